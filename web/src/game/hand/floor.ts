/** Where the villa's floors are, and whether a piece in hand is clear of them; from a picture alone. */

import type { Kit, Plateau } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import { inverse, sub, turned, type Vec3 } from "../../scene/vector";

/** How far inside a plateau's edge a column is set, so that all of its foot surely stands on it. */
export const EDGE_M = 0.006;
export const STANDS_M = 0.012; // a foot this near to a floor stands on it

/** The height of the floor that columns stand on at this level, in metres above the base. */
export function floorHeight(kit: Kit, picture: Picture, level: string): number {
  const plateau = kit.plateaus.find((shape) => shape.colour === level);
  if (!plateau) return 0;
  return poseOf(picture, indexOf(kit, level)).point[2] + plateau.thickness / 2;
}

const REACH_M = 0.1; // farther from its middle than this, a plateau has hardly any floor

/** The height of this floor right under a point: a plateau that is held or has lost a column tilts a little. */
export function floorUnder(kit: Kit, picture: Picture, level: string, [x, y]: Vec3): number {
  const plateau = kit.plateaus.find((shape) => shape.colour === level);
  if (!plateau) return 0;
  const { point, turn } = poseOf(picture, indexOf(kit, level));
  const [dx, dy] = [x - point[0], y - point[1]];
  const [nx, ny, nz] = turned([0, 0, 1], turn);
  if (Math.hypot(dx, dy) > REACH_M || nz < 0.5) return point[2] + plateau.thickness / 2;
  return point[2] + (plateau.thickness / 2 - nx * dx - ny * dy) / nz;
}

/** How far a column's side is from being under the nearest plateau above its foot, in metres; negative while under it. */
export const clearance = (kit: Kit, picture: Picture, column: string): number => roofOver(kit, picture, column).gap;

/** For a column that stood at `point`: how far its side is from the edge of the nearest plateau above its foot, and which
 * plateau that is. If the column is under several, the lowest counts. */
export function roofOver(
  kit: Kit,
  picture: Picture,
  column: string,
  point: Vec3 = poseOf(picture, indexOf(kit, column)).point,
): { gap: number; plateau: Plateau | null } {
  const shape = kit.columns.find(({ name }) => name === column);
  if (!shape) return { gap: 0, plateau: null };
  const foot = point[2] - shape.height / 2;
  let least: { gap: number; plateau: Plateau | null } = { gap: Number.POSITIVE_INFINITY, plateau: null };
  let lowest: { height: number; plateau: Plateau | null } = { height: Number.POSITIVE_INFINITY, plateau: null };
  kit.plateaus.forEach((plateau, i) => {
    const index = kit.columns.length + i;
    if (picture.places[index] !== "villa") return;
    const pose = poseOf(picture, index);
    if (pose.point[2] < foot) return;
    const [x, y] = turned(sub(point, pose.point), inverse(pose.turn));
    const gap = signedDistance(plateau.outline, x, y) - shape.width / 2;
    if (gap < least.gap) least = { gap, plateau: plateau.colour };
    if (gap < 0 && pose.point[2] < lowest.height) lowest = { height: pose.point[2], plateau: plateau.colour };
  });
  return { gap: least.gap, plateau: lowest.plateau ?? least.plateau };
}

export interface Floor {
  readonly middle: readonly [number, number];
  /** How far inside the floor a point of the world is, in metres; negative outside. */
  readonly inside: (x: number, y: number) => number;
  readonly height: number;
}

/** The floor of a level: a plateau, or the site of the base. */
export function floorOf(kit: Kit, picture: Picture, level: string): Floor {
  const plateau = kit.plateaus.find((shape) => shape.colour === level);
  if (!plateau) {
    return { middle: [0, 0], inside: (x, y) => kit.base.siteRadius - Math.hypot(x, y), height: 0 };
  }
  const pose = poseOf(picture, indexOf(kit, level));
  const inside = (x: number, y: number): number => {
    const [lx, ly] = turned(sub([x, y, pose.point[2]], pose.point), inverse(pose.turn));
    return -signedDistance(plateau.outline, lx, ly);
  };
  return { middle: [pose.point[0], pose.point[1]], inside, height: floorHeight(kit, picture, level) };
}

export interface Foot {
  readonly column: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The feet of all columns on a floor of this height, `besides` one. */
export function standingOn(kit: Kit, picture: Picture, height: number, besides: string | null = null): Foot[] {
  return kit.columns.flatMap((shape, i) => {
    if (shape.name === besides || picture.places[i] !== "villa") return [];
    const [x, y, z] = poseOf(picture, i).point;
    return Math.abs(z - shape.height / 2 - height) < STANDS_M
      ? [{ column: shape.name, x, y, radius: shape.width / 2 }]
      : [];
  });
}

const GRID_M = 0.003;
const ROOMS_M = [0.008, 0.004, 0.0015] as const; // between a column and its neighbours: as much as there is

/** A level, from the point of view of a column that should stand on it. */
export class Site {
  readonly #floor: Floor;
  readonly #others: readonly Foot[];
  readonly #radius: number;

  constructor(kit: Kit, picture: Picture, level: string, column: string) {
    this.#floor = floorOf(kit, picture, level);
    this.#others = standingOn(kit, picture, this.#floor.height, column);
    this.#radius = (kit.columns.find(({ name }) => name === column)?.width ?? 0) / 2;
  }

