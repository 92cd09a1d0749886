import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setDown } from "./Moments";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the seal that changes hands moves, is set down with a tock while it moves, and stays to be looked at", () => {
  const css = readFileSync(`${import.meta.dirname}/moments.css`, "utf8");
  const moves = Number(/\.seal-block \{\s*animation: seal-set-down (\d+)ms/.exec(css)?.[1]);
  const [tap, leave] = [vi.fn(), vi.fn()];
  setDown(tap, leave);
  vi.advanceTimersByTime(moves / 2);
  expect(tap).not.toHaveBeenCalled();
  vi.advanceTimersByTime(moves / 2);
  expect([tap.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(6000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a moment that is left early makes no sound later", () => {
  const tap = vi.fn();
  setDown(tap, () => {})();
  vi.advanceTimersByTime(10_000);
  expect(tap).not.toHaveBeenCalled();
});
