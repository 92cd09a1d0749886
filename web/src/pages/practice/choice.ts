/** The villa to practise with: set, layout and height, kept between visits. */

import { keep, keptJson } from "../../memory";
import { type Answer, makeTable } from "../../net/api";
import { whole } from "../../panels/fields";
import { LAYOUTS, type Layout, type TableMade } from "../../protocol";

export interface VillaWish {
  /** Number of the wooden set; null takes any. */
  readonly serial: number | null;
  readonly seed: number | null;
  readonly layout: Layout;
  /** Plateaus that lie already. */
  readonly height: number;
}

export const HEIGHTS = [1, 2, 3, 4, 5] as const;
export const LAID_OUT = LAYOUTS.filter((layout) => layout !== "by-hand");

const KEPT = "paletti.practice";
const FIRST: VillaWish = { serial: null, seed: null, layout: "scattered", height: 2 };

/** Everything may be touched, held and put back, because this is practice with wood and not with rules. */
const FREE = {
  mode: "freestyle",
  "breaking-off": "may",
  "hold-plateaus": true,
  "after-plateau": "turn-over",
  "without-plateau": "may-pass",
  "push-mm": 10,
  "push-top-mm": 10,
  "jam-s": null,
} as const;

/** A table for one: two hands take turns, and both are mine. */
export function makeVilla(wish: VillaWish, names: readonly [string, string]): Promise<Answer<TableMade>> {
  return makeTable({
    seats: names.map((name) => ({ kind: "here", name })),
    edition: "us",
    house: FREE,
    ...wish,
    practice: true,
    watchable: false,
  });
}

/** The villa that the address asks for (`?serial=7&layout=rings&height=3&seed=5`), else the last one. */
export function wishedVilla(search: string): VillaWish {
  const asked = new URLSearchParams(search);
  const kept = keptVilla();
  return {
    serial: whole(asked.get("serial")) ?? kept.serial,
    seed: whole(asked.get("seed")),
    layout: LAID_OUT.find((layout) => layout === asked.get("layout")) ?? kept.layout,
    height: HEIGHTS.find((height) => String(height) === asked.get("height")) ?? kept.height,
  };
}

export const keepVilla = (wish: VillaWish): void => keep(KEPT, wish);

function keptVilla(): VillaWish {
  const kept = (keptJson(KEPT) ?? {}) as Partial<VillaWish>;
  return {
    ...FIRST,
    serial: typeof kept.serial === "number" ? kept.serial : null,
    layout: LAID_OUT.find((layout) => layout === kept.layout) ?? FIRST.layout,
    height: HEIGHTS.find((height) => height === kept.height) ?? FIRST.height,
  };
}