  /** Whether the column stands wholly on the floor at this spot, this far inside its edge and from its neighbours. */
  fits(x: number, y: number, room: number): boolean {
    const radius = this.#radius;
    return (
      this.#floor.inside(x, y) > radius + Math.min(room, EDGE_M) &&
      this.#others.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius + room)
    );
  }

  /** The free spot nearest to a point, with room for the column if there is any; null if everything is taken. */
  nearest(x: number, y: number): [number, number] | null {
    return this.#search(x, y, this.#floor.middle, FLOOR_REACH_M);
  }

  /** The free spot nearest to a point, among those within `reach` of the middle. */
  #search(x: number, y: number, [mx, my]: readonly [number, number], reach: number): [number, number] | null {
    for (const room of ROOMS_M) {
      if (this.fits(x, y, room)) return [x, y];
      let best: [number, number] | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (let sx = mx - reach; sx <= mx + reach; sx += GRID_M) {
        for (let sy = my - reach; sy <= my + reach; sy += GRID_M) {
          // Skip the corners of that square: a roomy spot too far off would hide a nearer one.
          if (Math.hypot(sx - mx, sy - my) > reach) continue;
          const far = Math.hypot(sx - x, sy - y);
          if (far < least && this.fits(sx, sy, room)) [best, least] = [[sx, sy], far];
        }
      }
      if (best) return best;
    }
    return null;
  }

  /** What a column meets that comes straight down here: the floor, another column, or nothing that it could stand on. */
  under(x: number, y: number): "floor" | "column" | "nothing" {
    if (this.#floor.inside(x, y) <= 0) return "nothing";
    const meets = ({ x: ox, y: oy, radius }: Foot): boolean => Math.hypot(ox - x, oy - y) < radius + this.#radius;
    return this.#others.some(meets) ? "column" : "floor";
  }

  /** The spot to set the column down on from here: here, or a little aside where a neighbour or the edge is in the way. */
  below(x: number, y: number): [number, number] {
    if (this.fits(x, y, SNUG_M)) return [x, y];
    return this.#search(x, y, [x, y], ASIDE_M) ?? [x, y];
  }
}

const FLOOR_REACH_M = 0.15; // no floor is wider
const SNUG_M = 0.0008; // players may want to set it this close to a neighbour
const ASIDE_M = 0.036; // this far from the middle of a thick column another one can stand; farther off, it is better to ask

/** How high above its floor a column must be carried over a level, to clear the heads of the columns there. */
export function carryHeight(kit: Kit, picture: Picture, floor: number): number {
  const half = (kit.columns[0]?.height ?? 0) / 2;
  const stands = kit.columns.some(
    (_, i) => picture.places[i] === "villa" && Math.abs(poseOf(picture, i).point[2] - half - floor) < STANDS_M,
  );
  return stands ? floor + half * 2 : floor;
}

/** The middle of the columns that stand on a floor of this height, or of the villa where none does. */
export function middleOf(kit: Kit, picture: Picture, floor: number): [number, number] {
  const half = (kit.columns[0]?.height ?? 0) / 2;
  const standing = kit.columns
    .map((_, i) => poseOf(picture, i).point)
    .filter(([, , z], i) => picture.places[i] === "villa" && Math.abs(z - half - floor) < STANDS_M);
  if (standing.length === 0) return [0, 0];
  const mean = (axis: 0 | 1): number => standing.reduce((sum, point) => sum + point[axis], 0) / standing.length;
  return [mean(0), mean(1)];
}

/** Whether a plateau in hand is still `clear` of the villa beside it, or `over` the heads it should lie on. */
export function slabJourney(kit: Kit, picture: Picture, plateau: string, rest: number): Journey {
  const thickness = kit.plateaus.find(({ colour }) => colour === plateau)?.thickness ?? 0;
  const under = poseOf(picture, indexOf(kit, plateau)).point[2] - thickness / 2;
  return under > rest - 0.004 ? "over" : "clear";
}

/** Where a column in hand is on its way. */
export type Journey = "in" | "clear" | "over";

export const CLEAR_M = 0.0015; // what looks clear of the plateau counts as clear; the hand makes more room by itself
const STILL_CLEAR_M = 0.0003; // a column swings a little; this keeps the result from flickering

/** Still `in` the villa, `clear` of it, or `over` the floor where it should stand; `before` is where it was. */
export function journey(kit: Kit, picture: Picture, column: string, floor: number, before: Journey): Journey {
  const shape = kit.columns.find(({ name }) => name === column);
  if (!shape) return "in";
  const foot = poseOf(picture, indexOf(kit, column)).point[2] - shape.height / 2;
  if (foot > floor - 0.002) return "over";
  return clearance(kit, picture, column) > (before === "in" ? CLEAR_M : STILL_CLEAR_M) ? "clear" : "in";
}

/** The turn of a piece round the upright axis, in radians. */
export function yawOf(picture: Picture, index: number): number {
  const [w, x, y, z] = poseOf(picture, index).turn;
  return Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
}

/** The point of the world where this point of a piece's own frame is. */
export function worldPoint(picture: Picture, index: number, local: Vec3): Vec3 {
  const pose = poseOf(picture, index);
  const offset = turned(local, pose.turn);
  return [pose.point[0] + offset[0], pose.point[1] + offset[1], pose.point[2] + offset[2]];
}

/** Whether a column that is to stand on this level finds no spot there that is wide enough for it. */
export function isTopFull(kit: Kit, picture: Picture, column: string, { level }: { readonly level: string }): boolean {
  const isColumn = kit.columns.some(({ name }) => name === column);
  return isColumn && new Site(kit, picture, level, column).nearest(0, 0) === null;
}
