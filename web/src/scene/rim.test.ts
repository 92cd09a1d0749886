import { expect, it } from "vitest";
import { area, cornerRim, outlineRim, roundRim, signedDistance } from "./rim";
import { KIT } from "./showvilla";

const points = (rim: readonly { x: number; y: number }[]) => rim.map(({ x, y }) => [x, y] as const);

it("plateaus shrink from blue to red", () => {
  const areas = KIT.plateaus.map(({ outline }) => area(outline));
  expect(areas).toEqual([...areas].sort((a, b) => b - a));
});

it("a finer rim keeps the outline and looks outward", () => {
  for (const { outline } of KIT.plateaus) {
    const rim = outlineRim(outline);
    expect(Math.abs(area(points(rim)) / area(outline) - 1)).toBeLessThan(0.02);
    for (const { x, y, nx, ny } of rim) {
      expect(Math.hypot(nx, ny)).toBeCloseTo(1);
      expect(signedDistance(outline, x + nx * 0.004, y + ny * 0.004)).toBeGreaterThan(0);
    }
  }
});

it("an outline drawn clockwise is turned round", () => {
  const outline = [...KIT.plateaus[0]!.outline].reverse();
  expect(area(points(outlineRim(outline)))).toBeGreaterThan(0);
});

it("a hexagon measures its width across the flats", () => {
  const rim = cornerRim(0.011, 6, 0.001);
  expect(Math.max(...rim.map(({ nx, ny, x, y }) => x * nx + y * ny))).toBeLessThan(0.0128);
  expect(Math.max(...rim.map(({ x }) => x))).toBeCloseTo(0.011);
});

it("distances are negative inside and true outside", () => {
  const round = points(roundRim(0.05, 256));
  expect(signedDistance(round, 0, 0)).toBeCloseTo(-0.05, 3);
  expect(signedDistance(round, 0.07, 0)).toBeCloseTo(0.02, 3);
});
