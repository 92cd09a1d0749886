/** Weight: of the pieces, and as it is seen, heard and felt in a hand from how hard it pulls. */

import { FRAME, type Kit } from "../protocol";
import { clamp } from "./vector";

/** The mass of every piece in kilograms, in the order of poses; a measured set has its own. */
export function massesOf({ columns, plateaus, seal }: Kit): readonly number[] {
  return [...columns, ...plateaus, seal].map(({ massKg }) => massKg);
}

/** How taut a hand's pull looks, sounds and shakes, 0 to 1. It rises early: a loaded column must be told from a loose one
 * before it has moved (held to the server's own figure by its tests). */
export function tension(strain: number): number {
  return 1 - Math.exp(-Math.max(0, strain - FRAME.SLACK_STRAIN) / FRAME.FIRM_STRAIN);
}

/** Below this wood is told as loose, above the other as heavy: by the thread, the words, the dust and the tremble alike. */
export const TOLD = { loose: FRAME.LOOSE_TENSION, heavy: FRAME.HEAVY_TENSION } as const;

const LEAN = 3; // times the real distance from its grip, the hand is drawn: millimetres are hard to see
const MOST_LEAN_M = 0.024;

/** How many times its stretch (metres) a hand is drawn away from where it grips. */
export function leaning(stretch: number): number {
  return stretch > 0 ? Math.max(1, Math.min(LEAN, MOST_LEAN_M / stretch)) : 1;
}

const THREAD_SHARE = 0.1; // of the eye's distance: the whole thread, of wood that is surely heavy
const THREAD_FROM = 0.25; // this taut it begins to show, which loose wood hardly is
const THREAD_WHOLE = 0.6;

/** How long the thread is drawn that a hand pulls by, in metres: as long on the screen from near as from afar, for the real
 * stretch is a pixel or two. Loose wood has none, or next to none. */
export function threadLength(taut: number, distance: number): number {
  return THREAD_SHARE * distance * clamp((taut - THREAD_FROM) / (THREAD_WHOLE - THREAD_FROM), 0, 1) ** 0.5;
}

/** Half the thickness of the thread, in metres: from an arm's length it grows from a hair to a cord. */
export const threadRadius = (taut: number, distance: number): number => distance * (0.0007 + 0.0028 * taut);

const TREMBLE_M = 0.0009;

/** Where a hand that pulls so hard trembles to at this time (seconds): two slow waves and a quick one, never in step. */
export function trembling(taut: number, seconds: number): readonly [number, number] {
  const far = TREMBLE_M * Math.max(0, taut - TOLD.loose);
  return [
    far * (Math.sin(seconds * 57) + 0.5 * Math.sin(seconds * 23 + 1)),
    far * (Math.sin(seconds * 61 + 2) + 0.5 * Math.sin(seconds * 19)),
  ];
}
