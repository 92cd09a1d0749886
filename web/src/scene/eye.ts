/** Where the player looks from: an orbit round a target that is never lost, below the table or inside a piece. */

import { type Pane, paneHeight, paneMiddle, paneWidth, WHOLE } from "./pane";
import { add, clamp, cross, dot, type Ray, scale, sub, unit, type Vec3 } from "./vector";

export interface Eye {
  readonly target: Vec3;
  /** Radians; -π/2 is the front, where the player sits. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
}

export type Side = "front" | "right" | "back" | "left";

export const FIELD_OF_VIEW = (34 * Math.PI) / 180;
const NEAREST = 0.14;
const FARTHEST = 2.6; // from this far an upright phone sees all of a ruin
const LOWEST = -0.02; // radians: slightly below level, to see light under a plateau
const HIGHEST = 1.5;
const LOWEST_Z = 0.012; // metres above the base: never under the table
const TARGET_REACH = 0.2;
const HIGHEST_TARGET = 0.62;
/** A picture narrower than this belongs to a phone held upright. */
const UPRIGHT = 0.8;

/** Half the height of the picture, at a distance of one. */
export const TALL = Math.tan(FIELD_OF_VIEW / 2);

const AZIMUTHS: Readonly<Record<Side, number>> = { front: -Math.PI / 2, right: 0, back: Math.PI / 2, left: Math.PI };

/** Where the eye is in the world. */
export function eyePoint(eye: Eye): Vec3 {
  const flat = Math.cos(eye.elevation) * eye.distance;
  return add(eye.target, [
    flat * Math.cos(eye.azimuth),
    flat * Math.sin(eye.azimuth),
    Math.sin(eye.elevation) * eye.distance,
  ]);
}

/** The distance from which something of this radius fills the pane's narrow side. */
export function fitting(radius: number, aspect: number, pane = WHOLE): number {
  const tall = TALL * paneHeight(pane);
  const narrow = Math.atan(Math.min(tall, TALL * aspect * paneWidth(pane)));
  return radius / Math.sin(narrow);
}

const OVER_TOP_M = 0.06; // room above the top, for a piece that is about to stand on it
const TOP_ROUND_M = 0.06;
const FARTHEST_SEEN_M = 0.3; // pieces that rolled farther do not have to be in the picture
const HOME_FIT = { share: 0.95, roundM: 0.002 };

/** The eye at the player's place that sees the whole villa, as large as each pane allows. `height` is where its top is,
 * `reach` how far from the middle its base or anything that stands goes. */
export function homeThrough(height: number, aspect: number, reach: number): (pane: Pane) => Eye {
  // An upright picture has little width but enough height, so the villa is seen a little more from above.
  const elevation = aspect < UPRIGHT ? 0.33 : 0.25;
  const from: Eye = { target: [0, 0, 0], azimuth: -Math.PI / 2 + 0.42, elevation, distance: 1 };
  const points = [...ring(Math.min(reach, FARTHEST_SEEN_M), 0), ...ring(TOP_ROUND_M, height + OVER_TOP_M)];
  return seer(from, points, aspect, HOME_FIT);
}

/** Points round the middle, at this height. */
function ring(radius: number, z: number): Vec3[] {
  return Array.from({ length: 16 }, (_, i) => [
    radius * Math.cos((i * Math.PI) / 8),
    radius * Math.sin((i * Math.PI) / 8),
    z,
  ]);
}

/** How much of the pane is filled, how much room is left round each point, and whether near points, which look larger, get
 * as much room as far ones. */
interface Fit {
  readonly share: number;
  readonly roundM: number;
  readonly balanced?: boolean;
}

/** The eye that sees all these points through the pane, from the side and height that it looks from. */
export function seeingAll(eye: Eye, points: readonly Vec3[], aspect: number, pane: Pane, fit: Fit): Eye {
  return seer(eye, points, aspect, fit)(pane);
}

/** The same through one pane after another. */
function seer(eye: Eye, points: readonly Vec3[], aspect: number, { share, roundM, balanced = false }: Fit) {
  const { ahead, right, up } = axesOf(eye);
  const depths = placesAlong(points, ahead);
  const asides = placesAlong(points, right);
  const heights = placesAlong(points, up);
  const depth = middleOf(depths, depths, 0, 0);
  return (pane: Pane): Eye => {
    const wide = TALL * aspect * paneWidth(pane) * share;
    const tall = TALL * paneHeight(pane) * share;
    const aside = middleOf(asides, depths, depth, balanced ? wide : 0);
    const above = middleOf(heights, depths, depth, balanced ? tall : 0);
    const centre = add(scale(ahead, depth), add(scale(right, aside), scale(up, above)));
    const { target } = lawful({ ...eye, target: centre });
    const [before, beside, below] = [dot(target, ahead), dot(target, right), dot(target, up)];
    let distance = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < depths.length; i++) {
      const across = Math.abs(asides[i]! - beside) + roundM;
      const upright = Math.abs(heights[i]! - below) + roundM;
      distance = Math.max(distance, Math.max(across / wide, upright / tall) - (depths[i]! - before));
    }
    return lawful({ ...eye, target, distance });
  };
}

