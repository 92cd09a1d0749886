import { expect, test } from "vitest";
import { nameAside } from "./hands";

test("a name goes out of the villa's way on its hand's side, and never far from its hand", () => {
  expect([nameAside(0.14, 0.8), nameAside(-0.14, 0.8)]).toEqual([expect.closeTo(0.015), expect.closeTo(-0.015)]);
  expect([nameAside(0.02, 0.8), nameAside(-0.02, 0.8)]).toEqual([expect.closeTo(0.04), expect.closeTo(-0.04)]);
  expect(nameAside(0.3, 0.8)).toBe(0);
});
