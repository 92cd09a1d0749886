/** Where the hand at this device was led recently, and when. */

const KEPT = 256; // four seconds at sixty a second

export class Aims {
  readonly #at = new Float64Array(KEPT);
  readonly #points = new Float64Array(KEPT * 4);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /** Keeps an aim; times only grow. */
  keep(atMs: number, x: number, y: number, z: number, turn: number): void {
    const slot = this.#count++ % KEPT;
    this.#at[slot] = atMs;
    const p = this.#points;
    p[slot * 4] = x;
    p[slot * 4 + 1] = y;
    p[slot * 4 + 2] = z;
    p[slot * 4 + 3] = turn;
  }

  /** Writes where the hand was led to at this time (x y z turn); false if nobody had led it yet. */
  at(ms: number, into: Float64Array): boolean {
    const oldest = Math.max(0, this.#count - KEPT);
    for (let i = this.#count - 1; i >= oldest; i--) {
      const slot = i % KEPT;
      if (this.#at[slot]! > ms) continue;
      for (let part = 0; part < 4; part++) into[part] = this.#points[slot * 4 + part]!;
      return true;
    }
    return false;
  }
}