function placesAlong(points: readonly Vec3[], axis: Vec3): Float64Array {
  const places = new Float64Array(points.length);
  for (let i = 0; i < places.length; i++) places[i] = dot(points[i]!, axis);
  return places;
}

/** Half way between the outermost of these places. A point in front of that depth counts as farther out, by this share of
 * the distance. */
function middleOf(places: Float64Array, depths: Float64Array, depth: number, share: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < places.length; i++) {
    const farther = share * (depths[i]! - depth);
    least = Math.min(least, places[i]! + farther);
    most = Math.max(most, places[i]! - farther);
  }
  return (most + least) / 2;
}

/** The eye level with this height, from one side, where light under a plateau is visible. */
export function sideEye(side: Side, z: number, aspect: number, pane = WHOLE): Eye {
  return {
    target: [0, 0, z],
    azimuth: AZIMUTHS[side],
    elevation: 0.015,
    distance: fitting(0.15, aspect, pane),
  };
}

/** The side that this eye looks from: the nearest of four. */
export function nearestSide(eye: Eye): Side {
  const turn = Math.round((eye.azimuth + Math.PI / 2) / (Math.PI / 2));
  return (["front", "right", "back", "left"] as const)[((turn % 4) + 4) % 4]!;
}

/** Turned by angles in radians. */
export const orbited = (eye: Eye, turn: number, tilt: number): Eye =>
  lawful({ ...eye, azimuth: eye.azimuth + turn, elevation: eye.elevation + tilt });

/** Nearer (below one) or farther by a factor. */
export const zoomed = (eye: Eye, factor: number): Eye => lawful({ ...eye, distance: eye.distance * factor });

/** Moved sideways and up by shares of what the picture shows. */
export function panned(eye: Eye, right: number, up: number): Eye {
  const metres = 2 * eye.distance * Math.tan(FIELD_OF_VIEW / 2);
  const sideways = scale(rightOf(eye), right * metres);
  return lawful({ ...eye, target: add(add(eye.target, sideways), [0, 0, up * metres]) });
}

/** To the right as the eye sees it, level, of length one. */
export const rightOf = (eye: Eye): Vec3 => [-Math.sin(eye.azimuth), Math.cos(eye.azimuth), 0];

/** Away from the eye, level, of length one. */
export const forwardOf = (eye: Eye): Vec3 => [-Math.cos(eye.azimuth), -Math.sin(eye.azimuth), 0];

