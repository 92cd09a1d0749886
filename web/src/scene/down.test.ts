import { expect, test } from "vitest";
import { isDown, isTipping, leanOf } from "./down";

/** One piece at this height that leans by this many degrees. */
function leaning(degrees: number, z = 0.04): Float32Array {
  const half = (degrees * Math.PI) / 360;
  return new Float32Array([0, 0, z, Math.cos(half), Math.sin(half), 0, 0]);
}

test("a lean is the same upside down", () => {
  expect([30, 150].map((degrees) => Math.round(leanOf(leaning(degrees), 0)))).toEqual([30, 30]);
});

test("a plateau is said to tip before the house calls it down, and later where the house is patient", () => {
  expect([8, 10].map((degrees) => isTipping(leaning(degrees), 0, 15))).toEqual([false, true]);
  expect(isTipping(leaning(10), 0, 30)).toBe(false);
});

test("a column is down that lies, or that dropped off its floor", () => {
  expect([leaning(20), leaning(50), leaning(0, -0.01)].map((poses) => isDown(poses, 0, 0.08, 0))).toEqual([
    false,
    true,
    true,
  ]);
});
