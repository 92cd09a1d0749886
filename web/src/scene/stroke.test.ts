import { describe, expect, it } from "vitest";
import { type Eye, projected } from "./eye";
import { homeEye } from "./eye.fixture";
import { ARM, drawn, lifted, metresPerPixel, stepped } from "./stroke";
import type { Vec3 } from "./vector";

const front: Eye = { target: [0, 0, 0.05], azimuth: -Math.PI / 2, elevation: 0.4, distance: 0.8 };
const still = { dx: 0, dy: 0, height: 600, precise: false, clear: false };
const start: Vec3 = [0, 0, 0.05];

const BETWEEN_PAPERS = { left: 0, top: 0.08, right: 1, bottom: 0.92 };

describe("drawing with the pointer", () => {
  it("goes right on the screen and stays in the plane of the floor", () => {
    const target = drawn(start, { ...still, dx: 60 }, front);
    expect(target[0]).toBeCloseTo(0.024);
    expect(target[1]).toBeCloseTo(0);
    expect(target[2]).toBe(0.05);
  });

  it("goes away from the player when the pointer goes up", () => {
    expect(drawn(start, { ...still, dy: -60 }, front)[1]).toBeCloseTo(0.024);
  });

  it("goes four millimetres for ten pixels at the home view of every screen, in depth as sideways", () => {
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      for (const top of [0.086, 0.26, 0.43]) {
        const eye = homeEye(top, width / height, BETWEEN_PAPERS);
        const grip: Vec3 = [0.05, -0.02, 0.04];
        const far = (dx: number, dy: number): number => {
          const [x, y] = drawn(grip, { ...still, dx, dy, height }, eye);
          return Math.hypot(x - grip[0], y - grip[1]);
        };
        expect(far(10, 0)).toBeGreaterThan(0.0034);
        expect(far(10, 0)).toBeLessThan(0.0041);
        expect(far(0, 10)).toBeCloseTo(far(10, 0), 6);
        expect(far(0, -10)).toBeCloseTo(far(-10, 0), 6);
      }
    }
  });

  it("goes quicker once the piece is clear, and finer when one comes nearer", () => {
    const rate = (clear: boolean, distance: number): number =>
      metresPerPixel(start, { ...still, clear }, { ...front, distance });
    expect(rate(true, 0.8)).toBeGreaterThan(2 * rate(false, 0.8));
    expect(rate(false, 0.2)).toBeLessThan(0.65 * rate(false, 0.8));
  });

  it("stays under a finger in free air, whichever way the finger goes, and is as fine as with a mouse in the villa", () => {
    const [width, height] = [390, 844];
    const eye: Eye = { ...homeEye(0.18, width / height), elevation: 0.62, distance: 0.95 };
    const grip: Vec3 = [0.12, -0.05, 0.2];
    const before = projected(eye, grip, width, height)!;
    for (const [dx, dy] of [
      [30, 0],
      [0, -30],
      [-25, 20],
    ] as const) {
      // Like a finger: a few pixels at a time.
      let at = grip;
      for (let i = 0; i < 10; i++)
        at = drawn(at, { ...still, height, dx: dx / 10, dy: dy / 10, clear: true, finger: true }, eye);
      const after = projected(eye, at, width, height)!;
      expect(after.x - before.x).toBeCloseTo(dx, -0.5);
      expect(after.y - before.y).toBeCloseTo(dy, -0.5);
    }
    const stroke = { ...still, height, dx: 10, dy: 5 };
    expect(drawn(grip, { ...stroke, finger: true }, eye)).toEqual(drawn(grip, stroke, eye));
    const level = { ...front, elevation: 0.001 };
    expect(drawn(start, { ...still, dy: -40, clear: true, finger: true }, level)[1]).toBeLessThan(0.2);
  });

  it("moves a fifth of the way when it is to be precise", () => {
    const [fast, slow] = [false, true].map((precise) => drawn(start, { ...still, dx: 50, precise }, front)[0]);
    expect(slow).toBeCloseTo(fast! / 5);
  });

  it("does not throw the hand over the horizon at eye level", () => {
    const level = { ...front, elevation: 0.001 };
    expect(drawn(start, { ...still, dy: -40 }, level)[1]).toBeLessThan(0.12);
  });

  it("never leaves an arm's reach", () => {
    const [x, y] = drawn(start, { ...still, dx: 9000, dy: 9000 }, front);
    expect(Math.hypot(x, y)).toBeCloseTo(ARM.radius);
  });
});

describe("raising and lowering", () => {
  it("follows the wheel, away is up, by millimetres", () => {
    expect(lifted(start, -100, false)[2]).toBeCloseTo(0.054);
    expect(lifted(start, 100, true)[2]).toBeCloseTo(0.0492);
  });

  it("does not leap with a free-spinning wheel", () => {
    expect(lifted(start, -100_000, false)[2]).toBeLessThan(0.07);
  });
});

it("keys move by millimetres as the eye sees it, whichever side it looks from", () => {
  expect(stepped(start, "right", 5, front)[0]).toBeCloseTo(0.005);
  const back = { ...front, azimuth: Math.PI / 2 };
  expect(stepped(start, "right", 5, back)[0]).toBeCloseTo(-0.005);
  expect(stepped(start, "up", 2, back)[2]).toBeCloseTo(0.052);
  expect(stepped(start, "far", 2, back)[1]).toBeCloseTo(-0.002);
});
