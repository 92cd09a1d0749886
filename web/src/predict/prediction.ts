/** The hand at this device, shown where it will be: its servo is computed here at once, and the server's frames correct it.
 *
 * In free air the page computes like the engine, and nothing has to be corrected. The frames are the only way to know of
 * wood that resists: after each of them the hand is computed again, up to now, under that load. The difference is blended
 * in, so that nothing jumps. */

import { FRAME, HAND } from "../protocol";
import { FRAME_MS } from "../ticks";
import { Aims } from "./aims";
import { Resistance } from "./resistance";
import {
  CONTROL_STEPS,
  type FeelName,
  FRAME_STEPS,
  type Point,
  type Restraint,
  Servo,
  STATE,
  STEP_TICKS,
} from "./servo";

/** A hand as a frame shows it. */
export interface HandTold {
  readonly grip: Point;
  readonly target: Point;
  readonly ledMs: number | null;
}

/** What is in the hand. */
export interface Handful {
  readonly feel: FeelName;
  readonly massKg: number;
  readonly loose: boolean;
}

const STEP_MS = 1000 * HAND.STEP_S;
const KEPT = 256; // steps: two seconds, longer than the delay of any usable connection
const BLEND_MS = 90;
const TRUE_M = 0.0015; // a prediction this near to the server's hand counts as right
const LED_M = 0.0015; // a target of the server this near to ours counts as ours
const ASTRAY = 4; // after this many frames with another target, somebody else leads the hand, as when a piece is put back
const LONGEST_MS = 900; // after a longer pause there is nothing to predict from
const SHOWN_KEPT = 256;

export class Prediction {
  /** Where the grip is shown (metres). */
  readonly grip = new Float64Array(3);
  /** How far the shown piece is turned beyond the piece in the latest frame. */
  turned = 0;
  /** How long ago, on this page's clock, the hand was led as the latest frames show it. */
  behindMs = 0;
  /** How far off the shown grip was (metres) at the instant of the latest frame; null if that is unknown. */
  missedM: number | null = null;
  readonly #servo: Servo;
  readonly #felt: Resistance;
  readonly #aims = new Aims();
  readonly #aim = new Float64Array(4);
  readonly #past = new Float64Array(KEPT * STATE.SIZE);
  readonly #load: Restraint = { resists: Number.POSITIVE_INFINITY, lowest: Number.NEGATIVE_INFINITY };
  readonly #off = new Float64Array(3);
  readonly #shown = new Float64Array(SHOWN_KEPT * 4);
  #shownCount = 0;
  /** The step up to which the hand is computed. */
  #now = 0;
  #zeroMs = 0;
  #offset = 0;
  #toldStep = 0;
  #endedMs = 0;
  #astray = 0;
  #drawnMs = 0;

  /** Begins with the first frame that shows the hand; `loose` where the piece is known to carry nothing. */
  constructor({ feel, massKg, loose }: Handful, told: HandTold, tick: number, nowMs: number) {
    this.#servo = new Servo(feel, massKg);
    this.#felt = new Resistance(feel, massKg, loose);
    this.#load.resists = this.#felt.resists;
    this.#servo.begin(...told.grip);
    this.#felt.begin(told.grip, tick);
    this.#aims.keep(Number.NEGATIVE_INFINITY, ...told.target, 0);
    this.grip.set(told.grip);
    this.#zeroMs = this.#drawnMs = nowMs;
    this.#remember();
  }

  /** Whether the piece follows the hand freely, as far as is known. */
  get free(): boolean {
    return this.#load.resists === 0;
  }

