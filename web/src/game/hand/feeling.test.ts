import { expect, test } from "vitest";
import { Feeling } from "./feeling";

const FRAME_S = 1 / 60;

function after(feeling: Feeling, strain: number, seconds: number, leanDeg: number | null = null) {
  let feels = feeling.look(strain, leanDeg, FRAME_S);
  for (let s = FRAME_S; s < seconds; s += FRAME_S) feels = feeling.look(strain, leanDeg, FRAME_S);
  return feels;
}

test("a column that is pulled hard for a while is told to carry, and one that slides is not", () => {
  const feeling = new Feeling();
  expect(after(feeling, 0.05, 2)).toBe(null);
  expect(after(feeling, 0.9, 0.1)).toBe(null); // a jerk
  expect(after(feeling, 0.05, 0.1)).toBe(null);
  expect(after(feeling, 0.9, 1)).toBe("heavy");
  expect(after(feeling, 0.05, 0.1)).toBe("heavy");
  expect(after(feeling, 0.05, 1)).toBe(null);
});

test("a hooked column that leans is about to fall, whatever it carries", () => {
  const feeling = new Feeling();
  expect(after(feeling, 0.05, 1, 4)).toBe(null);
  expect(after(feeling, 0.9, 1, 12)).toBe("leans");
  expect(after(feeling, 0.9, 1, null)).toBe("heavy");
});
