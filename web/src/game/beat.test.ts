import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../net/frames";
import { Beat } from "./beat";

type Timed = Pick<Moment, "places" | "hands"> & { readonly tick: number };
const lies = { places: ["villa", "villa"], hands: [] } as const;
const gone = { places: ["villa", "parked"], hands: [] } as const;
const at = (tick: number, moment: Pick<Moment, "places" | "hands">): Timed => ({ tick, ...moment });

let shown: number[];
let beat: Beat<Timed>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  beat = new Beat(({ tick }) => shown.push(tick));
});
afterEach(() => vi.useRealTimers());

test("a plateau that slid off is seen to lie there before it is cleared away, and the eye waits for that", () => {
  let looked = false;
  beat.see(at(1, lies));
  beat.see(at(2, gone));
  beat.see(at(3, gone));
  beat.afterwards(() => {
    looked = true;
  });
  vi.advanceTimersByTime(1000);
  expect([shown, looked]).toEqual([[1], false]);
  vi.advanceTimersByTime(1000);
  expect([shown, looked]).toEqual([[1, 3], true]);
});

test("what a hand takes away goes at once, and so does everything once somebody goes on", () => {
  const hand = { piece: 1 } as Moment["hands"][number];
  beat.see(at(1, { ...lies, hands: [hand] }));
  beat.see(at(2, gone));
  expect(shown).toEqual([1, 2]);
  beat.see(at(3, lies));
  beat.see(at(4, gone));
  beat.see(at(5, { ...gone, hands: [hand] }));
  expect(shown).toEqual([1, 2, 3, 5]);
});
