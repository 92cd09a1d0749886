import { expect, test } from "vitest";
import { TallVillas } from "./tall";

test("a tall villa is built once, however often it is asked for meanwhile", () => {
  const tall = new TallVillas();
  expect([tall.begin(0), tall.begin(1)]).toEqual([true, false]);
  tall.end(true, 900);
  expect(tall.begin(901)).toBe(true);
});

test("a server that does not answer is asked again after a while, and costs no villa", () => {
  const tall = new TallVillas();
  for (let now = 0; now < 60_000; now += 6000) {
    expect(tall.begin(now)).toBe(true);
    tall.end(false, now);
    expect(tall.begin(now + 600)).toBe(false);
  }
});

test("there are five in one visit and no more", () => {
  const tall = new TallVillas();
  const built = Array.from({ length: 9 }, (_, now) => {
    const begun = tall.begin(now);
    if (begun) tall.end(true, now);
    return begun;
  });
  expect(built.filter(Boolean)).toHaveLength(5);
});
