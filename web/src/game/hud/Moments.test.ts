import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../protocol";
import { whereDrawn } from "../state/attempt";
import { countUp, sealPassing, setDown, staysMs } from "./Moments";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the seal that changes hands moves, is set down with a tock while it moves, and stays to be looked at", () => {
  const css = readFileSync(`${import.meta.dirname}/moments.css`, "utf8");
  const moves = Number(/animation: seal-carried (\d+)ms/.exec(css)?.[1]);
  const [tap, leave] = [vi.fn(), vi.fn()];
  setDown({ tap }, leave);
  vi.advanceTimersByTime(moves * 0.84);
  expect(tap).not.toHaveBeenCalled();
  vi.advanceTimersByTime(moves * 0.02);
  expect([tap.mock.calls, leave.mock.calls]).toEqual([[[1]], []]);
  vi.advanceTimersByTime(6000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a moment that is left early makes no sound later, nor does a table that has none yet", () => {
  const tap = vi.fn();
  setDown({ tap }, () => {})();
  setDown(undefined, () => {});
  vi.advanceTimersByTime(10_000);
  expect(tap).not.toHaveBeenCalled();
});

test("beside the block the points count up one by one, once it is set down", () => {
  const told: number[] = [];
  countUp([3, 6], (points) => told.push(points));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([4, 5, 6]);
  countUp([3, 6], (points) => told.push(points))();
  countUp([4, 2], (points) => told.push(points));
  vi.advanceTimersByTime(9000);
  expect(told).toHaveLength(3);
});

/** The table where that seat holds the seal, this colour up, and these are the points. */
function table(holder: number | null, shows: string | null, ...points: number[]): View {
  return { seal: { holder, shows }, players: points.map((one) => ({ points: one })) } as unknown as View;
}

test("the block is turned from the colour it showed to the former holder's, and goes from the one to the other", () => {
  const first = { former: null, holder: 0, was: null, shows: null, points: [0, 2] };
  const next = { former: 0, holder: 1, was: null, shows: "red", points: [1, 3] };
  expect(sealPassing(table(null, null, 0, 1), table(0, null, 2, 1))).toEqual(first);
  expect(sealPassing(table(0, null, 2, 1), table(1, "red", 2, 3))).toEqual(next);
  expect(sealPassing(table(1, "red", 2, 3), table(1, "red", 2, 4))).toBeNull();
  expect(sealPassing(table(1, "red", 2, 3), table(null, null, 0, 0))).toBeNull();
});

test("that it counts is told for four seconds beside a computer that draws at once, and no longer than somebody here", () => {
  expect([0, 400, 4100].map((shown) => staysMs(shown, "elsewhere"))).toEqual([4000, 3600, 0]);
  expect([0, 400].map((shown) => staysMs(shown, "here"))).toEqual([0, 0]);
  expect(staysMs(400, null)).toBeGreaterThan(10_000);
});

test("a hand draws at this device or elsewhere", () => {
  const of = (seat: number | null) =>
    whereDrawn({ mine: [0, 2], game: seat === null ? null : ({ attempt: { seat } } as never) });
  expect([of(null), of(1), of(2)]).toEqual([null, "elsewhere", "here"]);
});
