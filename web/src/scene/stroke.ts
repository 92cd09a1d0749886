/** From the pointer to the hand: drawing in the plane of the floor, raising, lowering, and slow precise movement. */

import { type Eye, eyePoint, FIELD_OF_VIEW, forwardOf, rightOf } from "./eye";
import { add, clamp, length, scale, sub, type Vec3 } from "./vector";

export interface Stroke {
  /** Pixels the pointer moved, right and down. */
  readonly dx: number;
  readonly dy: number;
  /** Height of the picture in pixels. */
  readonly height: number;
  /** Slow and exact: one fifth of the way. */
  readonly precise: boolean;
  /** Nothing is near any more: the hand may go quickly. */
  readonly clear: boolean;
}

const PRECISE = 0.2;
const FINE_M = 0.0004; // a pixel in the villa: four millimetres for ten pixels, a column's width for a hand's breadth
const QUICK = 1.5; // of what a pixel shows, once the piece is clear
const LIFT_PER_NOTCH = 0.004; // metres
const NOTCH_PIXELS = 100;
export const REACH = { radius: 0.5, lowest: -0.01, highest: 0.75 } as const;

/** How far the hand goes for a pixel, in metres: the same in depth and sideways. In the villa never farther than one
 * sees the pixel go, so that coming nearer makes it finer. */
export function metresPerPixel(target: Vec3, { height, precise, clear }: Omit<Stroke, "dx" | "dy">, eye: Eye): number {
  const depth = length(sub(target, eyePoint(eye)));
  const seen = (2 * depth * Math.tan(FIELD_OF_VIEW / 2)) / height;
  return (clear ? seen * QUICK : Math.min(seen, FINE_M)) * (precise ? PRECISE : 1);
}

/** The hand's target after a stroke of the pointer, in the horizontal plane it was in. */
export function drawn(target: Vec3, stroke: Stroke, eye: Eye): Vec3 {
  const metres = metresPerPixel(target, stroke, eye);
  const sideways = scale(rightOf(eye), stroke.dx * metres);
  const away = scale(forwardOf(eye), -stroke.dy * metres);
  return within(add(target, add(sideways, away)));
}

/** The target raised (a wheel turned away) or lowered by wheel pixels. */
export function lifted(target: Vec3, wheelPixels: number, precise: boolean): Vec3 {
  const notches = clamp(wheelPixels / NOTCH_PIXELS, -4, 4);
  return within(add(target, [0, 0, -notches * LIFT_PER_NOTCH * (precise ? PRECISE : 1)]));
}

export type HandKey = "left" | "right" | "near" | "far" | "up" | "down";

/** Which way the hand goes by which key. */
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

/** The target kept within an arm's reach of the villa. */
export function within([x, y, z]: Vec3): Vec3 {
  const far = Math.hypot(x, y);
  const pull = far > REACH.radius ? REACH.radius / far : 1;
  return [x * pull, y * pull, clamp(z, REACH.lowest, REACH.highest)];
}
