import { expect, test } from "vitest";
import { Deliberate } from "./keyboard";

const list = { control: "column", asks: "", goesOn: false };
const draw = { control: "hand", asks: "draw-out", goesOn: true };
const carry = { control: "hand", asks: "carry-up", goesOn: false };

test("a second Enter never answers the question that the first one brought", () => {
  const strokes = new Deliberate();
  expect(strokes.means(list, 10_000, false)).toBe(true);
  strokes.came(10_040); // the column is in hand
  expect(strokes.means(draw, 10_200, false)).toBe(false);
});

test("a run of strokes answers nothing, however long it is, until there is a pause", () => {
  const strokes = new Deliberate();
  strokes.came(10_000);
  const run = [10_300, 10_700, 11_100, 11_500].map((at) => strokes.means(list, at, false));
  expect(run).toEqual([false, false, false, false]);
  expect(strokes.means(list, 12_100, false)).toBe(true);
});

test("a key that is held down goes on drawing, and does nothing else", () => {
  const strokes = new Deliberate();
  expect(strokes.means(draw, 10_000, false)).toBe(true);
  expect(strokes.means(draw, 10_030, true)).toBe(true);
  expect(strokes.means(carry, 10_060, true)).toBe(false);
  expect(strokes.means(carry, 10_090, false)).toBe(false);
  strokes.came(11_000); // another question, while the key is still down
  expect([11_500, 12_500].map((at) => strokes.means(list, at, true))).toEqual([false, false]);
});

test("strokes on one thing may follow one another quickly", () => {
  const strokes = new Deliberate();
  expect([10_000, 10_080, 10_160].map((at) => strokes.means(draw, at, false))).toEqual([true, true, true]);
  expect(strokes.means(carry, 10_240, false)).toBe(false);
});

test("who has gone to an answer with another key means it at once", () => {
  const strokes = new Deliberate();
  strokes.came(10_000);
  expect(strokes.means(list, 10_100, false)).toBe(false);
  strokes.moved();
  expect(strokes.means(list, 10_150, false)).toBe(true);
});
