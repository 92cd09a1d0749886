import { describe, expect, it } from "vitest";
import { handShown } from "../access/villa.fixture";
import { emptyPicture, type Picture } from "./picture";
import { Playout } from "./playout";
import { KIT } from "./showvilla";

const FRAME_MS = 16;
const HAND = handShown({ grip: [0, 0, 0], target: [0, 0, 0], name: "Ann" });

const at = (x: number): Picture => {
  const picture = emptyPicture(KIT);
  picture.poses[0] = x;
  return { ...picture, hands: [{ ...HAND, grip: [x, 0, 0] }] };
};

/** Sixty pictures a second, on a connection with this delay (milliseconds, by the frame's number). */
function watched(lateMs: (frame: number) => number, frames: number) {
  const [playout, into] = [new Playout(), emptyPicture(KIT)];
  const seen: { readonly x: number; readonly grip: number; readonly more: boolean; readonly delay: number }[] = [];
  let [next, arrives] = [0, lateMs(0)];
  for (let now = 1000 / 60; now < frames * FRAME_MS; now += 1000 / 60) {
    while (arrives <= now) {
      playout.keep(next * FRAME_MS, at(next), arrives);
      next += 1;
      arrives = Math.max(arrives, next * FRAME_MS + lateMs(next)); // a connection keeps the order
    }
    const more = playout.draw(now, into);
    seen.push({ x: into.poses[0]!, grip: into.hands[0]?.grip[0] ?? 0, more, delay: playout.delayMs });
  }
  return seen;
}

const uneven = (frame: number): number => 150 + 50 * Math.sin(frame * frame); // practically random

describe("frames that come from elsewhere", () => {
  it("are shown between two of them, hardly late on an even line", () => {
    const seen = watched(() => 80, 100).slice(20);
    expect(seen.at(-1)!.delay).toBeCloseTo(FRAME_MS, 0);
    const steps = seen.slice(1).map(({ x }, i) => x - seen[i]!.x);
    for (const step of steps) expect(step).toBeCloseTo(1000 / 60 / FRAME_MS, 1);
  });

  it("wait as long as the line is uneven, and then move evenly", () => {
    const seen = watched(uneven, 400).slice(200);
    expect(seen.at(-1)!.delay).toBeGreaterThan(80);
    expect(seen.at(-1)!.delay).toBeLessThan(140);
    const steps = seen.slice(1).map(({ x }, i) => x - seen[i]!.x);
    expect(Math.min(...steps)).toBeGreaterThan(0.8);
    expect(Math.max(...steps)).toBeLessThan(1.3);
  });

  it("wait less again when the line is better", () => {
    const seen = watched((frame) => (frame < 200 ? uneven(frame) : 100), 1000);
    expect(seen[190]!.delay).toBeGreaterThan(80);
    expect(seen.at(-1)!.delay).toBeLessThan(40);
  });

  it("take the hands along", () => {
    for (const { x, grip } of watched(uneven, 100).slice(30)) expect(grip).toBeCloseTo(x, 4);
  });

  it("are never carried on beyond the newest", () => {
    const [playout, into] = [new Playout(), emptyPicture(KIT)];
    playout.keep(0, at(0), 0);
    playout.keep(16, at(1), 16);
    playout.draw(20, into);
    expect(playout.draw(5000, into)).toBe(false);
    expect(into.poses[0]).toBe(1);
  });

  it("do not stretch the first movement over a rest", () => {
    const [playout, into] = [new Playout(), emptyPicture(KIT)];
    playout.keep(0, at(0), 0);
    playout.keep(10_000, at(1), 10_000);
    playout.draw(10_000 - 100, into);
    expect(into.poses[0]).toBe(0);
  });

  it("are dropped where they come too late to matter", () => {
    const playout = new Playout();
    playout.keep(32, at(2), 32);
    playout.keep(16, at(1), 40);
    expect(playout.length).toBe(1);
  });

  it("are forgotten after a reconnect, clocks included", () => {
    const [playout, into] = [new Playout(), emptyPicture(KIT)];
    playout.keep(9000, at(2), 0);
    playout.clear();
    playout.keep(5, at(3), 10);
    playout.draw(400, into);
    expect(into.poses[0]).toBe(3);
  });
});
