/** The other hand: it steadies a plateau, and is led only by a second press. */

import type { Eye } from "../scene/eye";
import type { Pick } from "../scene/pick";
import { drawn, type HandKey, lifted, type Stroke, stepped, within } from "../scene/stroke";
import type { Vec3 } from "../scene/vector";

const STILL_PX = 14; // a hand that steadies does not mind so much of a twitch
const WHEEL = 0.25; // a plateau is raised more gently than a column

export class Steadying {
  #target: Vec3 | null = null;
  #strayed = 0; // pixels since it was pressed

  constructor(private readonly aim: (position: Vec3) => void) {}

  /** Where it wants to be, while it has hold of a plateau. */
  get target(): Vec3 | null {
    return this.#target;
  }

  take(at: Pick): void {
    this.#target = at.point;
  }

  /** It was pressed again: from now on the pointer leads it. */
  lead(): void {
    this.#strayed = 0;
  }

  /** The pointer moved; true where there is something to steady. */
  stroke(stroke: Omit<Stroke, "clear">, eye: Eye): boolean {
    if (!this.#target) return false;
    this.#strayed += Math.hypot(stroke.dx, stroke.dy);
    if (this.#strayed >= STILL_PX) this.#aim(drawn(this.#target, { ...stroke, clear: false }, eye));
    return true;
  }

  /** The wheel raises and lowers it; true where there is something to steady. */
  wheel(pixels: number, precise: boolean): boolean {
    if (!this.#target) return false;
    this.#aim(lifted(this.#target, pixels * WHEEL, precise));
    return true;
  }

  /** A step as the eye sees it; true where there is something to steady. */
  step(key: HandKey, millimetres: number, eye: Eye): boolean {
    if (!this.#target) return false;
    this.#aim(stepped(this.#target, key, millimetres, eye));
    return true;
  }

  drop(): void {
    this.#target = null;
  }

  #aim(position: Vec3): void {
    this.#target = within(position);
    this.aim(this.#target);
  }
}
