import { expect, test } from "vitest";
import { beside, type SealPose, SealThrow } from "./sealthrow";

const first: SealPose = [-0.15, 0, 0.12, 1, 0, 0, 0];
const last: SealPose = [-0.03, 0, 0.01, 1, 0, 0, 0];

test("the seal comes to lie on the table, in front of the viewer", () => {
  const [x, y, z] = beside(last, first, last, -Math.PI / 2, -0.004);
  expect([x, y, z].map((part) => Math.round(part * 1000) / 1000)).toEqual([0, -0.215, 0.006]);
});

test("it comes along the villa's side and never nearer than it lies", () => {
  for (const azimuth of [0, 1, 2.5, -1.2]) {
    const [x, y] = beside(first, first, last, azimuth, 0);
    expect(Math.hypot(x, y)).toBeGreaterThan(0.214);
  }
});

test("a turn keeps a quaternion of length one", () => {
  const pose: SealPose = [0, 0, 0.05, 0.5, 0.5, -0.5, 0.5];
  expect(Math.hypot(...beside(pose, first, last, 1.1, 0).slice(3))).toBeCloseTo(1);
});

test("a throw is shown to its end, for a while longer, and then no more", () => {
  const seal = new SealThrow();
  seal.take(first, 1000);
  seal.take(last, 1010);
  expect(seal.at(1001, 0, 0)).toEqual(beside(first, first, last, 0, 0));
  expect(seal.at(2000, 0, 0)).toEqual(beside(last, first, last, 0, 0));
  expect(seal.shows(9000)).toBe(false);
});

test("another throw starts again", () => {
  const seal = new SealThrow();
  seal.take(first, 1000);
  seal.take(last, 20_000);
  expect(seal.at(20_001, 0, 0)).toEqual(beside(last, last, last, 0, 0));
});
