import { expect, test } from "vitest";
import type { View } from "../../protocol";
import { leastCovered } from "./house";

test("from orange on fewer columns will do where the house says so", () => {
  const least = (nextPlateau: "green" | "orange", house: View["house"]) =>
    leastCovered({ edition: "de", house, nextPlateau });
  const few = { "few-columns": true, "few-columns-minimum": 1 };
  expect([least("green", {}), least("green", few), least("orange", {}), least("orange", few)]).toEqual([3, 3, 3, 1]);
});
