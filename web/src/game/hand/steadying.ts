/** The other hand: it steadies a plateau, and is led only by a second press. */

import type { Attempt, Kit, Plateau } from "../../protocol";
import type { Eye } from "../../scene/eye";
import type { Pick } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { drawn, type HandKey, lifted, type Stroke, stepped, within } from "../../scene/stroke";
import type { Vec3 } from "../../scene/vector";

const STILL_PX = 14; // a hand that steadies ignores a smaller twitch
const WHEEL = 0.25; // a plateau is raised more gently than a column

/** The place that the other hand is led to. */
export class Steadying {
  #target: Vec3 | null = null;
  #strayed = 0; // pixels since it was pressed
  #attempt: Attempt | null = null; // the one that it was seen in last
  #seen: Plateau | null = null; // the plateau that it was seen on then

  constructor(private readonly aim: (position: Vec3) => void) {}

  /** Where it wants to be, while it has hold of a plateau. */
  get target(): Vec3 | null {
    return this.#target;
  }

  /** It takes hold here. */
  take(at: Pick): void {
    this.#target = at.point;
  }

  /** What the picture shows it holding, if that changed, else undefined: a hold that was only just asked for is not in the
   * picture yet. A new attempt always counts as a change, because a message may have been lost before it. */
  see(kit: Kit, { hands }: Picture, attempt: Attempt): Plateau | null | undefined {
    const hand = hands.find(({ tool }) => tool === "hold");
    const plateau = kit.plateaus[(hand?.piece ?? -1) - kit.columns.length]?.colour ?? null;
    if (attempt === this.#attempt && plateau === this.#seen) return undefined;
    [this.#attempt, this.#seen] = [attempt, plateau];
    if (!hand || plateau === null) this.#target = null;
    else this.#target ??= hand.target;
    return plateau;
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

  /** It holds nothing any more. */
  drop(): void {
    this.#target = null;
  }

  #aim(position: Vec3): void {
    this.#target = within(position);
    this.aim(this.#target);
  }
}
