/** What one does next with what is in hand, in one line. */

import type { HandView } from "../hand";

/** What the hand has to do with, and how its owner moves it. */
export interface InHand {
  readonly plateau: boolean;
  /** Whether it may be let go here. */
  readonly may: boolean;
  /** Whether it is over the place where it belongs. */
  readonly over: boolean;
  readonly verb: string | undefined;
  readonly view: Pick<HandView, "tool" | "journey" | "drags" | "blocked">;
}

/** The id of the line; those that speak of raising and turning ask how the hand is moved. */
export function handHint({ plateau, may, over, verb, view }: InHand): string {
  if (view.tool === "hold") return "hand-hint-hold";
  if (view.blocked && !may) return "hand-hint-blocked";
  if (plateau && view.journey === "clear") return "hand-hint-plateau-clear";
  if (plateau) return may ? "hand-hint-plateau-may" : "hand-hint-plateau";
  if (verb === "take-out") return "hand-hint-out";
  if (may) return "hand-hint-may";
  if (verb === "setup") return "hand-hint-setup";
  if (over) return "hand-hint-over";
  if (view.journey === "clear") return "hand-hint-clear";
  return view.drags ? "hand-hint-draw" : "hand-hint-kept";
}

/** Whether a finger or a mouse moves the hand here: a finger has no wheel. */
export function movedBy(fits: (query: string) => boolean): "finger" | "mouse" {
  return fits("(pointer: coarse)") ? "finger" : "mouse";
}
