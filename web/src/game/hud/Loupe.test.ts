import { expect, test } from "vitest";
import { loupeAt } from "./Loupe";

const PHONE = { width: 360, height: 740 };
const RADIUS = 66;

test("the glass lies above the finger, or beside it, and hides neither the finger nor the piece's foot", () => {
  for (let x = 10; x < 360; x += 25) {
    for (let y = 60; y < 740; y += 40) {
      const { left, top } = loupeAt({ x, y }, { x: x + 12, y: y + 8 }, PHONE);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + 2 * RADIUS).toBeLessThanOrEqual(PHONE.width);
      expect(Math.hypot(left + RADIUS - x, top + RADIUS - y)).toBeGreaterThan(RADIUS);
      expect(Math.hypot(left + RADIUS - x - 12, top + RADIUS - y - 8)).toBeGreaterThan(RADIUS);
    }
  }
});

test("above where there is room", () => {
  const { top } = loupeAt({ x: 180, y: 500 }, { x: 180, y: 500 }, PHONE);
  expect(top + 2 * RADIUS).toBeLessThan(500);
});
