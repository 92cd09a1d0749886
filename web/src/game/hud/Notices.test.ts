import { expect, test } from "vitest";
import { type Happening, type Word, wordAfter } from "./Notices";

const LOCKED: Happening = { what: "said", text: "That one is locked (ABORT-2).", clause: "ABORT-2", at: [0, 0, 0.04] };
const SORRY: Happening = { what: "said", text: "A little slower, please.", clause: null, at: null };

const after = (...happenings: Happening[]): Word | null => happenings.reduce<Word | null>(wordAfter, null);

test("a refusal is gone when its time is up", () => {
  expect(after(LOCKED)).toEqual({
    text: "That one is locked (ABORT-2).",
    clause: "ABORT-2",
    at: [0, 0, 0.04],
    open: false,
  });
  expect(after(LOCKED, { what: "time-up" })).toBeNull();
});

test("a clause that is being read stays until it is closed", () => {
  expect(after(LOCKED, { what: "asked" }, { what: "time-up" })?.open).toBe(true);
  expect(after(LOCKED, { what: "asked" }, { what: "closed" })).toBeNull();
});

test("a refusal is gone as soon as a hand here takes something", () => {
  expect(after(LOCKED, { what: "hand-began" })).toBeNull();
  expect(after(LOCKED, { what: "asked" }, { what: "hand-began" })).toBeNull();
});

test("the next refusal takes the place of one that is being read", () => {
  expect(after(LOCKED, { what: "asked" }, SORRY)).toEqual({
    text: "A little slower, please.",
    clause: null,
    at: null,
    open: false,
  });
});

test("what no clause forbids has nothing more to say", () => {
  expect(after(SORRY, { what: "asked" })?.open).toBe(false);
});
