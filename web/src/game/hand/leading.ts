/** Where the main hand wants to be and how it is turned; repeated to the server until the server has it. */

import { within } from "../../scene/stroke";
import { length, sub, type Vec3 } from "../../scene/vector";

const HEARD_M = 0.0004;
const AGAIN_MS = 150;
const LATELY_MS = 700; // time for wood, referee and page to catch up

/** The place that the main hand is led to. */
export class Leading {
  #target: Vec3 | null = null;
  #start: Vec3 = [0, 0, 0];
  #turn = 0;
  #aimedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly tell: (position: Vec3, turn: number) => void) {}

  /** Where it wants to be, while it holds something. */
  get target(): Vec3 | null {
    return this.#target;
  }

  /** How far it was led, in metres, if that was just now. Otherwise 0, because the result is visible and known by then. */
  get lately(): number {
    const known = !this.#target || performance.now() - this.#aimedAt > LATELY_MS;
    return known ? 0 : length(sub(this.#target!, this.#start));
  }

  /** Where it was when it took hold. */
  get start(): Vec3 {
    return this.#start;
  }

  /** It takes hold here. */
  take(at: Vec3): void {
    this.#target = this.#start = at;
    this.#turn = 0;
    this.#aimedAt = Number.NEGATIVE_INFINITY;
  }

  /** Leads it here and tells the server. */
  aim(position: Vec3): void {
    this.#aimedAt = performance.now();
    this.#target = within(position);
    this.tell(this.#target, this.#turn);
  }

  /** Turns what it holds, counter-clockwise seen from above. */
  turn(by: number): void {
    if (!this.#target) return;
    this.#turn += by;
    this.aim(this.#target);
  }

  /** Sends it again if the server believes something else: an aim can get lost. */
  repeat(told: Vec3 | null): void {
    if (!this.#target || !told || length(sub(told, this.#target)) <= HEARD_M) return;
    if (performance.now() - this.#aimedAt > AGAIN_MS) this.aim(this.#target);
  }

  /** It holds nothing any more. */
  drop(): void {
    this.#target = null;
    this.#turn = 0;
  }
}
