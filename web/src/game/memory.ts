/** The last seconds of the villa, so that a collapse can be seen again without asking anybody. */

import type { Moment } from "../net/frames";
import { FRAME_MS } from "./pace";

export interface Recalled {
  readonly tick: number;
  readonly poses: Float32Array;
  readonly places: Moment["places"];
}

const KEPT = Math.ceil(30_000 / FRAME_MS); // half a minute of frames

export class Memory {
  #kept: Recalled[] = [];

  keep({ tick, poses, places }: Moment): void {
    const newest = this.#kept.at(-1);
    if (newest && tick < newest.tick) this.#kept = []; // another round, or a table that was restored
    this.#kept.push({ tick, poses, places });
    if (this.#kept.length > KEPT) this.#kept.splice(0, this.#kept.length - KEPT);
  }

  /** What happened between two ticks, or nothing where the beginning is no longer known. */
  between(begins: number, ends: number): readonly Recalled[] {
    const first = this.#kept[0];
    if (!first || first.tick > begins) return [];
    return this.#kept.filter(({ tick }) => tick >= begins && tick <= ends);
  }
}
