/** What is said at a piece when the hand was refused something, until the hand goes on. */

import type { Gesture, Refusal, Trouble } from "../../protocol";
import { length, sub, type Vec3 } from "../../scene/vector";
import type { HandView } from "./handview";

const WENT_ON_M = 0.004; // this far from where something was refused, the hand has gone on

const PRESSES: readonly string[] = ["grip", "hook", "hold"] satisfies Gesture["type"][];

/** What a hand does to a piece: where the server refuses it, the hand says why, beside the piece. */
export const GESTURES: readonly string[] = [
  ...PRESSES,
  ...(["let-go", "put-back", "release-hold"] satisfies Gesture["type"][]),
];

/** Where refusals are shown. */
export class Refusals {
  #pressed: Vec3 | null = null; // where the last press was
  #saidFrom: Vec3 | null = null; // where the hand was then
  #count = 0;

  /** A press was here: if it is refused, the reason is shown here. */
  pressed(at: Vec3): void {
    this.#pressed = at;
  }

  /** What to say about this refusal of a gesture; the hand is at `target`, if anywhere. */
  of(refusal: Refusal, what: string, target: Vec3 | null): HandView["why"] {
    this.#saidFrom = target;
    this.#count += 1;
    return { refusal, count: this.#count, at: PRESSES.includes(what) ? this.#pressed : target, what };
  }

  /** Whether the hand has gone on since. */
  isPast(target: Vec3 | null): boolean {
    return this.#saidFrom !== null && target !== null && length(sub(target, this.#saidFrom)) > WENT_ON_M;
  }
}

/** Whether by now the referee has a different reason to keep the hand closed than the one that was said, or no reason. */
export function isOutdated(why: HandView["why"], mark: Refusal | null | undefined): boolean {
  if (why?.what !== "let-go" || why.refusal.clause === null || mark === undefined) return false;
  return JSON.stringify(mark) !== JSON.stringify(why.refusal);
}

/** A refusal that rests on no rule: the page itself sees the reason. */
export function trouble(reason: Trouble): Refusal {
  return { clause: null, reason, facts: {} };
}
