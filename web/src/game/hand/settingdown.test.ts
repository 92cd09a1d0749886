import { expect, test } from "vitest";
import type { Refusal } from "../../protocol";
import { poseOf } from "../../scene/pick";
import { KIT, villaOf } from "../../scene/showvilla";
import type { Vec3 } from "../../scene/vector";
import { floorHeight, Site } from "./floor";
import { belowOf, whyNotLowered } from "./settingdown";

const picture = villaOf(1);
const floor = floorHeight(KIT, picture, "blue");
const AIR: Refusal = { clause: null, reason: "not-on-top-plateau", facts: {} };
const piece = KIT.columns.find((_, i) => poseOf(picture, i).point[2] < floor)!.name;
const goal = { level: "blue", floor, rest: floor } as const;
const below = (at: Vec3, mark: typeof AIR | null | undefined) =>
  belowOf(KIT, picture, { piece, at, goal, verb: "move", mark });
const held = (at: Vec3, mark: typeof AIR | null | undefined) => below(at, mark).stands;

test("high over a free spot of the top a column may stand, and beside it it may not", () => {
  const [x, y] = new Site(KIT, picture, "blue", piece).nearest(0, 0)!;
  expect(held([x, y, 0.4], AIR)).toBe(true);
  expect(held([0.4, 0, 0.4], AIR)).toBe(false);
});

test("what the server forbids wherever it is carried is told from afar, and nothing before the server has looked", () => {
  const [x, y] = new Site(KIT, picture, "blue", piece).nearest(0, 0)!;
  expect(held([x, y, 0.4], { ...AIR, reason: "must-break-off" })).toBe(false);
  expect(held([x, y, 0.4], undefined)).toBe(null);
});

test("the mark below a column says what setting it down does, all the way out over the edge", () => {
  const site = new Site(KIT, picture, "blue", piece);
  for (let x = 0; x < 0.2; x += 0.004) {
    const { spot, stands, why } = below([x, 0, 0.4], AIR);
    const lowered = { piece, at: [x, 0, 0.4] as const, goal, verb: "move", mark: AIR, opening: "near" } as const;
    expect(why).toEqual(whyNotLowered(KIT, picture, lowered));
    expect(stands).toBe(why === null);
    if (stands) expect([...spot]).toEqual(site.below(x, 0));
  }
});

test("over the edge, where a foot would not stand wholly on it, the column is set down a little farther in", () => {
  const site = new Site(KIT, picture, "blue", piece);
  let x = 0;
  while (site.fits(x, 0, 0) || site.under(x, 0) === "column") x += 0.001; // out to the edge
  const { spot, stands } = below([x, 0, 0.4], AIR);
  expect([stands, site.fits(...(spot as [number, number]), 0)]).toEqual([true, true]);
});

test("where a column is not lowered, the reason is there to be said", () => {
  expect(below([0.4, 0, 0.4], AIR).why?.reason).toBe("not-over-top");
});
