import { expect, test } from "vitest";
import { grown } from "./papers";

const foot = { left: 0.25, top: 0.86, right: 0.75, bottom: 0.98 };

test("a paper keeps the most that it has taken up in its place", () => {
  const higher = { ...foot, top: 0.8 };
  expect(grown(undefined, foot)).toEqual(foot);
  expect(grown(foot, higher)).toEqual(higher);
  expect(grown(higher, foot)).toEqual(higher);
});

test("one that has gone elsewhere leaves no room taken between its two places", () => {
  const aside = { left: 0.76, top: 0.57, right: 0.99, bottom: 0.98 };
  expect(grown(aside, foot)).toEqual(foot);
  expect(grown(foot, aside)).toEqual(aside);
});
