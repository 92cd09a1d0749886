/** From the pointer to the hand: drawing in the plane of the floor, raising, lowering, and slow precise movement. */

import { axesOf, type Eye, eyePoint, FIELD_OF_VIEW, forwardOf, rightOf, TALL } from "./eye";
import { add, clamp, dot, length, scale, sub, type Vec3 } from "./vector";

export interface Stroke {
  /** Pixels the pointer moved, right and down. */
  readonly dx: number;
  readonly dy: number;
  /** Height of the picture in pixels. */
  readonly height: number;
  /** Slow and exact: one fifth of the way. */
  readonly precise: boolean;
  /** Whether nothing is near any more, so that the hand may move quickly. */
  readonly clear: boolean;
  /** Whether a finger leads it, and not a mouse. */
  readonly finger?: boolean;
}

/** The share of its way that a hand goes while it is led gently. */
export const PRECISE = 0.2;
// A pixel in the villa: four millimetres for ten pixels, a column's width for a hand's breadth. That is less than the pixel
// shows, for finger and mouse alike: feeling two millimetres of give before a column is chosen needs a fine hand.
const FINE_M = 0.0004;
const AHEAD = 1.25; // in a large window the villa is so near that the hand moves a little farther than the pixel shows
const LEAST_SLOPE = 0.3; // with a flatter view, a finger that moves up the screen would throw the piece over the horizon
const LIFT_PER_NOTCH = 0.004; // metres
export const NOTCH_PIXELS = 100;
/** How far a plateau turns with a notch of the wheel, a key or a button. */
export const TURN_PER_NOTCH = (5 * Math.PI) / 180;
/** How far from the middle of the base a hand may go, and how deep and high; in metres. */
export const ARM = { radius: 0.5, lowest: -0.01, highest: 0.75 } as const;

/** How far the hand moves for a pixel, in metres, both in depth and sideways. In free air it moves as far as the pixel, so
 * that the piece stays under the pointer. In the villa it has a limit, so that coming nearer makes it finer. */
export function metresPerPixel(target: Vec3, { height, precise, clear }: Omit<Stroke, "dx" | "dy">, eye: Eye): number {
  const depth = length(sub(target, eyePoint(eye)));
  const seen = (2 * depth * Math.tan(FIELD_OF_VIEW / 2)) / height;
  return (clear ? seen : Math.min(seen * AHEAD, FINE_M)) * (precise ? PRECISE : 1);
}

/** How far the hand moves for a pixel sideways and for one up the screen. In free air a piece stays under the finger that
 * leads it: depth is foreshortened, and a piece that moves away has to drift aside to seem to go straight up. Otherwise
 * both are the same. */
export function reachPerPixel(
  target: Vec3,
  stroke: Omit<Stroke, "dx" | "dy">,
  eye: Eye,
): { readonly sideways: number; readonly away: number; readonly drift: number } {
  const { finger, clear, precise, height } = stroke;
  if (!finger || !clear) {
    const metres = metresPerPixel(target, stroke, eye);
    return { sideways: metres, away: metres, drift: 0 };
  }
  const { from, ahead, right, up } = axesOf(eye);
  const offset = sub(target, from);
  const depth = Math.max(0.01, dot(offset, ahead));
  const sideways = ((2 * depth * TALL) / height) * (precise ? PRECISE : 1);
  const slope = Math.sin(eye.elevation) - (dot(offset, up) / depth) * Math.cos(eye.elevation);
  const drift = (dot(offset, right) / depth) * Math.cos(eye.elevation);
  return { sideways, away: sideways / Math.max(LEAST_SLOPE, slope), drift };
}

/** The hand's target after a stroke of the pointer, in the horizontal plane it was in. */
export function drawn(target: Vec3, stroke: Stroke, eye: Eye): Vec3 {
  const reach = reachPerPixel(target, stroke, eye);
  const away = -stroke.dy * reach.away;
  const sideways = stroke.dx * reach.sideways + away * reach.drift;
  return within(add(target, add(scale(rightOf(eye), sideways), scale(forwardOf(eye), away))));
}

/** The target raised (a wheel turned away) or lowered by wheel pixels. */
export function lifted(target: Vec3, wheelPixels: number, precise: boolean): Vec3 {
  const notches = clamp(wheelPixels / NOTCH_PIXELS, -4, 4);
  return within(add(target, [0, 0, -notches * LIFT_PER_NOTCH * (precise ? PRECISE : 1)]));
}

export type HandKey = "left" | "right" | "near" | "far" | "up" | "down";

/** The direction in which each key moves the hand. */
export const HAND_KEYS: Readonly<Record<string, HandKey>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "far",
  ArrowDown: "near",
  PageUp: "up",
  PageDown: "down",
};

/** The target moved by a key, in millimetres as the eye sees it: left is left on the screen. */
export function stepped(target: Vec3, key: HandKey, millimetres: number, eye: Eye): Vec3 {
  const by = millimetres / 1000;
  const way: Record<HandKey, Vec3> = {
    left: scale(rightOf(eye), -by),
    right: scale(rightOf(eye), by),
    far: scale(forwardOf(eye), by),
    near: scale(forwardOf(eye), -by),
    up: [0, 0, by],
    down: [0, 0, -by],
  };
  return within(add(target, way[key]));
}

/** The target, kept within an arm's reach of the villa. */
export function within([x, y, z]: Vec3): Vec3 {
  const far = Math.hypot(x, y);
  const pull = far > ARM.radius ? ARM.radius / far : 1;
  return [x * pull, y * pull, clamp(z, ARM.lowest, ARM.highest)];
}
