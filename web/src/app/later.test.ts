import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilHere } from "./later";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that fails this many times before the part loads. */
function line(failures: number) {
  let asked = 0;
  return {
    fetch: async () => {
      asked += 1;
      if (asked <= failures) throw new Error("no line");
      return "Ending";
    },
    asked: () => asked,
  };
}

test("a part that does not come is asked for again until it is here", async () => {
  const told: (string | number)[] = [];
  const { fetch } = line(2);
  untilHere(fetch, { here: (part) => told.push(part), failed: (times) => told.push(times) }, 3000);
  await vi.advanceTimersByTimeAsync(2999);
  expect(told).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3001);
  expect(told).toEqual([1, 2, "Ending"]);
});

test("a part that is not drawn any more is not asked for again", async () => {
  const { fetch, asked } = line(9);
  const stop = untilHere(fetch, { here: () => {}, failed: () => {} }, 3000);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(1);
});
