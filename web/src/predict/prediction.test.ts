import { describe, expect, it } from "vitest";
import { FRAME } from "../protocol";
import { FRAME_MS } from "../ticks";
import { type LedCase, realHands } from "./hands.fixture";
import { Prediction } from "./prediction";

const SHOWN_MS = 1000 / 60;
const BEGAN_MS = 1000;
const COLUMN = { feel: "column", massKg: 0.01, loose: false } as const;

/** Numbers between 0 and 1 that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

interface ShownGesture {
  /** The grip in each picture. */
  readonly shown: readonly (readonly number[])[];
  /** How far the hand is stretched in each. */
  readonly stretchMm: readonly number[];
  /** For each frame of the server, how far off the picture of that instant was. */
  readonly missedMm: readonly number[];
}

/** A gesture as it was seen on a page whose line has this delay and this unevenness (milliseconds). */
function seen(one: LedCase, { lateMs = 150, jitterMs = 50, loose = false, hears = true } = {}): ShownGesture {
  const random = chance(7);
  const tickOf = (frame: number): number => one.begins + (frame + 1) * FRAME.FRAME_TICKS;
  const ledMs = (frame: number): number => BEGAN_MS + frame * FRAME_MS;
  const told = (frame: number) => ({ grip: one.grips[frame]!, target: one.targets[frame]!, ledMs: ledMs(frame) });
  const held = { feel: one.slab ? "plateau" : "column", massKg: one.massKg, loose } as const;
  const first = { grip: one.start, target: one.start, ledMs: null };
  const prediction = new Prediction(held, first, one.begins, BEGAN_MS - FRAME_MS);
  let arrives = 0;
  const arrivals = one.grips.map((_, frame) => {
    arrives = Math.max(arrives, ledMs(frame + 1) + lateMs + (2 * random() - 1) * jitterMs);
    return arrives;
  });
  let [aims, frames] = [0, 0];
  const [shown, missedMm, stretchMm]: [number[][], number[], number[]] = [[], [], []];
  for (let ms = BEGAN_MS; ms < ledMs(one.targets.length); ms += SHOWN_MS) {
    for (; aims < one.targets.length && ledMs(aims) <= ms; aims++) prediction.lead(ledMs(aims), one.targets[aims]!, 0);
    for (; hears && arrivals[frames]! <= ms; frames++) {
      prediction.tell(told(frames), tickOf(frames), arrivals[frames]!);
      missedMm.push(1000 * (prediction.missedM ?? 0));
    }
    prediction.advance(ms);
    shown.push([...prediction.grip]);
    stretchMm.push(1000 * apart(prediction.grip, one.targets[aims - 1]!));
  }
  return { shown, missedMm, stretchMm };
}

const apart = (one: ArrayLike<number>, other: readonly number[]): number =>
  Math.hypot(...other.map((x, i) => x - one[i]!));

const ranked = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** The greatest step from one picture to the next, in millimetres. */
const leapMm = ({ shown }: ShownGesture): number =>
  Math.max(...shown.slice(1).map((grip, i) => 1000 * apart(grip, shown[i]!)));

describe("a hand in free air, 150 ms away with 50 ms of jitter", () => {
  it.each(realHands.free)("$name: is shown where the server will tell that it was", (one) => {
    const gesture = seen(one, { loose: true });
    expect(gesture.missedMm.length).toBeGreaterThan(90);
    expect(ranked(gesture.missedMm.slice(one.slab ? 30 : 0), 0.99)).toBeLessThan(2);
    expect(leapMm(gesture)).toBeLessThan(one.slab ? 12 : 8); // a hand of three newtons moves 6 mm, one of seven 10
  });

  it("is known to be free as soon as the frames say so", () => {
    const { missedMm } = seen(realHands.free[0]!);
    expect(Math.max(...missedMm.slice(40))).toBeLessThan(2);
  });
});

describe("wood that resists, 150 ms away with 50 ms of jitter", () => {
  it.each(realHands.villa)("$name: is off by less than the hand is seen to stretch", (one) => {
    const gesture = seen(one);
    const picture = (frame: number): number => Math.round(((frame + 1) * FRAME_MS) / SHOWN_MS);
    const off = gesture.missedMm.map((missed, frame) => missed - gesture.stretchMm[picture(frame)]!);
    expect(ranked(off, 0.99)).toBeLessThan(0.5);
    expect(leapMm(gesture)).toBeLessThan(8);
  });

  it("does not run away before the server has said that it comes", () => {
    const [one] = realHands.villa;
    const { shown } = seen(one!, { hears: false });
    expect(shown.at(-1)).toEqual(one!.start);
  });
});

it("a hand that the table leads is shown where the table leads it", () => {
  const at = (x: number) => ({ grip: [x, 0, 0.2] as const, target: [x, 0, 0.2] as const, ledMs: null });
  const prediction = new Prediction(COLUMN, at(0), 0, 0);
  prediction.lead(1, [0.1, 0, 0.2], 0);
  for (let frame = 1; frame < 60; frame++) {
    prediction.tell(at(-0.0005 * frame), frame * FRAME.FRAME_TICKS, frame * FRAME_MS);
    prediction.advance(frame * FRAME_MS);
  }
  expect(prediction.grip[0]).toBeCloseTo(-0.0295, 2);
  expect(prediction.grip[0]).toBeLessThan(-0.025);
});

it("an aim's time lies half way between two of the server's looks for aims", () => {
  const told = { grip: [0, 0, 0.2] as const, target: [0, 0, 0.2] as const, ledMs: 1000 };
  const prediction = new Prediction(COLUMN, told, 0, 1000);
  prediction.tell(told, FRAME.FRAME_TICKS, 1500);
  // It looked at 1000, and 36 frames later at 1576: then at 1592, 1608 and so on.
  const stamps = [1592, 1599, 1607, 1608, 1623].map((nowMs) => prediction.stampMs(nowMs));
  expect(stamps).toEqual([1600, 1600, 1600, 1616, 1616]);
});

it("what a frame sets right is blended in", () => {
  const start = { grip: [0, 0, 0.2] as const, target: [0, 0, 0.2] as const, ledMs: null };
  const prediction = new Prediction(COLUMN, start, 0, 0);
  prediction.lead(1, [0.01, 0, 0.2], 0);
  prediction.tell({ ...start, grip: [0.01, 0, 0.2] }, 4, 16);
  expect(prediction.grip[0]).toBe(0);
  prediction.advance(16);
  expect(prediction.grip[0]).toBeLessThan(0.001);
  prediction.advance(500);
  expect(prediction.grip[0]).toBeGreaterThan(0.009);
});
