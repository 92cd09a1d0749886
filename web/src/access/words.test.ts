import { expect, test } from "vitest";
import { catalogueOf } from "../speech/catalogue";
import { parts } from "../speech/catalogues/en";
import type { Listed } from "./columns";
import { columnSentence } from "./words";

const { say } = catalogueOf("en", Object.values(parts));
const column: Listed = {
  column: "red-hex",
  level: "base",
  hour: 3,
  outMm: 50,
  owner: "mine",
  ownerName: "Ann",
  hint: null,
  locked: false,
  askew: false,
  may: true,
  refusal: null,
  neighbours: [],
};

test("the list says of a column that it leans, and that it is locked", () => {
  const told = columnSentence(say, column);
  expect(columnSentence(say, { ...column, askew: true })).toBe(`${told}, leans`);
  expect(columnSentence(say, { ...column, locked: true })).toBe(`${told}, locked`);
});
