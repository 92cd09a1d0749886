/** What there is to say of a column that is drawn: that it carries, or that it is about to fall over. */

import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { tension } from "../../scene/weight";

/** `heavy`: something rests on it. `leans`: the hook draws its foot from under it. */
export type Feels = "heavy" | "leans" | null;

const HEAVY = 0.6; // this taut it surely carries (`scene/weight.ts` draws the whole thread then)
const LIGHT = 0.45;
const FOR_S = 0.25; // a jerk is no weight
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

  /** What is felt now: of the hand's pull (0 to 1), and of how far the column leans where the hook has it. */
  look(strain: number, hookedLeanDeg: number | null, seconds: number): Feels {
    const taut = tension(strain);
    const changes = this.#heavy ? taut < LIGHT : taut > HEAVY;
    this.#since = changes ? this.#since + seconds : 0;
    if (this.#since > FOR_S) [this.#heavy, this.#since] = [!this.#heavy, 0];
    if (hookedLeanDeg !== null && hookedLeanDeg > LEANS_DEG) return "leans";
    return this.#heavy ? "heavy" : null;
  }

  /** What is felt of this piece as the picture shows it; how far it leans counts only where the hook has it. */
  of(picture: Picture, index: number, hooked: boolean, seconds: number): Feels {
    const { strain, leanDeg } = pullOf(picture, index);
    return this.look(strain, hooked ? leanDeg : null, seconds);
  }

  /** The hand is empty again. */
  forget(): void {
    [this.#heavy, this.#since] = [false, 0];
  }
}
