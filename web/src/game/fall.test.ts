import { expect, test } from "vitest";
import type { Forensics, View } from "../protocol";
import { homeEye } from "../scene/eye";
import { besideFall, fallStory } from "./fall";
import { Memory } from "./memory";
import type { Game } from "./state";

const moment = (tick: number, x = 0) => ({
  tick,
  poses: new Float32Array([x, 0, 0.2, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]), // a plateau and the seal
  places: ["villa", "away"] as const,
  hands: [],
  contacts: [],
  rests: false,
});

test("a villa that falls to the right is seen from the side, the nearer one", () => {
  const eye = besideFall(homeEye(0.2, 1.6), moment(0), moment(9, 0.3), 0, 1.6);
  expect(eye.azimuth).toBeCloseTo(-Math.PI / 2);
});

test("a narrow window looks from farther away", () => {
  const at = (aspect: number) => besideFall(homeEye(0.2, aspect), moment(0), moment(9, 0.3), 0, aspect).distance;
  expect(at(0.5)).toBeGreaterThan(at(1.6));
});

test("the memory knows a fall only from its beginning", () => {
  const memory = new Memory();
  for (const tick of [8, 12, 16, 20]) memory.keep(moment(tick));
  expect(memory.between(12, 16).map(({ tick }) => tick)).toEqual([12, 16]);
  expect(memory.between(4, 16)).toEqual([]);
});

test("the story of a fall names the hand, the plateau that gave way, and the end", () => {
  const view = { players: [{ name: "Ann" }], top: "green" } as unknown as View;
  const story = [{ version: 7, verb: "move", by: 0, facts: { column: "red-hex" }, events: [] }];
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts: { plateau: "blue" } };
  const told = fallStory({ view, story } as Pick<Game, "view" | "story">, fell);
  expect(told.map(({ tick, id }) => [tick, id])).toEqual([
    [0, "fall-column"],
    [500, "fall-breaks"],
    [800, "fall-ended"],
  ]);
});
