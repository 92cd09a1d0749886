/** The outline round what carries something, and how far inside it the middle of a weight lies. */

import type { Outline } from "./kit";
import { signedDistance } from "./rim";
import type { Vec2 } from "./vector";

/** The corners of the smallest convex outline round these points, counter-clockwise. */
export function hullOf(points: Outline): Outline {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (along: Outline): Vec2[] => {
    const chain: Vec2[] = [];
    for (const spot of along) {
      while (chain.length > 1 && turnsRight(chain.at(-2)!, chain.at(-1)!, spot)) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return points.length < 3 ? points : [...half(sorted), ...half(sorted.reverse())];
}

/** How many metres inside a hull a spot lies: negative outside, and null if the hull has no inside. */
export function insideHull(hull: Outline, [x, y]: Vec2): number | null {
  return hull.length < 3 ? null : -signedDistance(hull, x, y);
}

const turnsRight = ([ax, ay]: Vec2, [bx, by]: Vec2, [cx, cy]: Vec2): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) <= 0;
