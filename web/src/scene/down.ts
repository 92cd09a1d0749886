/** What looks as if it had come down, before the referee says so. Only the server judges a fall (physics/down.py). The
 * numbers in this file only decide what is shown and said until then. */

import { EDITION_DEFAULTS, type Kit } from "../protocol";
import { type Arrangement, type Picture, POSE_SIZE } from "./picture";

type Poses = Picture["poses"];

const DOWN_DEG = Number(EDITION_DEFAULTS.de["collapse-lean-deg"]); // a plateau that leans further is down
const TIPS = 0.6; // share of that lean: more than any sway, but early enough to help
const LIES_DEG = 35; // a column that is wedged under its plateau never leans this far
const OFF = 0.5; // share of its height: a column that has sunk this far is off its level
const STRAY_M = 0.24; // from the middle of the base; hands do not draw a column out this far

/** How long it must look like that: a push, or the rocking of a plateau that settles again, is shorter. */
export const LASTS_S = 0.3;

/** How far the axis of a piece leans, in degrees; upside down counts as upright. */
export function leanOf(poses: Poses, index: number): number {
  const at = index * POSE_SIZE;
  const upright = Math.abs(1 - 2 * (poses[at + 4]! ** 2 + poses[at + 5]! ** 2));
  return (Math.acos(Math.min(1, upright)) * 180) / Math.PI;
}

/** Whether a plateau tips, in a house where it counts as down at this lean. */
export const isTipping = (poses: Poses, index: number, downDeg = DOWN_DEG): boolean =>
  leanOf(poses, index) > TIPS * downDeg;

/** Whether a column of this height lies, or has dropped off the floor that it stood on. */
export function isDown(poses: Poses, index: number, height: number, floor: number): boolean {
  return leanOf(poses, index) > LIES_DEG || floor + height / 2 - poses[index * POSE_SIZE + 2]! > OFF * height;
}

/** Whether the villa is a heap: a plateau tips, or a column lies where no hand takes one. */
export function isHeap(kit: Pick<Kit, "columns" | "plateaus">, { poses, places }: Arrangement): boolean {
  const first = kit.columns.length;
  return places.some((place, i) => {
    if (place !== "villa" || i >= first + kit.plateaus.length) return false;
    if (i >= first) return isTipping(poses, i);
    return Math.hypot(poses[i * POSE_SIZE]!, poses[i * POSE_SIZE + 1]!) > STRAY_M;
  });
}
