/** What to say about a column that is being drawn: that it carries, or that it is about to fall over. */

import type { Kit } from "../../protocol";
import { poseOf } from "../../scene/pick";
import { type Picture, POSE_SIZE } from "../../scene/picture";
import { length, sub, type Vec3 } from "../../scene/vector";
import { TOLD, tension } from "../../scene/weight";

/** `heavy`: something rests on it. `leans`: the hook draws its foot from under it, or over the edge of its floor. `sways`: a
 * plateau has moved since the hand took hold, however little the column seems to carry. */
export type Feels = "heavy" | "leans" | "sways" | AtEdge;

/** `edge`: the foot of a hooked column comes near the edge of its floor. `rim`: the hook goes no farther, and fingers can
 * reach the column from outside. */
export type AtEdge = "edge" | "rim" | null;

const FOR_S = 0.25; // a shorter pull is a jerk and not a weight
const KNOWN_S = 0.05;
const QUICK_S_M = 4.5; // loose wood also strains a hand when it is drawn quickly: by this much for each metre a second
const EVEN_S = 0.1; // a speed is averaged over this time
const LEANS_DEG = 8;
const SWAYS_M = 0.003; // a plateau has moved if its middle is this far from where it lay,
const SWAYS_RAD = 0.03; // or it leans by this much more

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
  #lay: Float32Array | null = null; // the poses of all pieces when the hand took hold

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

  /** Whether a plateau has moved since the hand took hold, but for the one that the other hand `steadies`. */
  sways(kit: Kit, { poses, places }: Picture, steadies: string | null): boolean {
    this.#lay ??= Float32Array.from(poses);
    const lay = this.#lay;
    return kit.plateaus.some(({ colour }, at) => {
      const piece = kit.columns.length + at;
      if (places[piece] !== "villa" || colour === steadies) return false;
      const [before, now] = [lay, poses].map((all) => all.subarray(piece * POSE_SIZE, (piece + 1) * POSE_SIZE));
      const [far, tilt] = movedBetween(before!, now!);
      return far > SWAYS_M || tilt > SWAYS_RAD;
    });
  }

  #goes(now: Vec3, seconds: number): number {
    const speed = this.#last && seconds > 0 ? length(sub(now, this.#last)) / seconds : 0;
    this.#last = now;
    this.#speed += (speed - this.#speed) * Math.min(1, seconds / EVEN_S);
    return this.#speed;
  }

  /** The hand is empty again. */
  forget(): void {
    [this.#heavy, this.#since, this.#speed, this.#last, this.#lay] = [false, 0, 0, null, null];
  }
}

/** How far a piece is from where it lay, and how much more it leans, in radians. */
function movedBetween(before: Float32Array, now: Float32Array): readonly [number, number] {
  const far = Math.hypot(now[0]! - before[0]!, now[1]! - before[1]!, now[2]! - before[2]!);
  const [was, is] = [before, now].map(([, , , w, x, y, z]) => [2 * (x! * z! + w! * y!), 2 * (y! * z! - w! * x!)]);
  return [far, Math.hypot(is![0]! - was![0]!, is![1]! - was![1]!)];
}
