/** A hand and the piece it holds, computed like the server's engine: servos of limited force that pull toward a target.
 *
 * paletti/physics/hand.py is the original. Its tests record how real hands moved, and servo.test.ts compares with that. */

import { FEEL, FRAME, HAND } from "../protocol";

export type FeelName = keyof typeof FEEL;
/** x, y and z in metres. */
export type Point = readonly [number, number, number];

const { STEP_S } = HAND;
/** Ticks of the clock that a step of the engine takes, and steps between two orders. */
export const STEP_TICKS = Math.round(STEP_S * FRAME.TICKS_A_SECOND);
export const CONTROL_STEPS = Math.round(HAND.CONTROL_S / STEP_S);
export const FRAME_STEPS = FRAME.FRAME_TICKS / STEP_TICKS;
const FILTER = 1 - Math.exp(-STEP_S / HAND.SERVO_S); // the share of the remaining difference that a step makes up

/** The parts of a servo's state: where the grip is and how fast it moves, what the servos make of their orders, the orders
 * themselves, and the turn with its servo. */
export const STATE = { GRIP: 0, SPEED: 3, DRIVE: 6, ORDER: 9, TURN: 12, TURN_DRIVE: 13, SIZE: 14 } as const;

const { GRIP, SPEED, DRIVE, ORDER, TURN, TURN_DRIVE, SIZE } = STATE;

/** How the wood restrains a hand, as far as that is known. */
export interface Restraint {
  /** Newtons that it takes to move the piece; infinite if it did not move at all. */
  resists: number;
  /** The grip goes no lower than this (metres): the piece would stand on the floor. */
  lowest: number;
}

export class Servo {
  readonly state = new Float64Array(SIZE);
  readonly #stiffness: number;
  readonly #damping: number;
  readonly #maxForce: number;
  readonly #turnFollows: number;
  readonly #lifts: boolean;
  readonly #weightN: number;
  readonly #inertia: number;

  constructor(feel: FeelName, massKg: number) {
    const { stiffness, damping, maxForce, turnStiffness, turnDamping } = FEEL[feel];
    [this.#stiffness, this.#damping, this.#maxForce] = [stiffness, damping, maxForce];
    this.#lifts = feel !== "hook";
    this.#weightN = massKg * HAND.FALL_M_S2;
    this.#inertia = massKg + HAND.MASS_KG + STEP_S * damping + STEP_S * STEP_S * stiffness;
    const follows = (STEP_S * turnStiffness) / turnDamping;
    this.#turnFollows = follows / (1 + follows);
  }

  /** What a change of speed costs, in kilograms: the mass, and what the springs add in a step. */
  get inertia(): number {
    return this.#inertia;
  }

  /** Closes the hand at a point, at rest. */
  begin(x: number, y: number, z: number): void {
    const s = this.state.fill(0);
    for (const at of [GRIP, DRIVE, ORDER]) {
      s[at] = x;
      s[at + 1] = y;
      s[at + 2] = z;
    }
  }

  /** Orders the servos toward a target; done every few steps. The stretch is limited, not each axis: a hand is
   * equally strong in every direction. */
  steer(x: number, y: number, z: number): void {
    const s = this.state;
    // The servos act a little late: what counts is where the hand will be by then.
    const hereX = s[GRIP]! + HAND.LATE_S * s[SPEED]!;
    const hereY = s[GRIP + 1]! + HAND.LATE_S * s[SPEED + 1]!;
    const hereZ = s[GRIP + 2]! + HAND.LATE_S * s[SPEED + 2]!;
    const dx = x - hereX;
    const dy = y - hereY;
    const dz = this.#lifts ? z - hereZ : 0;
    const stretch = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const most = this.#maxForce / this.#stiffness;
    const share = stretch > most ? most / stretch : 1;
    s[ORDER] = hereX + dx * share;
    s[ORDER + 1] = hereY + dy * share;
    s[ORDER + 2] = hereZ + dz * share;
  }

  /** The force along one axis that changes the speed: the servo's pull, less the weight. */
  net(axis: number): number {
    if (axis === 2 && !this.#lifts) return 0;
    const s = this.state;
    const speed = s[SPEED + axis]!;
    const pull = this.#stiffness * (s[DRIVE + axis]! - s[GRIP + axis]!) - this.#damping * speed;
    const limited = Math.max(-this.#maxForce, Math.min(this.#maxForce, pull));
    // The springs are computed at the end of the step, as the engine does, so that a light piece does not swing up.
    return limited - STEP_S * this.#stiffness * speed - (axis === 2 ? this.#weightN : 0);
  }

  /** One step. */
  step(turn: number, load: Restraint): void {
    const s = this.state;
    for (let i = 0; i < 3; i++) s[SPEED + i]! += (STEP_S * this.net(i)) / this.#inertia;
    if (!this.#lifts) s[SPEED + 2] = 0;
    if (load.resists > 0) {
      const speed = Math.hypot(s[SPEED]!, s[SPEED + 1]!, s[SPEED + 2]!);
      const lost = (STEP_S * load.resists) / this.#inertia;
      const kept = speed > lost ? 1 - lost / speed : 0;
      for (let i = 0; i < 3; i++) s[SPEED + i]! *= kept;
    }
    s[TURN]! += (s[TURN_DRIVE]! - s[TURN]!) * this.#turnFollows;
    s[TURN_DRIVE]! += (turn - s[TURN_DRIVE]!) * FILTER;
    this.coast();
    if (s[GRIP + 2]! < load.lowest) {
      s[GRIP + 2] = load.lowest;
      s[SPEED + 2] = Math.max(0, s[SPEED + 2]!);
    }
  }

  /** One step at the present speed, while the servos follow their orders. */
  coast(): void {
    const s = this.state;
    for (let i = 0; i < 3; i++) {
      s[GRIP + i]! += STEP_S * s[SPEED + i]!;
      s[DRIVE + i]! += (s[ORDER + i]! - s[DRIVE + i]!) * FILTER;
    }
  }
}
