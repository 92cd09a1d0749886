/** Sounds computed sample by sample: wood, glass, breath, sea. They are the same each time. */

import { stream } from "../scene/noise";

interface Mode {
  readonly ratio: number;
  readonly gain: number;
  readonly life: number;
}

// The first bending modes of a short bar, a little out of tune, like real wood.
const WOOD: readonly Mode[] = [
  { ratio: 1, gain: 1, life: 1 },
  { ratio: 2.71, gain: 0.46, life: 0.55 },
  { ratio: 5.15, gain: 0.2, life: 0.32 },
  { ratio: 8.43, gain: 0.09, life: 0.2 },
];

const GLASS: readonly Mode[] = [
  { ratio: 1, gain: 1, life: 1 },
  { ratio: 1.59, gain: 0.5, life: 0.8 },
  { ratio: 2.83, gain: 0.35, life: 0.55 },
  { ratio: 4.24, gain: 0.18, life: 0.35 },
];

/** A knock of wood: ringing modes and the click of fibres. Peaks at 1. */
export function tock(pitch: number, decay: number, bright: number, rate: number): Float32Array {
  const samples = modes(WOOD, pitch, decay, rate, Math.min(0.6, decay * 7), bright);
  const next = stream(Math.round(pitch));
  const click = Math.floor(rate * 0.004);
  for (let i = 0; i < click; i++) samples[i]! += (next() * 2 - 1) * 0.5 * bright * (1 - i / click) ** 2;
  return normalised(samples);
}

/** A glass set down on wood. Peaks at 1. */
export function glass(rate: number): Float32Array {
  const ring = modes(GLASS, 2140, 0.5, rate, 1.8, 0.9);
  const second = modes(GLASS, 2480, 0.35, rate, 1.8, 0.6);
  const thud = tock(210, 0.05, 0.3, rate);
  const delay = Math.floor(rate * 0.012);
  for (let i = 0; i < ring.length; i++) {
    ring[i] = ring[i]! * 0.5 + (second[i - delay] ?? 0) * 0.3 + (thud[i] ?? 0) * 0.7;
  }
  return normalised(ring);
}

/** Everybody breathes in and holds it: a hush that swells and stops. */
export function breath(rate: number): Float32Array {
  const samples = new Float32Array(Math.floor(rate * 1.3));
  const next = stream(5);
  let [low, high] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const t = i / samples.length;
    const noise = next() * 2 - 1;
    const open = 0.08 + 0.25 * t;
    low += open * (noise - low);
    high += 0.04 * (low - high);
    samples[i] = (low - high) * t ** 1.4 * (1 - t ** 9);
  }
  return normalised(samples);
}

/** Even noise for slides and the sea, which loops without a seam. */
export function noise(seconds: number, rate: number, seed: number): Float32Array {
  const samples = new Float32Array(Math.floor(seconds * rate));
  const next = stream(seed);
  for (let i = 0; i < samples.length; i++) samples[i] = next() * 2 - 1;
  const fade = Math.min(Math.floor(rate * 0.1), samples.length >> 1);
  for (let i = 0; i < fade; i++) {
    const share = i / fade;
    samples[i] = samples[i]! * share + samples[samples.length - fade + i]! * (1 - share);
  }
  return samples.subarray(0, samples.length - fade);
}

/** The shape of a wave rolling in and out, 0 to 1, once round in `period` seconds. */
export function swell(seconds: number, period = 9): number {
  const t = (((seconds / period) % 1) + 1) % 1;
  return t < 0.35 ? (t / 0.35) ** 2 : (1 - (t - 0.35) / 0.65) ** 1.5;
}

function modes(
  set: readonly Mode[],
  pitch: number,
  decay: number,
  rate: number,
  seconds: number,
  bright: number,
): Float32Array {
  const samples = new Float32Array(Math.max(1, Math.floor(rate * seconds)));
  set.forEach(({ ratio, gain, life }, which) => {
    const hertz = pitch * ratio;
    if (hertz > rate * 0.45) return;
    const strength = gain * bright ** (which * 0.8);
    const turn = (2 * Math.PI * hertz) / rate;
    const fall = Math.exp(-1 / (decay * life * rate));
    let level = strength;
    for (let i = 0; i < samples.length; i++) {
      samples[i]! += level * Math.sin(turn * i);
      level *= fall;
    }
  });
  return samples;
}

function normalised(samples: Float32Array): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak > 0) for (let i = 0; i < samples.length; i++) samples[i]! /= peak;
  return samples;
}
