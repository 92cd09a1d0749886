/** The edge of a piece seen from above: points with outward normals, ready to be extruded. */

import type { Outline } from "./kit";

export interface RimPoint {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** How much a corner here loses its paint, 0 to 1. */
  readonly wear: number;
}

export type Rim = readonly RimPoint[];

/** A circle of this many points. */
export function roundRim(radius: number, points: number): Rim {
  return Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * nx, y: radius * ny, nx, ny, wear: 0 };
  });
}

/** A regular polygon, flat faces toward +x first, its corners rounded. */
export function cornerRim(apothem: number, corners: number, rounding: number, steps = 4): Rim {
  const rim: RimPoint[] = [];
  const half = Math.PI / corners;
  const centre = (apothem - rounding) / Math.cos(half); // of each corner's rounding
  for (let corner = 0; corner < corners; corner++) {
    const middle = half * (2 * corner + 1);
    for (let step = 0; step <= steps; step++) {
      const angle = middle - half + (2 * half * step) / steps;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      rim.push({
        x: centre * Math.cos(middle) + rounding * nx,
        y: centre * Math.sin(middle) + rounding * ny,
        nx,
        ny,
        wear: 0.55 * (1 - Math.abs((2 * step) / steps - 1)),
      });
    }
  }
  return rim;
}

/** The outline drawn finer (it passes through every given point), with smooth normals. */
export function outlineRim(outline: Outline, longest = 0.003): Rim {
  const fine = area(outline) < 0 ? refined([...outline].reverse(), longest) : refined(outline, longest);
  return fine.map(([x, y], i) => {
    const [ax, ay] = fine[(i + fine.length - 1) % fine.length]!;
    const [bx, by] = fine[(i + 1) % fine.length]!;
    const size = Math.hypot(bx - ax, by - ay) || 1;
    return { x, y, nx: (by - ay) / size, ny: -(bx - ax) / size, wear: 0 };
  });
}

function refined(outline: Outline, longest: number): Outline {
  const fine: [number, number][] = [];
  const n = outline.length;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [outline[(i + n - 1) % n]!, outline[i]!, outline[(i + 1) % n]!, outline[(i + 2) % n]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / longest));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      fine.push([catmullRom(p0[0], p1[0], p2[0], p3[0], t), catmullRom(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  return fine;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The signed area, positive where the outline runs counter-clockwise. */
export function area(outline: Outline): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** The distance to the outline, negative inside it. */
export function signedDistance(outline: Outline, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
    const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
    nearest = Math.min(nearest, Math.hypot(wx - ex * along, wy - ey * along));
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? -nearest : nearest;
}

/** The point of the outline nearest to another, drawn in from the edge by this much. */
export function nearestOnOutline(outline: Outline, x: number, y: number, inward: number): [number, number] {
  const sign = area(outline) < 0 ? -1 : 1;
  let best: [number, number] = [x, y];
  let least = Number.POSITIVE_INFINITY;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [ex, ey] = [bx - ax, by - ay];
    const size = Math.hypot(ex, ey) || 1;
    const along = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (size * size)));
    const [px, py] = [ax + ex * along, ay + ey * along];
    const far = Math.hypot(px - x, py - y);
    if (far >= least) return;
    [best, least] = [[px - (sign * inward * ey) / size, py + (sign * inward * ex) / size], far];
  });
  return best;
}
