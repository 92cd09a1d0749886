import { describe, expect, it } from "vitest";
import {
  clearOf,
  type Eye,
  eased,
  eyePoint,
  gaze,
  lawful,
  nearestSide,
  orbited,
  panned,
  projected,
  sideEye,
  zoomed,
} from "./eye";
import { homeEye } from "./eye.fixture";
import { WHOLE } from "./pane";
import { length, sub, type Vec3 } from "./vector";

const home = homeEye(0.2, 1.6);

describe("the eye is never lost", () => {
  it("stays above the table however it is tilted", () => {
    for (const distance of [0.14, 0.5, 2.6]) {
      for (const z of [0.01, 0.1, 0.5]) {
        const eye = orbited({ ...home, distance, target: [0, 0, z] }, 0, -9);
        expect(eyePoint(eye)[2]).toBeGreaterThan(0.005);
      }
    }
  });

  it("stays near the villa however it is panned or zoomed", () => {
    let eye = home;
    for (let i = 0; i < 50; i++) eye = zoomed(panned(eye, 1, 1), 1.5);
    expect(length(eye.target)).toBeLessThan(0.8);
    expect(eye.distance).toBeLessThanOrEqual(2.6);
    for (let i = 0; i < 50; i++) eye = zoomed(eye, 0.5);
    expect(eye.distance).toBeGreaterThan(0.1);
  });

  it("backs out of a piece", () => {
    const inside: Eye = { target: [0, 0, 0.05], azimuth: 0, elevation: 0, distance: 0.14 };
    const clear = clearOf(inside, [{ middle: [0.14, 0, 0.05], radius: 0.015, halfHeight: 0.04 }]);
    expect(clear.distance).toBeGreaterThan(0.14 + 0.015);
    expect(clearOf(home, [])).toBe(home);
  });
});

describe("looks", () => {
  it("from a side are level with the asked height", () => {
    const eye = lawful(sideEye("left", 0.083, 1.6));
    expect(eyePoint(eye)[2]).toBeCloseTo(0.083, 1);
    expect(nearestSide(eye)).toBe("left");
  });

  it("turn all the way round through four sides", () => {
    const seen = [0, 1, 2, 3].map((quarter) =>
      nearestSide({ ...home, azimuth: -Math.PI / 2 + quarter * (Math.PI / 2) }),
    );
    expect(seen).toEqual(["front", "right", "back", "left"]);
  });

  it("show the whole villa on a narrow screen from farther away", () => {
    expect(homeEye(0.2, 0.5).distance).toBeGreaterThan(homeEye(0.2, 1.6).distance);
  });

  it("fills what papers leave of a wide window with a villa of any height, and cuts nothing off", () => {
    const pane = { left: 0, top: 0.09, right: 1, bottom: 0.9 };
    for (const top of [0.086, 0.26, 0.43]) {
      const eye = homeEye(top, 1280 / 720, pane);
      const y = (point: Vec3): number => projected(eye, point, 1280, 720, pane)!.y;
      const front: Vec3 = [Math.cos(eye.azimuth) * 0.145, Math.sin(eye.azimuth) * 0.145, 0];
      const [foot, head] = [y(front), y([0, 0, top])];
      expect(foot).toBeLessThan(0.9 * 720);
      expect(head).toBeGreaterThan(0.09 * 720);
      expect(foot - head).toBeGreaterThan(0.4 * 720);
    }
  });

  it("steps back at home until columns that stand round the base are seen", () => {
    for (const side of [-1, 1]) {
      const at = projected(homeEye(0.1, 0.486, WHOLE, 0.27), [side * 0.25, 0, 0.04], 360, 740);
      expect(at!.x).toBeGreaterThan(0);
      expect(at!.x).toBeLessThan(360);
    }
  });
});

describe("easing", () => {
  it("arrives, and then is exactly there", () => {
    const goal = orbited(home, 2, 0.3);
    let eye = home;
    for (let i = 0; i < 200; i++) eye = eased(eye, goal, 1 / 60);
    expect(eye).toBe(goal);
  });

  it("turns the short way round", () => {
    const next = eased({ ...home, azimuth: 3 }, { ...home, azimuth: -3 }, 1 / 60);
    expect(next.azimuth).toBeGreaterThan(3);
  });
});

it("the gaze through the middle meets the target", () => {
  const { from, along } = gaze(home, 0, 0, 1.6);
  const way = sub(home.target, from);
  expect(length(sub(way, [along[0] * home.distance, along[1] * home.distance, along[2] * home.distance]))).toBeLessThan(
    1e-9,
  );
});
