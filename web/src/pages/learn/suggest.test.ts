import { expect, test } from "vitest";
import type { View } from "../../protocol";
import { breadthOf, sealMoves, sideToLookFrom } from "./suggest";

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

test("a column is looked at from where nothing stands before it", () => {
  const shape = { colour: "red", kind: "hex", height: 0.08, width: 0.02, worth: 2, massKg: 0.02 } as const;
  const kit = { columns: ["red-hex", "red-thick"].map((name) => ({ ...shape, name })), plateaus: [] };
  const poses = new Float32Array([0.05, 0, 0.04, 1, 0, 0, 0, 0.09, 0, 0.04, 1, 0, 0, 0]);
  const villa = { poses, places: ["villa", "villa"] as const };
  // Straight out, along x, another column stands in the way.
  expect(sideToLookFrom(kit, villa, "red-hex", [0, 0.8, Math.PI])).toBe(0.8);
  expect(sideToLookFrom(kit, villa, "red-thick", [0, 0.8])).toBe(0);
});

test("a column takes the seal from the other hand, or leaves it a way to take it", () => {
  const players = [
    { seat: 0, points: 1 },
    { seat: 1, points: 2 },
  ] as unknown as View["players"];
  const moves = (holder: number | null, worth: number) =>
    sealMoves({ turn: 0, seal: { holder, former: null, shows: null }, players }, worth);
  expect([moves(1, 1), moves(1, 2)]).toEqual([false, true]);
  expect([moves(null, 3), moves(null, 4), moves(0, 3)]).toEqual([true, false, true]);
});
