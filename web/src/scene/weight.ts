/** Weight, as it is seen, heard and felt in a hand: from how hard it pulls. */

import { FRAME } from "../protocol";

/** How taut a hand's pull looks, sounds and shakes, 0 to 1. It rises early: a loaded column must be told from a loose one
 * before it has moved (held to the server's own figure by its tests). */
export function tension(strain: number): number {
  return 1 - Math.exp(-Math.max(0, strain - FRAME.SLACK_STRAIN) / FRAME.FIRM_STRAIN);
}

/** Below this wood is told as loose, above the other as heavy. */
export const TOLD = { loose: 0.3, heavy: 0.35 } as const;

const LEAN = 3; // so much farther than it is the hand is drawn from its grip: millimetres are hard to see
const MOST_LEAN_M = 0.024;

/** How many times its stretch (metres) a hand is drawn away from where it grips. */
export function leaning(stretch: number): number {
  return stretch > 0 ? Math.max(1, Math.min(LEAN, MOST_LEAN_M / stretch)) : 1;
}

/** Half the thickness of the thread between grip and hand, in metres. */
export const threadRadius = (taut: number): number => 0.0004 + 0.0013 * taut;

const TREMBLE_M = 0.0009;

/** Where a hand that pulls so hard trembles to at this time (seconds): two slow waves and a quick one, never in step. */
export function trembling(taut: number, seconds: number): readonly [number, number] {
  const far = TREMBLE_M * Math.max(0, taut - TOLD.loose);
  return [
    far * (Math.sin(seconds * 57) + 0.5 * Math.sin(seconds * 23 + 1)),
    far * (Math.sin(seconds * 61 + 2) + 0.5 * Math.sin(seconds * 19)),
  ];
}
