/** What comes next for the piece in hand, so that one key is enough. */

import type { HandView } from "../game/hand";
import type { Verb } from "../protocol";

export type Next = "regrip" | "carry-up" | "set-down" | "let-go" | "draw-out" | "wait";

/** The next step: `allowed` once the hand may open where the piece is. */
export function nextOf(view: HandView, verb: Verb, plateau: boolean, allowed: boolean): Next {
  if (view.assist) return "wait";
  if (view.grasp === "hook") return view.journey === "in" ? "draw-out" : "regrip";
  if (verb === "take-out") return "draw-out";
  if (allowed) return "let-go";
  if (plateau || verb === "setup" || view.journey === "over") return "set-down";
  return view.journey === "clear" ? "carry-up" : "draw-out";
}
