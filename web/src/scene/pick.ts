/** Which piece a ray meets, and where on it, with some tolerance for a finger. */

import type { Kit } from "../protocol";
import { type Piece, pieceAt } from "./kit";
import { type Picture, POSE_SIZE } from "./picture";
import { signedDistance } from "./rim";
import { at, clamp, dot, inverse, type Quat, type Ray, scale, sub, turned, type Vec3 } from "./vector";

export interface Pick {
  readonly piece: Piece;
  /** The touched point in the world, and in the piece's own frame. */
  readonly point: Vec3;
  readonly local: Vec3;
  readonly distance: number;
  /** Whether the ray met the wood itself and not only its neighbourhood. */
  readonly exact: boolean;
}

export interface PickOptions {
  /** How far beside a column still counts, as an angle in radians seen from the eye. */
  readonly slop: number;
  /** Within this angle from its axis a column counts as hit, before anything that stands farther back. */
  readonly thick?: number;
  /** Which pieces can be meant at all. */
  readonly wanted?: (piece: Piece) => boolean;
}

interface NearMiss {
  readonly pick: Pick;
  /** How far beside its wood, and beside its axis, as angles. */
  readonly off: number;
  readonly aside: number;
}

/** The piece that is meant, or null: the wood under the ray if it is wanted, else the nearest wanted column beside it. */
export function pick(
  kit: Kit,
  picture: Picture,
  ray: Ray,
  { slop, thick = 0, wanted = () => true }: PickOptions,
): Pick | null {
  let hit: Pick | null = null;
  const beside: NearMiss[] = [];
  for (let index = 0; index < picture.places.length; index++) {
    if (picture.places[index] !== "villa") continue;
    const piece = pieceAt(kit, index);
    const pose = poseOf(picture, index);
    const [from, along] = [
      turned(sub(ray.from, pose.point), inverse(pose.turn)),
      turned(ray.along, inverse(pose.turn)),
    ];
    const distance = meet(kit, piece, { from, along });
    if (distance !== null && (!hit || distance < hit.distance)) {
      hit = { piece, point: at(ray, distance), local: at({ from, along }, distance), distance, exact: true };
    }
    if (distance === null && piece.type === "column" && wanted(piece)) {
      const near = nearest(kit, index, { from, along });
      if (near && (near.off < slop || near.aside < thick)) {
        beside.push({
          pick: { piece, point: at(ray, near.distance), local: near.local, distance: near.distance, exact: false },
          off: near.off,
          aside: near.aside,
        });
      }
    }
  }
  const met: Pick | null = hit;
  const exact = met?.piece.type === "column" && wanted(met.piece);
  // How far the axis of a column under the ray is; a column beside it may be this far without being hidden.
  const farther = met && met.distance + (exact ? (kit.columns[met.piece.index]?.width ?? 0) / 2 - BEFORE_M : 0.02);
  const open = beside.filter(({ pick: { distance } }) => farther === null || distance < farther);
  // A finger means the thin column in front rather than the one visible beside it, farther back.
  const meant = foremost(open.filter(({ aside }) => aside < thick));
  if (meant || exact) return meant ?? met;
  return leastOff(open)?.pick ?? (met && wanted(met.piece) ? met : null);
}

const BEFORE_M = 0.006;

/** The foremost one; among about equally near ones, the one nearest to the ray. */
function foremost(beside: readonly NearMiss[]): Pick | null {
  const nearest = Math.min(...beside.map(({ pick: { distance } }) => distance));
  return leastOff(beside.filter(({ pick: { distance } }) => distance < nearest + BEFORE_M))?.pick ?? null;
}

const leastOff = (beside: readonly NearMiss[]): NearMiss | null =>
  beside.reduce<NearMiss | null>((best, next) => (best && best.off <= next.off ? best : next), null);

/** A piece's place and turn. */
export function poseOf(picture: Picture, index: number): { point: Vec3; turn: Quat } {
  const p = picture.poses;
  const i = index * POSE_SIZE;
  return { point: [p[i]!, p[i + 1]!, p[i + 2]!], turn: [p[i + 3]!, p[i + 4]!, p[i + 5]!, p[i + 6]!] };
}

