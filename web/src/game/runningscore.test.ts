import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carryScore, scoreAfter, scoreBefore } from "./runningscore";
import type { Game } from "./state/tablestate";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const won = (...winners: number[]) =>
  ({ view: { players: [{ name: "Ann" }, { name: "Ben" }] }, outcome: { winners } }) as unknown as Game;

test("the games won go along from rematch to rematch", () => {
  expect(scoreAfter(scoreBefore("first"), won(0))).toEqual({ Ann: 1, Ben: 0 });
  carryScore("first", "second", won(0));
  carryScore("second", "third", won(0, 1));
  expect(scoreAfter(scoreBefore("third"), won())).toEqual({ Ann: 2, Ben: 1 });
});

test("a game that is not over takes nothing along, and what is broken counts for nothing", () => {
  carryScore("first", "second", { ...won(0), outcome: null });
  expect(scoreBefore("second")).toEqual({});
  kept.set("paletti.score.second", '{"Ann":"many","Ben":-1}');
  expect(scoreBefore("second")).toEqual({});
  kept.set("paletti.score.second", "[");
  expect(scoreBefore("second")).toEqual({});
});