/** The eye, brought back within sensible limits. */
export function lawful(eye: Eye): Eye {
  const [x, y, z] = eye.target;
  const far = Math.hypot(x, y);
  const pull = far > TARGET_REACH ? TARGET_REACH / far : 1;
  const target: Vec3 = [x * pull, y * pull, clamp(z, 0.01, HIGHEST_TARGET)];
  const distance = clamp(eye.distance, NEAREST, FARTHEST);
  const lowest = Math.max(LOWEST, Math.asin(clamp((LOWEST_Z - target[2]) / distance, -1, 1)));
  return { target, azimuth: eye.azimuth, elevation: clamp(eye.elevation, lowest, HIGHEST), distance };
}

export interface Obstacle {
  readonly middle: Vec3;
  readonly radius: number;
  readonly halfHeight: number;
}

/** The eye, drawn back until it is outside every piece with a little room. */
export function clearOf(eye: Eye, obstacles: readonly Obstacle[], room = 0.03): Eye {
  let clear = eye;
  for (let step = 0; step < 40; step++) {
    const point = eyePoint(clear);
    const inside = obstacles.some(
      ({ middle, radius, halfHeight }) =>
        Math.hypot(point[0] - middle[0], point[1] - middle[1]) < radius + room &&
        Math.abs(point[2] - middle[2]) < halfHeight + room,
    );
    if (!inside) return clear;
    clear = { ...clear, distance: clear.distance + 0.02 };
  }
  return clear;
}

/** The eye on its way to another one, after this many seconds; equal to it once it has practically arrived. */
export function eased(from: Eye, to: Eye, seconds: number, speed = 7): Eye {
  const share = 1 - Math.exp(-speed * seconds);
  const turn = wrapped(to.azimuth - from.azimuth);
  const next: Eye = {
    target: add(from.target, scale(sub(to.target, from.target), share)),
    azimuth: from.azimuth + turn * share,
    elevation: from.elevation + (to.elevation - from.elevation) * share,
    distance: from.distance * (to.distance / from.distance) ** share,
  };
  const left =
    Math.abs(wrapped(to.azimuth - next.azimuth)) +
    Math.abs(to.elevation - next.elevation) +
    Math.abs(Math.log(to.distance / next.distance)) +
    Math.hypot(...sub(to.target, next.target)) * 5;
  return left < 1e-3 ? to : next;
}

/** The angle brought between -π and π. */
export function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

interface Axes {
  readonly from: Vec3;
  readonly ahead: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
}

/** Where the eye is, and its axes. */
export function axesOf(eye: Eye): Axes {
  const from = eyePoint(eye);
  const ahead = unit(sub(eye.target, from));
  const right = rightOf(eye);
  return { from, ahead, right, up: cross(right, ahead) };
}

/** The ray from the eye through a point of the picture, x and y from -1 to 1, y up; the eye looks straight ahead through
 * the middle of its pane. */
export function gaze(eye: Eye, x: number, y: number, aspect: number, pane: Pane = WHOLE): Ray {
  const { from, ahead, right, up } = axesOf(eye);
  const middle = paneMiddle(pane);
  const [aside, above] = [(x - middle.x) * TALL * aspect, (y - middle.y) * TALL];
  return { from, along: unit(add(ahead, add(scale(right, aside), scale(up, above)))) };
}

/** Where a point is on a picture of this size, in pixels from its upper left corner; null behind the eye. */
export function projected(
  eye: Eye,
  point: Vec3,
  width: number,
  height: number,
  pane: Pane = WHOLE,
): { x: number; y: number } | null {
  const { from, ahead, right, up } = axesOf(eye);
  const middle = paneMiddle(pane);
  const offset = sub(point, from);
  const depth = dot(offset, ahead);
  if (depth <= 0.001) return null;
  const tall = depth * TALL;
  return {
    x: ((dot(offset, right) / (tall * (width / height)) + middle.x + 1) / 2) * width,
    y: ((1 - middle.y - dot(offset, up) / tall) / 2) * height,
  };
}
