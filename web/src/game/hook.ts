/** Which way the hook is pulled. */

import { type Eye, forwardOf, wrapped } from "../scene/eye";

/** Of the ways there are (radians), the one that leads most toward whoever pulls; straight toward them if none is known. */
export function hookHeading(ways: readonly number[], eye: Eye): number {
  const [x, y] = forwardOf(eye);
  const wish = Math.atan2(-y, -x);
  const apart = (heading: number): number => Math.abs(wrapped(heading - wish));
  return ways.reduce((best, heading) => (apart(heading) < apart(best) ? heading : best), ways[0] ?? wish);
}
