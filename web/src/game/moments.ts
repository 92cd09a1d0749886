/** The villa's moments in time: when each picture was made, and the last seconds of them. */

import type { Moment } from "../net/frames";
import { FRAME } from "../protocol";
import { FRAME_MS, TICK_MS } from "../ticks";

/** Says when pictures were made, on a clock that never stops. The villa's own clock stops whenever it rests. */
export class Pace {
  #madeMs = 0;
  #tick = 0;
  #restsSince: number | null = null;

  /** When this moment was made. It arrives at `now`, on this page's clock in milliseconds. The wood may move several times
   * as fast as in real life. */
  of({ tick, rests }: Pick<Moment, "tick" | "rests">, now: number, fast = 1): number {
    const rested = this.#restsSince === null ? 0 : now - this.#restsSince;
    // No ticks pass either while only the seal tumbles.
    this.#madeMs += Math.max(FRAME_MS, ((tick - this.#tick) * TICK_MS) / fast, rested);
    this.#tick = tick;
    this.#restsSince = rests ? now : null;
    return this.#madeMs;
  }

  /** When a picture is made that the server did not send, such as one of the tumbling seal. */
  next(): number {
    this.#madeMs += FRAME_MS;
    return this.#madeMs;
  }
}

export interface Recalled {
  readonly tick: number;
  readonly poses: Float32Array;
  readonly places: Moment["places"];
  readonly hands: Moment["hands"];
}

/** What was last in a hand, by its place in the kit, and whether the hook had it; null if there was no hand. */
export function lastInHand(moments: readonly Recalled[]): { readonly piece: number; readonly hooked: boolean } | null {
  const hand = moments.findLast((moment) => mainHand(moment) !== undefined);
  const main = hand && mainHand(hand);
  return main ? { piece: main.piece, hooked: main.tool === "hook" } : null;
}

/** The hand or hook that has a piece, if one has. */
export const mainHand = ({ hands }: Recalled) =>
  hands.find(({ tool, piece }) => tool !== "hold" && piece !== FRAME.NOTHING);

const KEPT = Math.ceil(30_000 / FRAME_MS); // half a minute of frames

/** The pictures of the last half minute. */
export class Memory {
  #kept: Recalled[] = [];

  /** Keeps this moment and forgets the oldest. */
  keep({ tick, poses, places, hands }: Moment): void {
    const newest = this.#kept.at(-1);
    if (newest && tick < newest.tick) this.#kept = []; // another round, or a table that was restored
    this.#kept.push({ tick, poses, places, hands });
    if (this.#kept.length > KEPT) this.#kept.splice(0, this.#kept.length - KEPT);
  }

  /** Everything that is still known. */
  lately(): readonly Recalled[] {
    return this.#kept.slice();
  }

  /** What happened between two ticks, or nothing if the beginning is no longer known. */
  between(begins: number, ends: number): readonly Recalled[] {
    const first = this.#kept[0];
    if (!first || first.tick > begins) return [];
    return this.#kept.filter(({ tick }) => tick >= begins && tick <= ends);
  }
}
