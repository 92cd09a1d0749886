/** How a plateau in hand would lie where it is: what of it sticks out over the base, whose heads it covers, and whether
 * the middle of its weight is over them. This is what a person at the table sees; the referee decides what is allowed. */

import type { Kit } from "../../protocol";
import type { Eye } from "../../scene/eye";
import { forwardOf, rightOf } from "../../scene/eye";
import { hullOf, insideHull } from "../../scene/hull";
import { indexOf, type Outline } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import { inverse, turned, type Vec2, type Vec3 } from "../../scene/vector";
import { massesOf } from "../../scene/weight";
import { STANDS_M } from "./floor";

/** `well` over its columns, on the `edge` of them, or beside them so that it `tips`. */
export type Steadiness = "well" | "edge" | "tips";

/** Where to move something, as the eye sees it. */
export type Toward = "left" | "right" | "near" | "far";

/** What the hand says of a plateau in it, or of a column over the top. */
export interface Outlook {
  /** The plateau that a column would tip; absent if a plateau is in hand. */
  readonly tips?: string;
  readonly steady: Steadiness | null;
  /** Where to move it so that nothing sticks out, or that it covers more; null if it may lie there. */
  readonly way: Toward | null;
  /** The plateau that has to move that way, back to where it lay, before the column may be set down. */
  readonly back?: string;
  /** It has turned as well, which a hand cannot undo. */
  readonly turned?: boolean;
}

/** Where a plateau lay, and how it lies now. */
export interface Strayed {
  readonly plateau: string;
  readonly rim: readonly Vec3[];
  readonly middle: Vec2;
  /** By how much to move it. */
  readonly shift: Vec2;
  readonly turnedDeg: number;
}

/** The plateau that has moved farthest from where it lay before; null if none has moved. */
export function strayedFrom(kit: Kit, before: Picture, now: Picture): Strayed | null {
  let found: Strayed | null = null;
  kit.plateaus.forEach(({ colour, outline }, at) => {
    const index = kit.columns.length + at;
    if (before.places[index] !== "villa" || now.places[index] !== "villa") return;
    const [lay, lies] = [poseOf(before, index), poseOf(now, index)];
    const shift: Vec2 = [lay.point[0] - lies.point[0], lay.point[1] - lies.point[1]];
    if (Math.hypot(...shift) < Math.max(STRAYED_M, found ? Math.hypot(...found.shift) : 0)) return;
    const rim = outline.map(([x, y]): Vec3 => {
      const [dx, dy, dz] = turned([x, y, 0], lay.turn);
      return [lay.point[0] + dx, lay.point[1] + dy, lay.point[2] + dz];
    });
    const same = Math.abs(lay.turn.reduce((sum, part, i) => sum + part * lies.turn[i]!, 0));
    const turnedDeg = (2 * Math.acos(Math.min(1, same)) * 180) / Math.PI;
    found = { plateau: colour, rim, middle: [lies.point[0], lies.point[1]], shift, turnedDeg };
  });
  return found;
}

/** The head of a column on the top level. */
export interface Head {
  readonly at: Vec3;
  readonly radius: number;
  readonly covered: boolean;
}

export interface Lying {
  readonly heads: readonly Head[];
  /** The middle of its weight. */
  readonly middle: Vec2;
  /** The outline round everything that would carry it; the middle must lie within. */
  readonly hull: Outline;
  readonly steady: Steadiness | null;
  /** The parts of its rim that are outside the base. */
  readonly beyond: readonly (readonly Vec3[])[];
  /** By how much to move it until nothing is outside; null if nothing is. */
  readonly shift: Vec2 | null;
  /** How far it is to the middle of all heads; null if there are none, or if it is over that middle. */
  readonly toHeads: Vec2 | null;
}

const UNSURE_M = 0.009; // nearer to the edge than this, the slightest push decides
const NEAR_M = 0.006; // this near to the middle of all heads, moving it there changes little
const STRAYED_M = 0.0005; // less than this is only the wood giving way a little
const ROUND = 12; // points round a head
const HEX = 2 / Math.sqrt(3); // from the middle of a face to a corner
const SLACK_M = 0.0005;

/** How this plateau would lie on the columns that stand on a floor of this height; those that stand askew carry nothing. */
export function lyingOf(
  kit: Kit,
  picture: Picture,
  plateau: string,
  floor: number,
  askew: readonly string[] = [],
): Lying {
  const index = indexOf(kit, plateau);
  const outline = kit.plateaus[index - kit.columns.length]?.outline ?? [];
  const { point, turn } = poseOf(picture, index);
  const inside = (x: number, y: number): number => {
    const [lx, ly] = turned([x - point[0], y - point[1], 0], inverse(turn));
    return -signedDistance(outline, lx, ly);
  };
  const heads = kit.columns.flatMap((shape, i): Head[] => {
    if (picture.places[i] !== "villa" || askew.includes(shape.name)) return [];
    const [x, y, z] = poseOf(picture, i).point;
    if (Math.abs(z - shape.height / 2 - floor) > STANDS_M) return [];
    // The referee uses the head's outermost circle.
    const radius = (shape.width / 2) * (shape.kind === "hex" ? HEX : 1);
    return [{ at: [x, y, z + shape.height / 2], radius, covered: inside(x, y) > -radius }];
  });
  const rim = outline.map(([x, y]): Vec3 => {
    const [dx, dy, dz] = turned([x, y, 0], turn);
    return [point[0] + dx, point[1] + dy, point[2] + dz];
  });
  const middle: Vec2 = [point[0], point[1]]; // an outline is drawn about its middle
  const hull = hullOf(heads.filter(({ covered }) => covered).flatMap((head) => carrying(head, inside)));
  return {
    heads,
    middle,
    hull,
    steady: steadiness(hull, middle),
    beyond: runs(rim, ([x, y]) => Math.hypot(x, y) > kit.base.radius),
    shift: shiftInto(kit.base.radius, rim),
    toHeads: gap(middle, heads),
  };
}

