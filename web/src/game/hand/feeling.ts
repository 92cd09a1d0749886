/** What to say about a column that is being drawn: that it carries, or that it is about to fall over. */

import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { length, sub, type Vec3 } from "../../scene/vector";
import { TOLD, tension } from "../../scene/weight";

/** `heavy`: something rests on it. `leans`: the hook draws its foot from under it, or over the edge of its floor. */
export type Feels = "heavy" | "leans" | AtEdge;

/** `edge`: the foot of a hooked column comes near the edge of its floor. `rim`: the hook goes no farther, and fingers can
 * reach the column from outside. */
export type AtEdge = "edge" | "rim" | null;

const FOR_S = 0.25; // a shorter pull is a jerk and not a weight
const KNOWN_S = 0.05;
const QUICK_S_M = 4.5; // loose wood also strains a hand when it is drawn quickly: by this much for each metre a second
const EVEN_S = 0.1; // a speed is averaged over this time
const LEANS_DEG = 8;

/** How hard the hand pulls at this piece (0 to 1), and how far the piece leans, in degrees. */
function pullOf(picture: Picture, index: number): { readonly strain: number; readonly leanDeg: number } {
  const strain = picture.hands.find((hand) => hand.tool !== "hold" && hand.piece === index)?.strain ?? 0;
  const [, x, y] = poseOf(picture, index).turn;
  return { strain, leanDeg: (Math.acos(Math.min(1, Math.abs(1 - 2 * (x * x + y * y)))) * 180) / Math.PI };
}

/** Feels what the hand has hold of, frame by frame. */
export class Feeling {
  #heavy = false;
  #since = 0;
  #speed = 0;
  #last: Vec3 | null = null;

  /** What is felt now, from the hand's pull (0 to 1), the column's `speed` (metres a second), and how far it leans on the
   * hook. If it is `known` to carry much, that is said at once, however quickly it is drawn. */
  look(strain: number, hookedLeanDeg: number | null, seconds: number, speed = 0, known = false): Feels {
    const taut = tension(strain) - (known ? 0 : QUICK_S_M * speed);
    const changes = this.#heavy ? taut < TOLD.loose : taut > TOLD.heavy;
    this.#since = changes ? this.#since + seconds : 0;
    if (this.#since > (known && !this.#heavy ? KNOWN_S : FOR_S)) [this.#heavy, this.#since] = [!this.#heavy, 0];
    if (hookedLeanDeg !== null && hookedLeanDeg > LEANS_DEG) return "leans";
    return this.#heavy ? "heavy" : null;
  }

  /** What is felt of this piece in the picture; how far it leans only counts on the hook. */
  of(picture: Picture, index: number, hooked: boolean, seconds: number, known = false): Feels {
    const { strain, leanDeg } = pullOf(picture, index);
    const speed = this.#goes(poseOf(picture, index).point, seconds);
    return this.look(strain, hooked ? leanDeg : null, seconds, speed, known);
  }

  #goes(now: Vec3, seconds: number): number {
    const speed = this.#last && seconds > 0 ? length(sub(now, this.#last)) / seconds : 0;
    this.#last = now;
    this.#speed += (speed - this.#speed) * Math.min(1, seconds / EVEN_S);
    return this.#speed;
  }

  /** The hand is empty again. */
  forget(): void {
    [this.#heavy, this.#since, this.#speed, this.#last] = [false, 0, 0, null];
  }
}
