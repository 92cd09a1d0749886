import { describe, expect, it } from "vitest";
import { KIT } from "./example";
import { emptyPicture, type Picture } from "./picture";
import { clearFrames, delayMs, frameAt, keepFrame, makeFrames } from "./playout";

const at = (x: number): Picture => {
  const picture = emptyPicture(KIT);
  picture.poses[0] = x;
  return picture;
};
const scratch = (): Float32Array => new Float32Array(emptyPicture(KIT).poses.length);

describe("frames that come from elsewhere", () => {
  it("are shown a little late, between two of them", () => {
    const frames = makeFrames(false);
    for (let i = 0; i < 10; i++) keepFrame(frames, i * 16, at(i), 1000 + i * 16);
    const delay = delayMs(frames);
    expect(delay).toBe(50);
    const shown = frameAt(frames, 1000 + 5.5 * 16 + delay, scratch())!;
    expect(shown.picture.poses[0]).toBeCloseTo(5.5, 4);
    expect(shown.more).toBe(true);
  });

  it("are never carried on beyond the newest", () => {
    const frames = makeFrames(false);
    keepFrame(frames, 0, at(0), 0);
    keepFrame(frames, 16, at(1), 16);
    expect(frameAt(frames, 5000, scratch())).toEqual({ picture: at(1), more: false });
  });

  it("do not stretch the first movement over a rest", () => {
    const frames = makeFrames(false);
    keepFrame(frames, 0, at(0), 0);
    keepFrame(frames, 10_000, at(1), 10_000);
    expect(frameAt(frames, 10_000 - 100 + delayMs(frames), scratch())!.picture.poses[0]).toBe(0);
  });

  it("wait longer where they come unevenly, within bounds", () => {
    const frames = makeFrames(false);
    for (let i = 0; i < 60; i++) keepFrame(frames, i * 16, at(i), i * 16 + (i % 2) * 60);
    expect(delayMs(frames)).toBeGreaterThan(60);
    expect(delayMs(frames)).toBeLessThanOrEqual(85);
  });

  it("are dropped where they come too late to matter", () => {
    const frames = makeFrames(false);
    keepFrame(frames, 32, at(2), 32);
    keepFrame(frames, 16, at(1), 40);
    expect(frames.arrivals).toHaveLength(1);
  });

  it("are forgotten after a reconnect, clocks included", () => {
    const frames = makeFrames(false);
    keepFrame(frames, 9000, at(2), 0);
    clearFrames(frames);
    keepFrame(frames, 5, at(3), 10);
    expect(frameAt(frames, 400, scratch())!.picture.poses[0]).toBe(3);
  });
});

it("local frames are shown at once", () => {
  const frames = makeFrames(true);
  keepFrame(frames, 0, at(0), 0);
  keepFrame(frames, 16, at(1), 16);
  expect(frameAt(frames, 16, scratch())!.picture.poses[0]).toBe(1);
});
