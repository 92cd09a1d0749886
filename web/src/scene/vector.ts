/** Plain vectors and turns for code that has to run without a renderer. */

export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];
export type Quat = readonly [number, number, number, number]; // w x y z

export interface Ray {
  readonly from: Vec3;
  /** Of length one. */
  readonly along: Vec3;
}

/** The sum. */
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** The way from `b` to `a`. */
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** The vector, multiplied by this number. */
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
/** The scalar product. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** How long the vector is. */
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
/** The value, or the bound that it exceeds. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The vector product. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector with length one. */
export function unit(a: Vec3): Vec3 {
  const size = length(a);
  return size > 0 ? scale(a, 1 / size) : a;
}

/** The vector turned by the quaternion. */
export function turned(v: Vec3, [w, x, y, z]: Quat): Vec3 {
  const axis: Vec3 = [x, y, z];
  const t = scale(cross(axis, v), 2);
  return add(add(v, scale(t, w)), cross(axis, t));
}

/** The turn back. */
export const inverse = ([w, x, y, z]: Quat): Quat => [w, -x, -y, -z];

/** The point of the ray at this distance. */
export const at = (ray: Ray, distance: number): Vec3 => add(ray.from, scale(ray.along, distance));
