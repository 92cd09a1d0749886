import { expect, test } from "vitest";
import { along, downward, overhead, pace, upward } from "./carry";

test("a column that is barely clear goes a little farther out before it goes up", () => {
  const way = upward([0.1, 0, 0.04], [0.05, 0, 0.04], 0.004, 0.126, [0.06, 0]);
  expect(way[0]![0]).toBeCloseTo(0.108);
  expect(way[1]![2]).toBeCloseTo(0.156);
  expect(way[2]).toEqual([0.06, 0, way[1]![2]]);
});

test("a column that is well clear goes straight up", () => {
  expect(upward([0, -0.3, 0.04], [0, 0, 0.04], 0.05, 0.126, [0, -0.05])[0]).toEqual([0, -0.3, 0.04]);
});

test("the way down is never a way up", () => {
  expect(downward([0, 0, 0.1], 0.2)).toEqual([[0, 0, 0.1]]);
});

test("the hand turns a corner within one step and then is at the end", () => {
  const way = [
    [0.1, 0, 0],
    [0.1, 0, 0.1],
  ] as const;
  expect(along([0, 0, 0], way, 1, 0.15)).toEqual({ at: [0.1, 0, 0.04999999999999999], left: [[0.1, 0, 0.1]] });
  expect(along([0, 0, 0], way, 1, 5)).toEqual({ at: [0.1, 0, 0.1], left: [] });
});

test("a plateau rises beside the villa before it goes over it", () => {
  const [up, over] = overhead([0.38, 0, 0], 0.166, [0.01, 0.02]);
  expect(up!.slice(0, 2)).toEqual([0.38, 0]);
  expect(over).toEqual([0.01, 0.02, up![2]]);
  expect(up![2]).toBeCloseTo(0.196);
});

test("the hand sinks briskly and meets the floor gently", () => {
  const speeds = [0.2, 0.11].map((z) => pace("down", [0, 0, z], [[0, 0, 0.1]]));
  expect(speeds[0]).toBeGreaterThan(3 * speeds[1]!);
  expect(pace("up", [0, 0, 0], [])).toBeGreaterThan(speeds[0]!);
});
