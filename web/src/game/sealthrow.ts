/** The thrown seal, shown beside the villa: the real tumbling, a little slower, and then a good look at what it says. */

import type { Vec3 } from "../scene/vector";
import { FRAME_MS } from "../ticks";

export type SealPose = readonly [number, number, number, number, number, number, number];

const SLOWNESS = 1.7;
export const SHOWN_MS = 3500;
const BESIDE_M = 0.215; // from the middle of the villa: on the bare table, in front of the base

/** Collects the poses of a throw as they come, and gives them back in time and in place. */
export class SealThrow {
  #poses: SealPose[] = [];
  #begins = 0;

  /** One more pose of the throw that is under way, or the first of another. */
  take(pose: SealPose, now: number): void {
    if (this.#begins === 0 || now > this.#ends()) {
      this.#poses = [];
      this.#begins = now;
    }
    this.#poses.push(pose);
  }

  /** Whether there is anything to show now. */
  shows(now: number): boolean {
    return this.#poses.length > 0 && now < this.#ends();
  }

  /** Whether it still tumbles. */
  moves(now: number): boolean {
    return this.#poses.length > 0 && now < this.#ends() - SHOWN_MS;
  }

  /** Where the seal is shown now: it comes to lie in front of a viewer at this azimuth (radians). */
  at(now: number, azimuth: number, table: number): SealPose | null {
    if (!this.shows(now)) return null;
    const index = Math.min(this.#poses.length - 1, Math.floor((now - this.#begins) / (FRAME_MS * SLOWNESS)));
    return beside(this.#poses[Math.max(0, index)]!, this.#poses[0]!, this.#poses.at(-1)!, azimuth, table);
  }

  #ends(): number {
    return this.#begins + this.#poses.length * FRAME_MS * SLOWNESS + SHOWN_MS;
  }
}

/** The pose moved so that the throw ends in front of the villa, coming along its side and never through it. */
export function beside(pose: SealPose, first: SealPose, last: SealPose, azimuth: number, table: number): SealPose {
  const spot: Vec3 = [BESIDE_M * Math.cos(azimuth), BESIDE_M * Math.sin(azimuth), table];
  const came = Math.atan2(first[1] - last[1], first[0] - last[0]);
  const turn = azimuth + Math.PI / 2 - came;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [pose[0] - last[0], pose[1] - last[1]];
  const [hc, hs] = [Math.cos(turn / 2), Math.sin(turn / 2)];
  const [w, x, y, z] = [pose[3], pose[4], pose[5], pose[6]];
  return [
    spot[0] + c * dx - s * dy,
    spot[1] + s * dx + c * dy,
    spot[2] + pose[2],
    hc * w - hs * z,
    hc * x - hs * y,
    hc * y + hs * x,
    hc * z + hs * w,
  ];
}
