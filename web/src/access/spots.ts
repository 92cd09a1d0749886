/** Places where a column could stand or a plateau lie, so that they can be chosen by name. */

import { EDGE_M, floorOf, standingOn, yawOf } from "../game/hand/floor";
import { lyingUnder } from "../game/hand/lying";
import type { Kit } from "../protocol";
import { hullOf, insideHull } from "../scene/hull";
import { indexOf, type Outline } from "../scene/kit";
import type { Picture } from "../scene/picture";
import { signedDistance } from "../scene/rim";
import type { Vec3 } from "../scene/vector";
import { hourHeading } from "./clock";

export interface Spot {
  readonly where: "middle" | "between" | "edge";
  /** Seen from the middle of its floor; null for the middle. */
  readonly hour: number | null;
  readonly x: number;
  readonly y: number;
  /** Its nearest neighbour there, measured wood to wood; null where nothing is close. */
  readonly near: { readonly column: string; readonly gapMm: number } | null;
  /** Whether the plateau below would tip under it. */
  readonly tips: boolean;
}

const NEAR_M = 0.03;
const ROOM_M = 0.004;
const STEP_M = 0.004;
const SURELY_M = EDGE_M + 0.004; // a column swings a little on its way down, and must still land wholly on its floor

/** Free places for a column on a level: the middle, and for every hour one at the edge and one half way. Each comes with
 * what distinguishes it from the others. */
export function columnSpots(
  kit: Kit,
  picture: Picture,
  level: string,
  column: string,
  azimuth: number,
  askew: readonly string[] = [],
): Spot[] {
  const floor = floorOf(kit, picture, level);
  const radius = (kit.columns.find(({ name }) => name === column)?.width ?? 0) / 2;
  const others = standingOn(kit, picture, floor.height, column);
  const free = (x: number, y: number): boolean =>
    floor.inside(x, y) > radius + SURELY_M &&
    others.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius + ROOM_M);
  const spot = (where: Spot["where"], hour: number | null, x: number, y: number): Spot => {
    const gaps = others.map((other) => ({
      column: other.column,
      gap: Math.hypot(other.x - x, other.y - y) - other.radius - radius,
    }));
    const next = gaps.sort((a, b) => a.gap - b.gap)[0];
    const near = next && next.gap < NEAR_M ? { column: next.column, gapMm: Math.round(next.gap * 1000) } : null;
    const tips = level !== "base" && lyingUnder(kit, picture, level, column, [x, y], askew) === "tips";
    return { where, hour, x, y, near, tips };
  };
  const [mx, my] = floor.middle;
  const spots: Spot[] = free(mx, my) ? [spot("middle", null, mx, my)] : [];
  for (let hour = 1; hour <= 12; hour++) {
    const heading = hourHeading(hour, azimuth);
    const point = (far: number) => [mx + Math.cos(heading) * far, my + Math.sin(heading) * far] as const;
    let rim = 0;
    while (floor.inside(...point(rim + STEP_M)) > radius + SURELY_M) rim += STEP_M;
    for (const [where, far] of [
      ["edge", rim],
      ["between", rim / 2],
    ] as const) {
      const [x, y] = point(far);
      if (far > radius * 2 && free(x, y)) spots.push(spot(where, hour, x, y));
    }
  }
  return spots;
}

/** Where the hand has to be for the piece to be over a spot, and this much higher than now. It counts from where the
 * hand holds the piece. The hand's target is ahead of the wood, and counting from there would miss the spot. */
export function handOver(spot: { x: number; y: number }, piece: Vec3, grip: Vec3, higher: number): Vec3 {
  return [spot.x + grip[0] - piece[0], spot.y + grip[1] - piece[1], grip[2] + Math.max(0, higher)];
}

const PARTLY_M = 0.002;

export interface Bed {
  readonly kind: "steady" | "middle" | "most";
  readonly x: number;
  readonly y: number;
  /** How far to turn the plateau from how it is held now. */
  readonly turn: number;
  readonly covers: number;
  /** How far inside the ring of its columns its middle lies, in millimetres. */
  readonly safeMm: number;
}

/** Where a plateau could lie: most steadily, over the middle of the floor, and over the most columns. */
export function beds(kit: Kit, picture: Picture, level: string, plateau: string): Bed[] {
  const shape = kit.plateaus.find(({ colour }) => colour === plateau);
  if (!shape) return [];
  const floor = floorOf(kit, picture, level);
  const heads = standingOn(kit, picture, floor.height);
  if (heads.length === 0) return [];
  const yaw = yawOf(picture, indexOf(kit, plateau));
  const [mx, my] = [mean(heads.map(({ x }) => x)), mean(heads.map(({ y }) => y))];
  const bed = (kind: Bed["kind"], x: number, y: number, turn: number): Bed => {
    const inside = heads.map((head) => within(shape.outline, head.x - x, head.y - y, yaw + turn));
    const under = heads.filter((_, i) => inside[i]! > 0);
    // A head is covered as soon as part of it lies under the plateau (RULING-7).
    const covers = heads.filter(({ radius }, i) => inside[i]! > PARTLY_M - radius).length;
    const ring = hullOf(under.map((head) => [head.x, head.y] as const));
    return { kind, x, y, turn, covers, safeMm: Math.round((insideHull(ring, [x, y]) ?? -1) * 1000) };
  };
  let steady = bed("steady", mx, my, 0);
  let most = bed("most", mx, my, 0);
  for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
    for (let dx = -0.06; dx <= 0.0601; dx += 0.01) {
      for (let dy = -0.06; dy <= 0.0601; dy += 0.01) {
        const next = bed("steady", mx + dx, my + dy, turn);
        if (next.safeMm > steady.safeMm) steady = next;
        if (next.covers > most.covers && next.safeMm > 5) most = { ...next, kind: "most" };
      }
    }
  }
  const found = [steady, bed("middle", floor.middle[0], floor.middle[1], 0), most];
  return found.filter(
    (one, i) =>
      one.covers > 0 &&
      found.findIndex((other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.002 && other.turn === one.turn) === i,
  );
}

function within(outline: Outline, dx: number, dy: number, yaw: number): number {
  const [c, s] = [Math.cos(-yaw), Math.sin(-yaw)];
  return -signedDistance(outline, dx * c - dy * s, dx * s + dy * c);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
