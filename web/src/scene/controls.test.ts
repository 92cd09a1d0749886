import { expect, it } from "vitest";
import { eyeAfterKey, eyeAfterPinch } from "./controls";
import { homeEye } from "./eye.fixture";

const eye = homeEye(0.2, 1);
const [a, b] = [
  { x: 100, y: 200 },
  { x: 200, y: 200 },
];

it("keys turn, tilt and bring the eye home; others mean nothing to it", () => {
  expect(eyeAfterKey(eye, "d")).toMatchObject({ azimuth: eye.azimuth + 0.16 });
  expect(eyeAfterKey(eye, "Home")).toBe("home");
  expect(eyeAfterKey(eye, "e")).toEqual({ side: "front" });
  expect(eyeAfterKey(eye, "PageUp")).toEqual({ storeys: 1 });
  expect(eyeAfterKey(eye, "Enter")).toBeNull();
});

it("two fingers apart come nearer", () => {
  expect(eyeAfterPinch(eye, [a, b], [a, { x: 300, y: 200 }]).distance).toBeLessThan(eye.distance);
});

it("two fingers round each other turn the eye", () => {
  const turned = eyeAfterPinch(eye, [a, b], [a, { x: 100, y: 300 }]);
  expect(turned.azimuth).toBeGreaterThan(eye.azimuth + 1);
});
