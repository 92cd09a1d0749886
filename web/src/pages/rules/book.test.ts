import { expect, test } from "vitest";
import { addressOf, fitted, possible, readingOf } from "./book";

test("an address and its reading are the same thing", () => {
  const address = "?edition=us&players=7&mode=random&scoring=tournament&compare=de,us";
  expect(addressOf(readingOf(address, "de"))).toBe(address);
});

test("without a wish one reads the edition of one's own language, for any number of players", () => {
  expect(readingOf("", "nl")).toEqual({
    edition: "nl",
    players: null,
    mode: null,
    scoring: null,
    compared: [],
  });
});

test("a number that cannot play this edition is no number", () => {
  expect(readingOf("?edition=de&players=7", "de").players).toBeNull();
  expect(possible("de")).toEqual([2, 3, 4]);
});

test("another edition brings its own questions, and takes them away again", () => {
  const american = fitted({ ...readingOf("", "de"), edition: "us" });
  expect([american.mode, american.scoring]).toEqual(["freestyle", "basic"]);
  expect(fitted({ ...american, edition: "fr" })).toEqual(readingOf("", "fr"));
});