  /** The time to send with an aim now: half way between two of the server's looks for aims. So it counts from the same frame
   * on both sides, even if the clocks differ by some milliseconds. */
  stampMs(nowMs: number): number {
    return nowMs - modulo(nowMs - this.#endedMs, FRAME_MS) + FRAME_MS / 2;
  }

  /** Takes an aim that was sent: the hand was led there. */
  lead(atMs: number, [x, y, z]: Point, turn: number): void {
    this.#aims.keep(atMs, x, y, z, turn);
  }

  /** How low the grip can go before the piece stands on something. */
  set lowest(z: number) {
    this.#load.lowest = z;
  }

  /** Takes a frame, which shows how the hand moved. */
  tell(told: HandTold, tick: number, nowMs: number): void {
    this.advance(nowMs);
    const ledMs = told.ledMs === null ? null : nowMs - modulo(nowMs - told.ledMs, FRAME.LED_WRAP_MS);
    if (ledMs !== null) this.behindMs = nowMs - ledMs;
    const beganMs = ledMs ?? nowMs - this.behindMs;
    const endedMs = beganMs + FRAME_MS;
    this.#endedMs = endedMs;
    this.#felt.follow(told.grip, told.target, tick);
    const at = this.#align(endedMs, tick / STEP_TICKS);
    this.#toldStep = at;
    this.missedM = ledMs === null ? null : this.#missed(told.grip, endedMs);
    this.#aims.at(beganMs, this.#aim);
    const led = distance(told.target, this.#aim) < LED_M;
    this.#astray = led ? 0 : this.#astray + 1;
    const known = at > this.#now - KEPT && at <= this.#now;
    const right = known && this.#wrongBy(told.grip, at) < TRUE_M;
    this.#load.resists = this.#felt.resists;
    if (this.free && right && this.#astray === 0) return;
    this.#computeFrom(Math.min(at, this.#now));
  }

  /** Computes the hand up to now, and where the grip is shown. */
  advance(nowMs: number): void {
    if (nowMs - this.#timeOf(this.#now) > LONGEST_MS) {
      this.#servo.state.set(this.#felt.state);
      this.#now = Math.floor((nowMs - this.#zeroMs) / STEP_MS);
      this.#remember();
    }
    while (this.#timeOf(this.#now + 1) <= nowMs) this.#step();
    const fades = Math.exp(-Math.max(0, nowMs - this.#drawnMs) / BLEND_MS);
    this.#drawnMs = Math.max(this.#drawnMs, nowMs);
    for (let i = 0; i < 3; i++) {
      this.#off[i]! *= fades;
      this.grip[i] = this.#computed(i, nowMs) + this.#off[i]!;
    }
    this.turned = this.#astray < ASTRAY ? this.#servo.state[STATE.TURN]! - this.#pastOf(this.#toldStep, STATE.TURN) : 0;
    const slot = (this.#shownCount++ % SHOWN_KEPT) * 4;
    this.#shown[slot] = nowMs;
    for (let i = 0; i < 3; i++) this.#shown[slot + 1 + i] = this.grip[i]!;
  }

  /** Where the grip is at this time, before blending. */
  #computed(axis: number, nowMs: number): number {
    if (this.#astray >= ASTRAY) return this.#felt.grip(axis);
    const s = this.#servo.state;
    const ahead = (nowMs - this.#timeOf(this.#now)) / 1000;
    return s[STATE.GRIP + axis]! + s[STATE.SPEED + axis]! * ahead;
  }

  #timeOf(step: number): number {
    return this.#zeroMs + step * STEP_MS;
  }

  /** Our step that ended at this time, when the server was at `step`. Both steer their hands in the same steps. */
  #align(endedMs: number, step: number): number {
    const at = Math.round((endedMs - this.#zeroMs) / STEP_MS);
    // The server's steps lie between ours, so ours are shifted little by little.
    this.#zeroMs += (endedMs - this.#timeOf(at)) * 0.1;
    this.#offset = modulo(step - at, CONTROL_STEPS);
    return at;
  }

  #step(): void {
    // The server looks for aims at the beginning of a frame, and steers every few steps.
    const since = modulo(this.#now - this.#toldStep, FRAME_STEPS);
    this.#aims.at(this.#timeOf(this.#now - since) + 0.5, this.#aim);
    if (modulo(this.#now + this.#offset, CONTROL_STEPS) === 0)
      this.#servo.steer(this.#aim[0]!, this.#aim[1]!, this.#aim[2]!);
    this.#servo.step(this.#aim[3]!, this.#load);
    this.#now += 1;
    this.#remember();
  }

  /** Takes over the server's state of a past step and computes on from there, without a jump in the picture. */
  #computeFrom(at: number): void {
    const until = this.#now;
    const s = this.#servo.state;
    const turn = this.#pastOf(at, STATE.TURN);
    const turnDrive = this.#pastOf(at, STATE.TURN_DRIVE);
    s.set(this.#felt.state);
    s[STATE.TURN] = turn;
    s[STATE.TURN_DRIVE] = turnDrive;
    this.#now = Math.max(at, until - KEPT + 1);
    this.#remember();
    while (this.#now < until) this.#step();
    for (let i = 0; i < 3; i++) this.#off[i] = this.grip[i]! - this.#computed(i, this.#drawnMs);
  }

  #remember(): void {
    this.#past.set(this.#servo.state, modulo(this.#now, KEPT) * STATE.SIZE);
  }

  #pastOf(step: number, part: number): number {
    const known = Math.min(step, this.#now);
    return this.#past[modulo(known, KEPT) * STATE.SIZE + part]!;
  }

  #wrongBy(grip: Point, at: number): number {
    const dx = grip[0] - this.#pastOf(at, STATE.GRIP);
    const dy = grip[1] - this.#pastOf(at, STATE.GRIP + 1);
    const dz = grip[2] - this.#pastOf(at, STATE.GRIP + 2);
    return Math.hypot(dx, dy, dz);
  }

  /** How far from this target the grip was shown at the instant of the latest frame. */
  stretchedM(target: Point): number {
    return this.#missed(target, this.#endedMs) ?? 0;
  }

  /** How far from here the grip was shown at this time; null if it was not shown then. */
  #missed(grip: Point, ms: number): number | null {
    const s = this.#shown;
    const oldest = Math.max(0, this.#shownCount - SHOWN_KEPT);
    for (let i = this.#shownCount - 2; i >= oldest; i--) {
      const from = (i % SHOWN_KEPT) * 4;
      if (s[from]! > ms) continue;
      const to = ((i + 1) % SHOWN_KEPT) * 4;
      const span = s[to]! - s[from]!;
      const share = span > 0 ? Math.min(1, (ms - s[from]!) / span) : 0;
      let sum = 0;
      for (let part = 1; part < 4; part++) {
        const shown = s[from + part]! + (s[to + part]! - s[from + part]!) * share;
        sum += (shown - grip[part - 1]!) ** 2;
      }
      return Math.sqrt(sum);
    }
    return null;
  }
}

function distance(one: Point, other: Float64Array): number {
  return Math.hypot(one[0] - other[0]!, one[1] - other[1]!, one[2] - other[2]!);
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
