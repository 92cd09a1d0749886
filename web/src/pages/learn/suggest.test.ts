import { expect, test } from "vitest";
import { breadthOf } from "./suggest";

test("three in a row carry nothing, a triangle does", () => {
  const row = breadthOf([
    [0, 0],
    [0.05, 0],
    [0.1, 0],
  ]);
  const triangle = breadthOf([
    [0, 0],
    [0.09, 0],
    [0.045, 0.08],
  ]);
  expect(row).toBeLessThan(0.001);
  expect(triangle).toBeGreaterThan(0.02);
});

test("legs too far apart are worse than legs under the next plateau", () => {
  const near = breadthOf([
    [0, 0],
    [0.09, 0],
    [0.045, 0.08],
  ]);
  const far = breadthOf([
    [0, 0],
    [0.2, 0],
    [0.1, 0.18],
  ]);
  expect(far).toBeLessThan(near);
});
