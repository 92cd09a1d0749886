import { expect, test } from "vitest";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import type { Game } from "./tablestate";
import { uncountedOf, whyUncounted } from "./uncounted";

const english = catalogueOf("en", Object.values(parts));
const event = (kind: string, facts = {}) => ({ version: 1, events: [{ event: kind, ...facts }] });
const fell = event("column-void", { column: "red-thick" });
const game = (story: readonly unknown[], at: object = { "red-thick": "green" }) =>
  ({ story, view: { top: "green", at, askew: ["blue-hex"] } }) as unknown as Game;

test("a column that stands after an incident does not count until the next plateau lies", () => {
  expect(uncountedOf(game([event("plateau-laid"), fell]))).toEqual(["red-thick"]);
  expect(uncountedOf(game([fell, event("plateau-laid")]))).toEqual([]);
  expect(uncountedOf(game([fell], { "red-thick": "out" }))).toEqual([]);
});

test("who asks is told why, of one that leans as well", () => {
  expect(whyUncounted(english, game([fell]), "red-thick")).toBe(
    "The thick red column stands, but does not count until the next plateau.",
  );
  const leans = game([], { "blue-hex": "green", "red-hex": "green" });
  expect(whyUncounted(english, leans, "blue-hex")).toContain("counts for nobody");
  expect(whyUncounted(english, leans, "red-hex")).toBeNull();
});