/** How this plateau would lie with one column more on it: the middle of all that stands there, over what carries it. */
export function lyingUnder(
  kit: Kit,
  picture: Picture,
  plateau: string,
  column: string,
  [x, y]: Vec2,
  askew: readonly string[] = [],
): Steadiness | null {
  const [index, added] = [indexOf(kit, plateau), indexOf(kit, column)];
  const thickness = kit.plateaus[index - kit.columns.length]?.thickness ?? 0;
  const { point } = poseOf(picture, index);
  const height = kit.columns[0]?.height ?? 0;
  const masses = massesOf(kit);
  const standing = kit.columns.flatMap((shape, i) => {
    if (i === added || picture.places[i] !== "villa") return [];
    const [u, v, w] = poseOf(picture, i).point;
    const foot = w - shape.height / 2 - (point[2] + thickness / 2);
    return Math.abs(foot) < STANDS_M ? [{ u, v, mass: masses[i]! }] : [];
  });
  const all = [{ u: point[0], v: point[1], mass: masses[index]! }, ...standing, { u: x, v: y, mass: masses[added]! }];
  const whole = all.reduce((sum, { mass }) => sum + mass, 0);
  const middle: Vec2 = [
    all.reduce((sum, { u, mass }) => sum + u * mass, 0) / whole,
    all.reduce((sum, { v, mass }) => sum + v * mass, 0) / whole,
  ];
  return steadiness(lyingOf(kit, picture, plateau, point[2] - thickness / 2 - height, askew).hull, middle);
}

/** From a spot to the middle of these heads. */
function gap([x, y]: Vec2, heads: readonly Head[]): Vec2 | null {
  const mean = (axis: 0 | 1): number => heads.reduce((sum, { at }) => sum + at[axis], 0) / heads.length;
  const way: Vec2 = [mean(0) - x, mean(1) - y];
  return heads.length > 0 && Math.hypot(...way) > NEAR_M ? way : null;
}

/** The points of a head that lie under the plateau. */
function carrying({ at: [x, y], radius }: Head, inside: (x: number, y: number) => number): readonly Vec2[] {
  const round = Array.from({ length: ROUND }, (_, i): Vec2 => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [[x, y] as const, ...round].filter((spot) => inside(...spot) > 0);
}

/** How well a middle lies within what carries it; null if nothing carries it. */
export function steadiness(hull: Outline, middle: Vec2): Steadiness | null {
  if (hull.length === 0) return null;
  const inside = insideHull(hull, middle);
  return inside === null || inside < 0 ? "tips" : inside < UNSURE_M ? "edge" : "well";
}

/** The runs of neighbouring points round a rim for which this holds, each with the points before and after it. */
export function runs<P>(rim: readonly P[], holds: (point: P) => boolean): readonly (readonly P[])[] {
  const start = rim.findIndex((point) => !holds(point));
  if (start < 0) return rim.length > 0 ? [[...rim, rim[0]!]] : [];
  const found: P[][] = [];
  let run: P[] | null = null;
  for (let step = 1; step <= rim.length; step++) {
    const point = rim[(start + step) % rim.length]!;
    if (holds(point)) {
      run ??= [rim[(start + step - 1) % rim.length]!];
      run.push(point);
    } else if (run) {
      found.push([...run, point]);
      run = null;
    }
  }
  return found;
}

/** The move that brings all these points within a circle round the origin; null if they are within it. */
function shiftInto(radius: number, points: readonly Vec3[]): Vec2 | null {
  let [dx, dy] = [0, 0];
  for (let step = 0; step < 60; step++) {
    let [far, fx, fy] = [radius, 0, 0];
    for (const [x, y] of points) {
      const out = Math.hypot(x + dx, y + dy);
      if (out > far) [far, fx, fy] = [out, x + dx, y + dy];
    }
    if (far <= radius) break;
    const share = (far - radius + SLACK_M) / far;
    [dx, dy] = [dx - fx * share, dy - fy * share];
  }
  return dx === 0 && dy === 0 ? null : [dx, dy];
}

/** Which way a move goes for this eye. */
export function towardOf([dx, dy]: Vec2, eye: Eye): Toward {
  const [rx, ry] = rightOf(eye);
  const [ax, ay] = forwardOf(eye);
  const [right, away] = [dx * rx + dy * ry, dx * ax + dy * ay];
  if (Math.abs(right) > Math.abs(away)) return right > 0 ? "right" : "left";
  return away > 0 ? "far" : "near";
}
