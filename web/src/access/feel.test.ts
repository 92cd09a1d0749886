import { afterEach, expect, test, vi } from "vitest";
import type { TableClient } from "../game/client";
import { buzzMs, buzzWithLoad, grade } from "./feel";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hand = (strain: number, stretch: number) =>
  ({ strain, grip: [0, 0, 0], target: [stretch, 0, 0] }) as Parameters<typeof grade>[0];

test("what resists more is told by a stronger word", () => {
  expect([0.05, 0.08, 0.13, 0.8].map((strain) => grade(hand(strain, 0.001), 5))).toEqual([
    "nothing",
    "easy",
    "firm",
    "hard",
  ]);
});

test("a stretched hand whose column stayed is told that it does not give", () => {
  expect(grade(hand(0.3, 0.005), 0)).toBe("stuck");
});

test("a telephone shakes only under load, and more under more", () => {
  expect(buzzMs(0.06)).toBe(0);
  expect(buzzMs(0.13)).toBeGreaterThan(10);
  expect(buzzMs(1)).toBeGreaterThan(buzzMs(0.4));
});

/** A phone at a table where seat 0 is here: its vibrations, and a function that sends it a frame. */
function telephone() {
  vi.useFakeTimers({ toFake: ["performance"] });
  const [shakes, glass] = [vi.fn(), new EventTarget()];
  vi.stubGlobal("navigator", { vibrate: shakes });
  vi.stubGlobal("addEventListener", glass.addEventListener.bind(glass));
  let told: (moment: object) => void = () => undefined;
  const unwatch = vi.fn();
  const client = {
    state: { mine: [0] },
    watch: (tell: typeof told) => {
      told = tell;
      return unwatch;
    },
  } as unknown as TableClient;
  const stop = buzzWithLoad(client);
  const press = (pointerType: string) => glass.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
  const frame = (strain: number, { seat = 0, rests = false } = {}) => {
    vi.advanceTimersByTime(200);
    told({ hands: [{ ...hand(strain, 0.001), seat }], rests });
    return shakes.mock.calls.splice(0).flat();
  };
  return { press, frame, stop, unwatch };
}

test("under a finger the telephone shakes with the load of a hand here, and under a mouse or in others' hands never", () => {
  const { press, frame, stop, unwatch } = telephone();
  press("mouse");
  expect(frame(0.5)).toEqual([]);
  press("touch");
  expect([frame(0.5), frame(0.05), frame(0.5, { seat: 1 }), frame(0.5, { rests: true })]).toEqual([
    [buzzMs(0.5)],
    [],
    [],
    [],
  ]);
  stop();
  expect(unwatch).toHaveBeenCalledOnce();
});

test("a device that cannot shake is left alone", () => {
  vi.stubGlobal("navigator", {});
  const watch = vi.fn();
  buzzWithLoad({ watch } as unknown as TableClient)();
  expect(watch).not.toHaveBeenCalled();
});
