import { expect, it } from "vitest";
import { type Eye, eyePoint, gaze, projected } from "./eye";
import { homeEye } from "./eye.fixture";
import { at } from "./vector";

const eye: Eye = homeEye(0.3, 1.5);

it("a point on the ray through a pixel is shown at that pixel", () => {
  for (const [x, y] of [
    [300, 200],
    [120, 350],
    [599, 1],
  ] as const) {
    const ray = gaze(eye, (2 * x) / 600 - 1, 1 - (2 * y) / 400, 1.5);
    const seen = projected(eye, at(ray, 0.7), 600, 400)!;
    expect(seen.x).toBeCloseTo(x);
    expect(seen.y).toBeCloseTo(y);
  }
});

it("what is behind the eye is nowhere", () => {
  const [x, y, z] = eyePoint(eye);
  expect(projected(eye, [x * 2, y * 2, z * 2], 600, 400)).toBeNull();
});
