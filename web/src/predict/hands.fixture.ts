/** How real hands moved, written by `python -m tests.physics.led web/src/protocol/led.json`, as `make web-test` does. */

import { readFileSync } from "node:fs";
import type { Point } from "./servo";

export interface LedCase {
  readonly name: string;
  readonly massKg: number;
  readonly slab: boolean;
  /** The engine's tick at the grip. */
  readonly begins: number;
  readonly start: Point;
  /** Where the hand was led, and where it was at the end of each frame. */
  readonly targets: readonly Point[];
  readonly grips: readonly Point[];
}

export const realHands: { readonly free: readonly LedCase[]; readonly villa: readonly LedCase[] } = JSON.parse(
  readFileSync(new URL("../protocol/led.json", import.meta.url), "utf8"),
);
