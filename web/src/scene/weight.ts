/** Weight: the mass of the pieces, and how a hand's pull looks, sounds and feels. */

import { FRAME, type Kit } from "../protocol";
import { clamp } from "./vector";

/** The mass of every piece in kilograms, in the order of poses; a measured set has its own. */
export function massesOf({ columns, plateaus, seal }: Kit): readonly number[] {
  return [...columns, ...plateaus, seal].map(({ massKg }) => massKg);
}

/** How taut a hand's pull looks, sounds and vibrates, 0 to 1. It rises early, because players must recognise a loaded column
 * before it has moved. Its tests compare it with the server's own figure. */
export function tension(strain: number): number {
  return 1 - Math.exp(-Math.max(0, strain - FRAME.SLACK_STRAIN) / FRAME.FIRM_STRAIN);
}

/** Wood below the first counts as loose, above the second as heavy: for the thread, the words, the dust and the tremble. */
export const TOLD = { loose: FRAME.LOOSE_TENSION, heavy: FRAME.HEAVY_TENSION } as const;

const LEAN = 3; // the hand is drawn this many times its real distance from the grip, because millimetres are hard to see
const MOST_LEAN_M = 0.024;

/** By what factor of its stretch (metres) a hand is drawn away from its grip. */
export function leaning(stretch: number): number {
  return stretch > 0 ? Math.max(1, Math.min(LEAN, MOST_LEAN_M / stretch)) : 1;
}

const THREAD_SHARE = 0.1; // share of the eye's distance: the length of the whole thread, for wood that is certainly heavy
const THREAD_FROM = 0.25; // from this tension on it shows; loose wood hardly reaches it
const THREAD_WHOLE = 0.6;

/** The drawn length of the thread by which a hand pulls, in metres. It is equally long on the screen from near and far,
 * because the real stretch is only a pixel or two. Loose wood has no thread, or hardly any. */
export function threadLength(taut: number, distance: number): number {
  return THREAD_SHARE * distance * clamp((taut - THREAD_FROM) / (THREAD_WHOLE - THREAD_FROM), 0, 1) ** 0.5;
}

/** Half the thickness of the thread, in metres: at arm's length it grows from a hair to a cord. */
export const threadRadius = (taut: number, distance: number): number => distance * (0.0007 + 0.0028 * taut);

const TREMBLE_M = 0.0009;

/** The offset of a trembling hand with this pull at this time (seconds): two slow waves and a quick one, never in step. */
export function trembling(taut: number, seconds: number): readonly [number, number] {
  const far = TREMBLE_M * Math.max(0, taut - TOLD.loose);
  return [
    far * (Math.sin(seconds * 57) + 0.5 * Math.sin(seconds * 23 + 1)),
    far * (Math.sin(seconds * 61 + 2) + 0.5 * Math.sin(seconds * 19)),
  ];
}
