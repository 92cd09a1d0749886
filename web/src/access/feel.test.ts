import { expect, test } from "vitest";
import { buzzMs, grade } from "./feel";

const hand = (strain: number, stretch: number) =>
  ({ strain, grip: [0, 0, 0], target: [stretch, 0, 0] }) as Parameters<typeof grade>[0];

test("what resists more is told by a stronger word", () => {
  expect([0.05, 0.08, 0.13, 0.8].map((strain) => grade(hand(strain, 0.001), 5))).toEqual([
    "nothing",
    "easy",
    "firm",
    "hard",
  ]);
});

test("a stretched hand whose column stayed is told that it does not give", () => {
  expect(grade(hand(0.3, 0.005), 0)).toBe("stuck");
});

test("a telephone shakes only under load, and more under more", () => {
  expect(buzzMs(0.06)).toBe(0);
  expect(buzzMs(0.13)).toBeGreaterThan(10);
  expect(buzzMs(1)).toBeGreaterThan(buzzMs(0.4));
});
