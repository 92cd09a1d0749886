/** What the server's frames show about the wood in a hand: whether it moves freely, and if not, how hard it resists. */

import { HAND } from "../protocol";
import { CONTROL_STEPS, type FeelName, type Point, type Restraint, Servo, STATE, STEP_TICKS } from "./servo";

const WINDOW = 7; // the number of frames over which to decide whether the piece moves at all
const MOVES_M = 0.0006; // within that time; a tremor moves less
const QUICK = 0.25; // share of a new frame in what is felt
const JUMP_STEPS = 20; // after this many steps without a frame the speed is unknown
const TRUE_M = 0.0012; // a hand without load stays this near to the frames; tremor and light friction are included
const SURE_FRAMES = 4;
const SURE_M = 0.002; // it must have moved freely this far before it counts as free
const NO_LOAD: Restraint = { resists: 0, lowest: Number.NEGATIVE_INFINITY };

export class Resistance {
  /** Newtons that it takes to move the piece now; zero in free air, infinite while it has not moved. */
  resists: number;
  /** A servo that follows the server's frames. */
  readonly #told: Servo;
  /** A servo with the same targets but without any load: as long as both agree, there is no load. */
  readonly #free: Servo;
  readonly #push = new Float64Array(3);
  readonly #grips = new Float64Array(WINDOW * 3);
  #frames = 0;
  #step = 0;
  #agreed = 0;
  readonly #from = new Float64Array(3);

  constructor(feel: FeelName, massKg: number, loose: boolean) {
    // A piece in a villa counts as held until something else is known.
    this.resists = loose ? 0 : Number.POSITIVE_INFINITY;
    this.#told = new Servo(feel, massKg);
    this.#free = new Servo(feel, massKg);
  }

  /** The state of the server's hand at its latest frame, as far as it can be known. */
  get state(): Float64Array {
    return this.resists === 0 ? this.#free.state : this.#told.state;
  }

  /** Where the grip is in the latest frame. */
  grip(axis: number): number {
    return this.#told.state[STATE.GRIP + axis]!;
  }

  /** The first frame that shows the hand. */
  begin([x, y, z]: Point, tick: number): void {
    this.#told.begin(x, y, z);
    this.#step = Math.round(tick / STEP_TICKS);
    this.#keep([x, y, z]);
    this.#start();
  }

  /** The next frame. */
  follow(grip: Point, target: Point, tick: number): void {
    const until = Math.round(tick / STEP_TICKS);
    const steps = Math.max(1, Math.min(JUMP_STEPS, until - this.#step));
    this.#feel(grip, steps * HAND.STEP_S);
    for (let step = until - steps; step < until; step++) {
      if (step % CONTROL_STEPS === 0) {
        this.#told.steer(...target);
        this.#free.steer(...target);
      }
      this.#told.coast();
      this.#free.step(0, NO_LOAD);
    }
    this.#told.state.set(grip, STATE.GRIP);
    this.#step = until;
    this.#keep(grip);
    if (away(this.#free.state, grip) > TRUE_M) {
      this.#start();
      this.resists = this.#moves()
        ? Math.hypot(this.#push[0]!, this.#push[1]!, this.#push[2]!)
        : Number.POSITIVE_INFINITY;
      return;
    }
    this.#agreed += 1;
    if (this.resists === 0 || (this.#agreed >= SURE_FRAMES && away(this.#from, grip) > SURE_M)) this.resists = 0;
    else if (!this.#moves()) this.resists = Number.POSITIVE_INFINITY;
  }

  #start(): void {
    this.#free.state.set(this.#told.state);
    for (let i = 0; i < 3; i++) this.#from[i] = this.grip(i);
    this.#agreed = 0;
  }

  /** Measures how fast it moved in this frame, and how much of the servos' pull the wood took. */
  #feel(grip: Point, seconds: number): void {
    const s = this.#told.state;
    for (let i = 0; i < 3; i++) {
      const speed = (grip[i]! - s[STATE.GRIP + i]!) / seconds;
      const gained = (speed - s[STATE.SPEED + i]!) / seconds;
      s[STATE.SPEED + i] = speed;
      const push = this.#told.net(i) - this.#told.inertia * gained;
      this.#push[i]! += (push - this.#push[i]!) * QUICK;
    }
  }

  #keep(grip: Point): void {
    this.#grips.set(grip, (this.#frames++ % WINDOW) * 3);
  }

  #moves(): boolean {
    const g = this.#grips;
    const newest = ((this.#frames - 1) % WINDOW) * 3;
    const oldest = (this.#frames <= WINDOW ? 0 : this.#frames % WINDOW) * 3;
    const [dx, dy, dz] = [g[newest]! - g[oldest]!, g[newest + 1]! - g[oldest + 1]!, g[newest + 2]! - g[oldest + 2]!];
    return Math.hypot(dx, dy, dz) > MOVES_M;
  }
}

function away(from: Float64Array, [x, y, z]: Point): number {
  return Math.hypot(from[0]! - x, from[1]! - y, from[2]! - z);
}
