import { expect, test } from "vitest";
import { type Happening, isOfOpening, lastsMs, lostLine, type Word, wordAfter } from "./Notices";

const LOCKED: Happening = { what: "said", text: "That one is locked.", clause: "ABORT-2", at: [0, 0, 0.04] };
const SORRY: Happening = { what: "said", text: "A little slower, please.", clause: null, at: null };

const after = (...happenings: Happening[]): Word | null => happenings.reduce<Word | null>(wordAfter, null);

test("a refusal is gone when its time is up", () => {
  expect(after(LOCKED)).toEqual({
    text: "That one is locked.",
    clause: "ABORT-2",
    at: [0, 0, 0.04],
    open: false,
    gesture: null,
    count: 1,
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
    gesture: null,
    count: 2,
  });
});

test("what no clause forbids has nothing more to say", () => {
  expect(after(SORRY, { what: "asked" })?.open).toBe(false);
});

test("what was said at a piece is gone when the hand goes on, and what is being read is not", () => {
  expect(after(LOCKED, { what: "hand-went-on" })).toBeNull();
  expect(after(LOCKED, { what: "asked" }, { what: "hand-went-on" })?.open).toBe(true);
  expect(after(SORRY, { what: "hand-went-on" })?.text).toBe("A little slower, please.");
});

test("the same refusal a second time is another word, and keeps its clause to ask for", () => {
  const refused: Happening = { what: "said", text: "Not here.", clause: "MOVE-3", at: [0, 0, 0.2], gesture: "let-go" };
  const [first, second] = [after(refused), after(refused, refused)];
  expect([first?.count, second?.count]).toEqual([1, 2]);
  expect(wordAfter(second, { what: "asked" })?.open).toBe(true);
});

test("only a letting go that was refused is what the slip at the piece says", () => {
  expect(isOfOpening({ gesture: "let-go" }, "not")).toBe(true);
  expect(isOfOpening({ gesture: "let-go" }, "may")).toBe(false);
  expect([null, "grip", "put-back"].some((gesture) => isOfOpening({ gesture }, "not"))).toBe(false);
});

test("a line that is lost says why where the server told it, and otherwise that it is lost", () => {
  const told = (["moving", "storage-away", "too-fast"] as const).map((reason) => ({
    type: "sorry" as const,
    reason,
    facts: {},
    count: 1,
  }));
  expect([null, ...told].map(lostLine)).toEqual([
    { words: "link-lost", heard: false },
    { words: "sorry-moving", heard: true },
    { words: "sorry-storage-away", heard: true },
    { words: "link-lost", heard: false },
  ]);
});

test("a warning stays until it comes true, and longer than news that those at the table see happen", () => {
  expect(lastsMs({ what: "idling", leftS: 5 })).toBe(5000);
  expect(lastsMs({ what: "left-alone" })).toBeGreaterThan(lastsMs({ what: "pushing" }));
});
