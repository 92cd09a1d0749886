import { expect, it } from "vitest";
import { breath, glass, noise, swell, tock } from "./timbre";

const RATE = 8000;
const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);

it("a knock peaks at one and dies away", () => {
  const samples = tock(900, 0.04, 0.6, RATE);
  expect(peak(samples)).toBeCloseTo(1);
  const half = samples.length >> 1;
  expect(energy(samples.subarray(half))).toBeLessThan(energy(samples.subarray(0, half)) / 50);
});

it("the same knock sounds the same each time", () => {
  expect(tock(900, 0.04, 0.6, RATE)).toEqual(tock(900, 0.04, 0.6, RATE));
});

it("a glass rings longer than wood", () => {
  expect(glass(RATE).length).toBeGreaterThan(tock(900, 0.04, 0.6, RATE).length);
});

it("a breath swells and stops", () => {
  const samples = breath(RATE);
  const third = Math.floor(samples.length / 3);
  expect(energy(samples.subarray(0, third))).toBeLessThan(energy(samples.subarray(2 * third)));
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.05);
});

it("noise loops without a seam of silence", () => {
  const samples = noise(0.5, RATE, 3);
  expect(samples.length).toBeGreaterThan(RATE * 0.35);
  expect(peak(samples)).toBeLessThanOrEqual(1);
});

it("a wave is never louder than one nor softer than nothing", () => {
  for (let t = 0; t < 20; t += 0.1) {
    expect(swell(t)).toBeGreaterThanOrEqual(0);
    expect(swell(t)).toBeLessThanOrEqual(1);
  }
});
