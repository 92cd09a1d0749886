import { expect, test } from "vitest";
import rulings from "../protocol/rulings.json";
import { FIELD_OF_VIEW } from "./eye";
import { leaning, TOLD, tension, threadLength, threadRadius, trembling } from "./weight";

test("a loose column shows next to nothing, a heavy one most of it, at the strains that two millimetres of the hand make", () => {
  const told = (taut: number) => (taut < TOLD.loose ? "loose" : taut > TOLD.heavy ? "heavy" : null);
  expect([0, 0.02].map(tension)).toEqual([0, 0]);
  expect(rulings.strains.map(({ strain }) => told(tension(strain)))).toEqual(rulings.strains.map((one) => one.told));
  expect(tension(1)).toBeGreaterThan(0.99);
});

test("the hand is drawn farther from its grip than it is, and never far", () => {
  expect(leaning(0.002) * 0.002).toBeCloseTo(0.006);
  expect(leaning(0.012) * 0.012).toBeCloseTo(0.024);
  expect(leaning(0.1)).toBe(1);
});

test("the thread thickens with the pull, and only a taut hand trembles", () => {
  expect(threadRadius(1, 0.8)).toBeGreaterThan(3 * threadRadius(0, 0.8));
  expect(trembling(0.1, 0.3).map(Math.abs)).toEqual([0, 0]);
  expect(Math.max(...[0, 0.01, 0.02, 0.03].map((at) => Math.abs(trembling(1, at)[0])))).toBeGreaterThan(0.0003);
});

test("from an arm's length a heavy column's thread is tens of pixels long, and a loose one has none", () => {
  const pixels = (taut: number) => (threadLength(taut, 0.8) / (2 * 0.8 * Math.tan(FIELD_OF_VIEW / 2))) * 720;
  expect(pixels(tension(0.05))).toBe(0);
  expect(pixels(TOLD.heavy)).toBeGreaterThan(50);
  expect(pixels(1)).toBeGreaterThan(100);
});
