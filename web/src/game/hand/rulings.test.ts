/** What the page concludes from the rules before the server answers must match the referee's answers. */

import { expect, test } from "vitest";
import type { Edition, View } from "../../protocol";
import rulings from "../../protocol/rulings.json";
import { leastCovered, pointsCount } from "../state/house";
import type { Game } from "../state/tablestate";
import { merelyFelt } from "./putback";

test("points count from the plateau on from which the referee counts them", () => {
  const found = rulings.pointsCount.map(({ edition, scoring, top }) =>
    pointsCount({ edition: edition as Edition, house: { scoring }, top: top as View["top"] }),
  );
  expect(found).toEqual(rulings.pointsCount.map(({ counts }) => counts));
});

test("a column is merely felt as long as the table takes it for that", () => {
  const found = rulings.merelyFelt.map(({ feelFirstMm, drawnMm }) => {
    const view = { edition: "de", house: { "feel-first": feelFirstMm } };
    return merelyFelt({ view } as unknown as Game, drawnMm);
  });
  expect(found).toEqual(rulings.merelyFelt.map(({ felt }) => felt));
});

test("a plateau has to cover as many columns as the referee asks for", () => {
  const found = rulings.leastCovered.map(({ edition, fewColumns, next }) =>
    leastCovered({
      edition: edition as Edition,
      house: { "few-columns": fewColumns },
      nextPlateau: next as View["nextPlateau"],
    }),
  );
  expect(found).toEqual(rulings.leastCovered.map(({ least }) => least));
});
