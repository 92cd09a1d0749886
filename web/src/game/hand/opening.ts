/** Whether the hand may open where the piece is, as it is shown and said; why not is in the server's mark. */

import type { Refusal } from "../../protocol";
import type { Game } from "../state/tablestate";
import type { Journey } from "./floor";

/** `far` from where it belongs (or not moved yet), `near`: over it and still in the air, `may` be let go, may `not`. */
export type Opening = "far" | "near" | "may" | "not";

const HIGH_M = 0.012; // higher than this over its floor a piece is still on its way
const TOUCH_M = 0.003; // a foot this low that stands nowhere is beside its floor and not above it
/** Reasons that apply to any piece in the air, whatever the place below it. */
export const IN_THE_AIR: readonly Refusal["reason"][] = ["not-on-top-plateau", "not-there-yet", "in-the-air"];

export interface Held {
  readonly verb: NonNullable<Game["attempt"]>["verb"];
  readonly plateau: boolean;
  readonly journey: Journey;
  readonly view: { readonly grasp: "hand" | "hook"; readonly assist: "up" | "down" | null };
  /** How high the foot of the column, or the underside of the plateau, is over where it will rest, in metres. */
  readonly high: number;
}

/** What the server's mark means for a piece that is held like this. */
export function openingOf(mark: Refusal | null | undefined, { verb, plateau, journey, view, high }: Held): Opening {
  // A column that was merely felt, or is on the hook, may be let go at any time; that says nothing about the place.
  if (mark === undefined || verb === "take-out" || view.grasp === "hook" || view.assist === "up") return "far";
  if (journey !== "over" && (plateau || verb !== "setup")) return "far";
  if (mark === null) return "may";
  const airy = IN_THE_AIR.includes(mark.reason);
  if (plateau) return airy ? "near" : "not";
  return high > (airy ? TOUCH_M : HIGH_M) ? "near" : "not";
}
