/** Ways that the hand takes by itself when it is asked to: up beside the villa, and gently down. */

import { add, length, scale, sub, type Vec3 } from "../scene/vector";

/** Points to pass one after the other, in metres. */
export type Way = readonly Vec3[];

const CLEARANCE_M = 0.03;
const ROOM_M = 0.012;
const CARRY_SPEED_M_S = 0.32; // a hand of three newtons can lead a column no faster
const SINK_SPEED_M_S = 0.16;
const TOUCH_SPEED_M_S = 0.045;
const TOUCH_M = 0.014; // so near the floor the hand goes gently

/** A little farther out the way it came, straight up (nothing is above a column that is clear), then in over the top. */
export function upward(from: Vec3, start: Vec3, clear: number, height: number, over: readonly [number, number]): Way {
  const [dx, dy] = [from[0] - start[0], from[1] - start[1]];
  const far = Math.hypot(dx, dy);
  const more = Math.max(0, ROOM_M - clear);
  const [x, y] = far > 0.001 ? [from[0] + (dx / far) * more, from[1] + (dy / far) * more] : [from[0], from[1]];
  const up = Math.max(from[2], height + CLEARANCE_M);
  return [
    [x, y, from[2]],
    [x, y, up],
    [over[0], over[1], up],
  ];
}

/** Straight up where it is, and then level to over a spot. */
export function overhead(from: Vec3, height: number, over: readonly [number, number]): Way {
  const up = Math.max(from[2], height + CLEARANCE_M);
  return [
    [from[0], from[1], up],
    [over[0], over[1], up],
  ];
}

/** Straight down to just below where it must meet the floor. */
export function downward(from: Vec3, height: number): Way {
  return [[from[0], from[1], Math.min(from[2], height)]];
}

/** How fast the hand goes here: briskly, and gently where it is about to meet the floor. */
export function pace(assist: "up" | "down", from: Vec3, way: Way): number {
  if (assist === "up") return CARRY_SPEED_M_S;
  return from[2] - (way[0]?.[2] ?? from[2]) < TOUCH_M ? TOUCH_SPEED_M_S : SINK_SPEED_M_S;
}

/** Where the hand is after so many seconds on the way, and what is left of it. */
export function along(from: Vec3, way: Way, speed: number, seconds: number): { at: Vec3; left: Way } {
  let at = from;
  let left = way;
  let reach = speed * seconds;
  while (left.length > 0) {
    const gap = sub(left[0]!, at);
    const distance = length(gap);
    if (distance > reach) return { at: add(at, scale(gap, reach / distance)), left };
    reach -= distance;
    at = left[0]!;
    left = left.slice(1);
  }
  return { at, left };
}
