/** What comes next on a piece's way from the villa to where it belongs: one rule for buttons, keys and gamepads. */

import type { Attempt } from "../../protocol";
import type { HandView } from "./handview";

/** `draw-out` is the player's own work; the hand does the others by itself. */
export type NextStep = "draw-out" | "regrip" | "release-hold" | "carry-up" | "set-down" | "let-go";

/** What the next step depends on, besides the hand itself. */
export interface Task {
  readonly verb: Attempt["verb"] | undefined;
  /** Whether a plateau is in hand. */
  readonly plateau: boolean;
  /** Whether no plateau may be steadied while a column is set down (BUILD-2). */
  readonly letsGoFirst: boolean;
}

/** The next step of the piece in hand. */
export function nextStep(
  view: Pick<HandView, "grasp" | "journey" | "opening" | "steadies" | "feels">,
  { verb, plateau, letsGoFirst }: Task,
): NextStep {
  if (view.grasp === "hook" && view.journey === "in") return view.feels === "rim" ? "regrip" : "draw-out";
  if (verb === "take-out" && view.grasp !== "hook") return "draw-out"; // it leaves the game, and stands nowhere
  // Once the column is out, holding on does not help: setting the column down would be refused.
  if (view.steadies && letsGoFirst && !plateau && view.journey !== "in") return "release-hold";
  if (view.grasp === "hook") return "regrip";
  if (view.opening === "may") return "let-go";
  if (view.journey === "over" || (verb === "setup" && !plateau)) return "set-down";
  return plateau || view.journey === "clear" ? "carry-up" : "draw-out";
}
