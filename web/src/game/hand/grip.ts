/** Where on a piece the hand has hold of it, and which way the hook is pulled. */

import type { Kit } from "../../protocol";
import { type Eye, forwardOf, wrapped } from "../../scene/eye";
import { indexOf } from "../../scene/kit";
import { type Picture, POSE_SIZE } from "../../scene/picture";
import { clamp, type Vec3 } from "../../scene/vector";
import { worldPoint } from "./floor";

const FINGERS_M = 0.01; // fingers stay this far from head and foot

/** The point of a column's axis that fingers close round at this height, which counts in the column's own frame. */
export function anchorOf(kit: Kit, picture: Picture | null, column: string, z: number): { local: Vec3; world: Vec3 } {
  const index = indexOf(kit, column);
  const most = (kit.columns[index]?.height ?? 0) / 2 - FINGERS_M;
  const local: Vec3 = [0, 0, clamp(z, -most, most)];
  return { local, world: picture ? worldPoint(picture, index, local) : local };
}

/** How high above the foot of a column, or the underside of a plateau, the hand has hold of it. */
export function gripAboveFoot(kit: Kit, picture: Picture, piece: string, otherwise: number): number {
  const index = indexOf(kit, piece);
  const z = picture.poses[index * POSE_SIZE + 2]!;
  const column = kit.columns[index];
  const half = column ? column.height / 2 : (kit.plateaus[index - kit.columns.length]?.thickness ?? 0) / 2;
  const hand = picture.hands.find((other) => other.tool !== "hold" && other.piece === index);
  return (hand?.grip[2] ?? otherwise) - (z - half);
}

/** The one of these ways (radians) that leads most toward the player who pulls; straight toward them if none is known. */
export function hookHeading(ways: readonly number[], eye: Eye): number {
  const [x, y] = forwardOf(eye);
  const wish = Math.atan2(-y, -x);
  const apart = (heading: number): number => Math.abs(wrapped(heading - wish));
  return ways.reduce((best, heading) => (apart(heading) < apart(best) ? heading : best), ways[0] ?? wish);
}
