import { expect, test } from "vitest";
import { addressOf, possible, readingOf } from "./book";

test("an address and its reading are the same thing", () => {
  const address = "?edition=us&players=7&mode=random&scoring=tournament&compare=de,us";
  expect(addressOf(readingOf(address, "de"))).toBe(address);
});

test("without a wish one reads the edition of one's own language, for any number of players", () => {
  expect(readingOf("", "nl")).toEqual({
    edition: "nl",
    players: null,
    mode: "freestyle",
    scoring: "basic",
    compared: [],
  });
});

test("a number that cannot play this edition is no number", () => {
  expect(readingOf("?edition=de&players=7", "de").players).toBeNull();
  expect(possible("de")).toEqual([2, 3, 4]);
});
