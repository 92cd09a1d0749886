import { expect, test } from "vitest";
import { emptyPicture, type Picture } from "../scene/picture";
import { Playout } from "../scene/playout";
import { KIT } from "../scene/showvilla";
import { FRAME_MS } from "../ticks";
import { Pace } from "./moments";

test("four ticks are sixteen milliseconds", () => {
  const pace = new Pace();
  const first = pace.of({ tick: 1000, rests: false }, 0);
  expect(pace.of({ tick: 1004, rests: false }, 16) - first).toBeCloseTo(16);
  expect(pace.of({ tick: 1012, rests: false }, 48) - first).toBeCloseTo(48);
});

test("where the wood goes twice as fast, eight ticks are sixteen milliseconds", () => {
  const pace = new Pace();
  const first = pace.of({ tick: 1000, rests: false }, 0, 2);
  expect(pace.of({ tick: 1008, rests: false }, 16, 2) - first).toBeCloseTo(16);
});

test("while only the seal tumbles the villa's clock stands still, and the pictures' goes on", () => {
  const pace = new Pace();
  const first = pace.of({ tick: 1000, rests: false }, 0);
  expect(pace.of({ tick: 1000, rests: false }, 16) - first).toBeCloseTo(FRAME_MS);
  expect(pace.next() - first).toBeCloseTo(2 * FRAME_MS);
});

test("after a rest the wood moves as evenly as before", () => {
  const pace = new Pace();
  const frames = new Playout();
  const at = (x: number): Picture => {
    const picture = emptyPicture(KIT);
    picture.poses[0] = x;
    return picture;
  };
  const come = (tick: number, rests: boolean, now: number): void =>
    frames.keep(pace.of({ tick, rests }, now), at(tick), now);
  for (let i = 0; i <= 20; i++) come(4 * i, i === 20, 16 * i);
  const later = 10_000;
  for (let i = 1; i <= 20; i++) come(80 + 4 * i, false, later + 16 * i);
  // It is shown a little late, between two pictures: eight milliseconds later, the wood is two ticks farther.
  const into = at(0);
  const [one, other] = [0, 8].map((ms) => {
    frames.draw(later + 320 + ms, into);
    return into.poses[0]!;
  });
  expect(one).toBeLessThan(160);
  expect(other! - one!).toBeCloseTo(2, 1);
});
