/** A short pause to look at what has come down, before the table clears it away. */

import type { Moment } from "../net/frames";

const BEAT_MS = 1500; // long enough to see what lies where; the next player waits

/** The part of a moment that shows whether something was cleared away. */
type Clearing = Pick<Moment, "places" | "hands">;

/** Whether a piece that lay in the villa, and in nobody's hand, is gone from it now. */
export function clearedAway(before: Clearing, now: Clearing): boolean {
  if (now.places === before.places) return false; // as in nearly every frame
  return before.places.some(
    (place, index) =>
      place === "villa" &&
      (now.places[index] === "out" || now.places[index] === "parked") &&
      !before.hands.some(({ piece }) => piece === index),
  );
}

/** Shows moments as they come, and keeps back those in which what came down is gone. */
export class Beat<M extends Clearing> {
  #last: M | null = null;
  #kept: M | null = null;
  #after: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (moment: M) => void) {}

  /** Takes the next moment: it is shown now, or after the beat. */
  see(moment: M): void {
    const clears = this.#last !== null && clearedAway(this.#last, moment);
    if (this.#kept || clears) {
      this.#timer ??= setTimeout(() => this.#end(), BEAT_MS);
      this.#kept = moment;
      if (moment.hands.length > 0) this.#end(); // somebody has gone on
      return;
    }
    this.#last = moment;
    this.show(moment);
  }

  /** Whether a moment is kept back. */
  get keeps(): boolean {
    return this.#kept !== null;
  }

  /** Does it once the beat is over, or now. */
  afterwards(run: () => void): void {
    if (this.#kept) this.#after.push(run);
    else run();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [moment, after] = [this.#kept, this.#after];
    [this.#kept, this.#after] = [null, []];
    if (!moment) return;
    this.#last = moment;
    this.show(moment);
    for (const run of after) run();
  }
}
