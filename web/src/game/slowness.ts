/** Whether the connection is so slow that players should be told. */

const SLOW_MS = 700; // below this, the cause may simply be a machine that draws slowly
const FAIR_MS = 450;
const TIMES = 4; // one or two bad moments do not count

/** Says whether the connection has been slow for a while. */
export class Slowness {
  #slow = false;
  #times = 0;

  /** How many seconds late pictures are, if players should be told; else null. Called about once a second. */
  look(lateMs: number): number | null {
    this.#times = lateMs > SLOW_MS ? this.#times + 1 : 0;
    if (this.#times >= TIMES) this.#slow = true;
    else if (lateMs < FAIR_MS) this.#slow = false;
    return this.#slow ? Math.round(lateMs / 100) / 10 : null;
  }
}