function meet(kit: Kit, piece: Piece, ray: Ray): number | null {
  switch (piece.type) {
    case "column": {
      const shape = kit.columns[piece.index]!;
      // A hexagon is treated as a circle between its flats and its corners; for a finger that makes no difference.
      return meetRod(ray, (shape.width / 2) * (shape.kind === "hex" ? 1.07 : 1), shape.height / 2);
    }
    case "plateau": {
      const shape = kit.plateaus[piece.index - kit.columns.length]!;
      return meetSlab(ray, shape.outline, shape.thickness / 2);
    }
    case "seal":
      return meetBox(ray, [kit.seal.length / 2, kit.seal.width / 2, kit.seal.width / 2]);
    default:
      return piece satisfies never;
  }
}

function meetRod({ from, along }: Ray, radius: number, half: number): number | null {
  const [a, b] = [along[0] ** 2 + along[1] ** 2, from[0] * along[0] + from[1] * along[1]];
  const c = from[0] ** 2 + from[1] ** 2 - radius ** 2;
  const found: number[] = [];
  const inner = b * b - a * c;
  if (a > 1e-12 && inner >= 0) {
    const t = (-b - Math.sqrt(inner)) / a;
    if (t > 0 && Math.abs(from[2] + t * along[2]) <= half) found.push(t);
  }
  if (Math.abs(along[2]) > 1e-9) {
    const t = (Math.sign(-along[2]) * half - from[2]) / along[2];
    if (t > 0 && Math.hypot(from[0] + t * along[0], from[1] + t * along[1]) <= radius) found.push(t);
  }
  return found.length > 0 ? Math.min(...found) : null;
}

function meetSlab(ray: Ray, outline: Kit["plateaus"][number]["outline"], half: number): number | null {
  const { from, along } = ray;
  if (Math.abs(along[2]) > 1e-9) {
    const t = (Math.sign(-along[2]) * half - from[2]) / along[2];
    if (t > 0 && signedDistance(outline, from[0] + t * along[0], from[1] + t * along[1]) <= 0) return t;
  }
  let first: number | null = null;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [ex, ey] = [bx - ax, by - ay];
    const det = along[0] * ey - along[1] * ex;
    if (Math.abs(det) < 1e-12) continue;
    const t = ((ax - from[0]) * ey - (ay - from[1]) * ex) / det;
    const share = ((ax - from[0]) * along[1] - (ay - from[1]) * along[0]) / det;
    if (t > 0 && share >= 0 && share <= 1 && Math.abs(from[2] + t * along[2]) <= half && (first === null || t < first))
      first = t;
  }
  return first;
}

function meetBox({ from, along }: Ray, half: Vec3): number | null {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (let axis = 0; axis < 3; axis++) {
    const [start, speed, reach] = [from[axis]!, along[axis]!, half[axis]!];
    if (Math.abs(speed) < 1e-12) {
      if (Math.abs(start) > reach) return null;
      continue;
    }
    const [a, b] = [(-reach - start) / speed, (reach - start) / speed];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave && leave > 0 ? enter : null;
}

const BEYOND = 3; // a millimetre beyond the end of a column counts like this many beside it

interface Near {
  readonly distance: number;
  readonly off: number;
  readonly aside: number;
  readonly local: Vec3;
}

function nearest(kit: Kit, index: number, ray: Ray): Near | null {
  // The point of the column's axis that the ray passes closest to.
  const shape = kit.columns[index]!;
  const { from, along } = ray;
  const flat = 1 - along[2] * along[2];
  if (flat < 1e-9) return null;
  const z = clamp((from[2] - along[2] * dot(from, along)) / flat, -shape.height / 2, shape.height / 2);
  const distance = dot(sub([0, 0, z], from), along);
  if (distance <= 0) return null;
  const away = sub(at(ray, distance), [0, 0, z]);
  const gap = Math.hypot(...away);
  // Fingers beside a column mean the column; below its foot or above its head they mean the ground or the picture.
  const missed = Math.hypot(away[0], away[1], BEYOND * away[2]);
  const toward = gap > 0 ? scale(away, shape.width / 2 / gap) : away;
  return {
    distance,
    off: Math.max(0, missed - shape.width / 2) / distance,
    aside: missed / distance,
    local: [toward[0], toward[1], clamp(z + toward[2], -shape.height / 2, shape.height / 2)],
  };
}
