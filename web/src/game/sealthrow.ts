/** The thrown seal, shown beside the villa: the real tumbling, a little slower, and then long enough to read the result. */

import type { Moment } from "../net/frames";
import type { Kit } from "../protocol";
import { type Picture, POSE_SIZE } from "../scene/picture";
import type { SceneState } from "../scene/state";
import type { Vec3 } from "../scene/vector";
import { FRAME_MS } from "../ticks";

export type SealPose = readonly [number, number, number, number, number, number, number];

const SLOWNESS = 1.7;
const SHOWN_MS = 3500;
const BESIDE_M = 0.215; // from the middle of the villa: on the bare table, in front of the base
const ASIDE = 1.25; // radians to the right, where no paper lies; on a narrow screen it lies in front

/** Collects the poses of a throw as they come, and gives them back at the right time and place. */
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

  /** Where the seal is shown now. It comes to rest in front of a viewer at this azimuth (radians). */
  at(now: number, azimuth: number, table: number): SealPose | null {
    if (!this.shows(now)) return null;
    const index = Math.min(this.#poses.length - 1, Math.floor((now - this.#begins) / (FRAME_MS * SLOWNESS)));
    return beside(this.#poses[Math.max(0, index)]!, this.#poses[0]!, this.#poses.at(-1)!, azimuth, table);
  }

  #ends(): number {
    return this.#begins + this.#poses.length * FRAME_MS * SLOWNESS + SHOWN_MS;
  }
}

/** The seal in the pictures of a table. It tumbles in a separate world; here it is shown in front of the viewer. */
export class ShownSeal {
  readonly #throw = new SealThrow();
  readonly #at: number;
  #toward = 0;
  #tumbling = 0;
  #lying: ReturnType<typeof setTimeout> | undefined;

  /** `show` puts it into the present picture. */
  constructor(
    private readonly kit: Kit,
    private readonly scene: Pick<SceneState, "goal" | "width" | "height">,
    private readonly show: () => void,
  ) {
    this.#at = kit.columns.length + kit.plateaus.length;
  }

  /** Takes one more moment of the game, in which the seal may be thrown. */
  see(moment: Moment): void {
    if (moment.places[this.#at] !== "villa") return;
    const now = performance.now();
    const { goal, width, height } = this.scene;
    if (!this.#throw.shows(now)) this.#toward = goal.azimuth + (width > height ? ASIDE : 0);
    const pose = moment.poses.subarray(this.#at * POSE_SIZE, (this.#at + 1) * POSE_SIZE);
    this.#throw.take(Array.from(pose) as unknown as SealPose, now);
    clearTimeout(this.#lying);
    if (!this.#tumbling) this.#tumbling = requestAnimationFrame(this.#tumble);
  }

  /** The picture with the seal where it is shown now, if it is. */
  dressed(picture: Picture): Picture {
    const pose = this.#throw.at(performance.now(), this.#toward, -this.kit.base.thickness);
    if (!pose && picture.places[this.#at] === "away") return picture;
    const places = picture.places.with(this.#at, pose ? "villa" : "away");
    if (!pose) return { ...picture, places };
    const poses = picture.poses.slice();
    poses.set(pose, this.#at * POSE_SIZE);
    return { ...picture, poses, places };
  }

  close(): void {
    cancelAnimationFrame(this.#tumbling);
    clearTimeout(this.#lying);
  }

  readonly #tumble = (): void => {
    this.#tumbling = this.#throw.moves(performance.now()) ? requestAnimationFrame(this.#tumble) : 0;
    this.show();
    if (!this.#tumbling) this.#lying = setTimeout(this.show, SHOWN_MS);
  };
}

/** The pose, moved so that the throw ends in front of the villa and passes beside it, never through it. */
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
