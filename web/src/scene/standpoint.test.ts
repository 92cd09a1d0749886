import { expect, test } from "vitest";
import { squareVilla } from "../access/villa.fixture";
import { projected } from "./eye";
import { homeEye } from "./eye.fixture";
import { WHOLE } from "./pane";
import { Standpoint } from "./standpoint";
import type { SceneState } from "./state";

/** An eye before a small villa, in a picture of 1600 by 1000 pixels. */
function standing(baseM = 0.144) {
  const { kit: square, picture } = squareVilla([
    { name: "red-hex", x: 0.05, y: 0 },
    { name: "blue-hex", x: -0.05, y: 0 },
  ]);
  const kit = { ...square, base: { ...square.base, radius: baseM } };
  const eye = homeEye(0.09, 1.6);
  const state = {
    kit,
    picture,
    eye,
    goal: eye,
    pane: WHOLE,
    paneGoal: WHOLE,
    reducedMotion: false,
    width: 1,
    height: 1,
  };
  const standpoint = new Standpoint(state as unknown as SceneState, () => undefined);
  standpoint.resize(1600, 1000);
  return { standpoint, state };
}

test("an eye at home goes home again in a window of another shape, and sees the villa from farther away", () => {
  const { standpoint, state } = standing();
  const { distance } = state.goal;
  standpoint.resize(500, 1000);
  expect(standpoint.atHome).toBe(true);
  expect(state.goal.distance).toBeGreaterThan(distance);
  expect(state.eye).toBe(state.goal);
});

test("at home the eye sees all of the base that the set has", () => {
  const { standpoint, state } = standing(0.2);
  standpoint.resize(500, 1000);
  const rim = Array.from({ length: 16 }, (_, i) => [
    0.2 * Math.cos((i * Math.PI) / 8),
    0.2 * Math.sin((i * Math.PI) / 8),
  ]);
  const seen = rim.map(([x, y]) => projected(state.goal, [x!, y!, 0], 500, 1000)!.x);
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(Math.max(...seen)).toBeLessThan(500);
});

test("an eye elsewhere keeps its side in a window of another shape, and the villa its size", () => {
  const { standpoint, state } = standing();
  const { distance: home } = state.goal;
  standpoint.side("left");
  const before = state.goal;
  standpoint.resize(1010, 1000);
  const { azimuth, distance } = state.goal;
  expect([standpoint.atHome, azimuth]).toEqual([false, before.azimuth]);
  standpoint.home();
  expect(distance / before.distance).toBeCloseTo(state.goal.distance / home, 2);
});

test("where a telephone is turned over, an eye elsewhere sees all of the villa from its side", () => {
  const { standpoint, state } = standing();
  standpoint.level("base");
  const near = state.goal;
  standpoint.resize(500, 1000);
  const turned = state.goal;
  expect(turned.azimuth).toBe(near.azimuth);
  standpoint.reframe();
  expect(state.goal).toEqual(turned);
  expect(turned.distance).toBeGreaterThan(near.distance);
});

test("an eye that sees all of the villa from its side comes as near as the papers of the turned telephone let it", () => {
  const { standpoint, state } = standing();
  standpoint.cover(
    [
      { left: 0, top: 0, right: 0.3, bottom: 1 },
      { left: 0.7, top: 0, right: 1, bottom: 1 },
    ],
    false,
    false,
  );
  standpoint.level("base");
  standpoint.resize(500, 1000);
  const beside = state.goal.distance;
  standpoint.cover([{ left: 0, top: 0, right: 1, bottom: 0.15 }], false, false);
  expect(state.goal.distance).toBeLessThan(0.6 * beside);
});

test("papers turn an eye at home aside, and one that is to keep still only when it is told to go home", () => {
  const { standpoint, state } = standing();
  const paper = { left: 0, top: 0, right: 0.4, bottom: 1 };
  standpoint.cover([paper], true, false);
  expect(state.paneGoal).toEqual(WHOLE);
  standpoint.home();
  expect(state.paneGoal).toEqual({ left: 0.4, top: 0, right: 1, bottom: 1 });
});

test("an eye on its way arrives, at once where nothing is to move, and never inside the wood", () => {
  const { standpoint, state } = standing();
  standpoint.level("base");
  expect(standpoint.moves).toBe(true);
  for (let i = 0; i < 100; i++) standpoint.move(0.1);
  expect(standpoint.moves).toBe(false);
  state.reducedMotion = true;
  standpoint.home();
  standpoint.move(0.001);
  expect(standpoint.moves).toBe(false);
  state.eye = { ...state.eye, target: [0.05, 0, 0.04], elevation: 0, distance: 0 };
  standpoint.keepClear(1);
  expect(state.eye.distance).toBeGreaterThan(0.03);
});
