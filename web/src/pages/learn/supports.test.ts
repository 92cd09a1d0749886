import { expect, test } from "vitest";
import { squareVilla } from "../../access/villa.fixture";
import type { Load } from "../../protocol";
import { lastSupports } from "./supports";

const FEET = [
  { name: "red-hex", x: 0.06, y: 0 },
  { name: "blue-hex", x: -0.03, y: 0.05 },
  { name: "green-hex", x: -0.03, y: -0.05 },
];
const carries = (newtons: number): Load => ({ hint: newtons > 0 ? "heavy" : "loose", newtons });

function found(stood: typeof FEET, newtons: readonly number[]): string[] {
  const { kit, picture } = squareVilla(stood);
  const at = Object.fromEntries(stood.map(({ name }) => [name, "base"]));
  return lastSupports(kit, picture, at, Object.fromEntries(stood.map(({ name }, i) => [name, carries(newtons[i]!)])));
}

test("each of three columns is needed, the one that leaves least to stand on first", () => {
  expect(found(FEET, [1, 1, 1]).sort()).toEqual(["blue-hex", "green-hex", "red-hex"]);
  expect(found(FEET, [2, 1, 1])[0]).toBe("red-hex");
});

test("where others stand round it a column can be spared", () => {
  const round = [...FEET, { name: "yellow-hex", x: 0.05, y: 0.03 }, { name: "red-thick", x: 0.05, y: -0.03 }];
  expect(found(round, [1, 1, 1, 1, 1])).toEqual([]);
});

test("a column that carries nothing brings nothing down, nor one whose weight stays over the others", () => {
  expect(found(FEET, [0, 1, 1])).not.toContain("red-hex");
  expect(found(FEET, [0.05, 1, 1])).not.toContain("red-hex");
});
