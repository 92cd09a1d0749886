import { expect, test } from "vitest";
import { across, leads, momentAt, type Plot, smooth, spansOf, spread, ticks, upright } from "./curve";

const plot: Plot = { width: 300, height: 200, left: 50, right: 50, top: 40, bottom: 60 };

test("moments fill the width, the first at the left and the last at the right", () => {
  expect([0, 1, 2, 4].map((moment) => across(plot, moment, 5))).toEqual([50, 100, 150, 250]);
});

test("a game of one moment stands at the left", () => {
  expect(across(plot, 0, 1)).toBe(50);
});

test("certainty is at the top, and nothing leaves the paper", () => {
  expect([1, 0.5, 0, -3, 7].map((chance) => upright(plot, chance))).toEqual([40, 90, 140, 140, 40]);
});

test("every place belongs to the moment nearest to it", () => {
  expect([-20, 50, 74, 76, 250, 900].map((x) => momentAt(plot, x, 5))).toEqual([0, 0, 0, 1, 4, 4]);
});

test("the curve goes through every spot", () => {
  const path = smooth([
    [0, 10],
    [30, 40],
    [60, 40],
  ]);
  expect(path.startsWith("M0 10C")).toBe(true);
  expect(path).toContain(" 30 40C");
  expect(path.endsWith(" 60 40")).toBe(true);
});

test("between two spots the curve stays between their heights", () => {
  const path = smooth([
    [0, 100],
    [10, 90],
    [20, 10],
    [30, 80],
    [40, 80],
  ]);
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const heights = numbers.filter((_, i) => i % 2 === 1);
  expect(Math.min(...heights)).toBe(10);
  expect(Math.max(...heights)).toBe(100);
  // Each piece has two handles and an end. None of them is higher or lower than the points it joins.
  for (let piece = 0; piece < 4; piece++) {
    const [y0, y1, y2, y3] = heights.slice(piece * 3, piece * 3 + 4) as [number, number, number, number];
    expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(Math.min(y0, y3));
    expect(Math.max(y1, y2)).toBeLessThanOrEqual(Math.max(y0, y3));
  }
});

test("nothing is drawn of a game without moments", () => {
  expect(smooth([])).toBe("");
});

test("emblems that would lie on each other make room, in their order", () => {
  expect(spread([100, 100, 300], 24, 0, 400)).toEqual([100, 124, 300]);
  expect(spread([130, 100, 131], 24, 0, 400)).toEqual([130, 100, 154]);
});

test("at the edge they make room towards the middle", () => {
  expect(spread([390, 398, 400], 20, 0, 400)).toEqual([360, 380, 400]);
});

test("where they cannot all have their room they share what there is", () => {
  expect(spread([5, 5, 5], 100, 0, 100)).toEqual([0, 50, 100]);
});

test("as many numbers stand below the axis as have room", () => {
  expect(ticks(6, 300, 30)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ticks(24, 300, 30)).toEqual([1, 5, 10, 15, 20]);
  expect(ticks(0, 300, 30)).toEqual([]);
});

test("a pointer that only passes over the curve leads nothing", () => {
  const does = (type: string, buttons: number) => leads({ type, buttons });
  expect([does("pointermove", 0), does("pointermove", 1), does("pointerdown", 1), does("pointermove", 2)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a turn of several deeds has one number, and its place is all of them", () => {
  const deeds = [1, 2, 2, 2, 3].map((turn) => ({ turn }));
  expect(spansOf(deeds)).toEqual([
    { turn: 1, from: 0, to: 0 },
    { turn: 2, from: 1, to: 3 },
    { turn: 3, from: 4, to: 4 },
  ]);
});
