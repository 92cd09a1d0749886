import { expect, test } from "vitest";
import { KIT, villaOf } from "../../scene/example";
import { poseOf } from "../../scene/pick";
import type { Vec3 } from "../../scene/vector";
import { floorHeight, Site } from "./floor";
import { standsBelow } from "./settingdown";

const picture = villaOf(1);
const floor = floorHeight(KIT, picture, "blue");
const AIR = { clause: null, reason: "not-on-top-plateau", facts: {} };
const piece = KIT.columns.find((_, i) => poseOf(picture, i).point[2] < floor)!.name;
const held = (at: Vec3, mark: typeof AIR | null | undefined) =>
  standsBelow(KIT, picture, { piece, at, goal: { level: "blue", floor, rest: floor }, verb: "move", mark });

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
