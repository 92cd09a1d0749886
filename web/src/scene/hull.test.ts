import { expect, test } from "vitest";
import { hullOf, insideHull } from "./hull";

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

test("a hull has only outer corners", () => {
  expect(hullOf([...SQUARE, [0.5, 0.5]])).toEqual(SQUARE);
});

test("a spot lies inside a hull by its distance to the nearest edge, and outside by less than nothing", () => {
  expect([insideHull(SQUARE, [0.3, 0.5]), insideHull(SQUARE, [1.5, 0.5])]).toEqual([0.3, -0.5]);
});

test("points in a row have no inside", () => {
  const row = hullOf([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(insideHull(row, [1, 0])).toBe(null);
});
