/** How often the lesson builds a taller villa for its last step. */

const MOST = 5; // in one visit
const AGAIN_MS = 5000; // after the server did not answer

/** Says when to build another tall villa: one at a time, and only a few. */
export class TallVillas {
  #built = 0;
  #builds = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  /** Whether to build one now; it is being built from then on. */
  begin(now: number): boolean {
    if (this.#builds || this.#built >= MOST || now - this.#failedAt < AGAIN_MS) return false;
    this.#builds = true;
    return true;
  }

  /** It stands, or the server did not build it. */
  end(stands: boolean, now: number): void {
    this.#builds = false;
    if (stands) this.#built += 1;
    else this.#failedAt = now;
  }
}
