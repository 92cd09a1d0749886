/** What the page concludes from the rules before the server answers must match the referee's answers. */

import { expect, test } from "vitest";
import type { Edition, Kit, View } from "../../protocol";
import rulings from "../../protocol/rulings.json";
import { heightOf, indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { attemptOf } from "../state/attempt.fixture";
import { asked, leastCovered, letsGoFirst, pointsCount } from "../state/house";
import type { Game } from "../state/tablestate";
import { plateausAbove } from "./above";
import { lyingOf } from "./lying";
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

test("the house rules that are asked about are those that a game by these rules raises", () => {
  const found = rulings.asked.map(({ edition, house }) =>
    asked({ edition: edition as Edition, house }).map(({ name }) => name),
  );
  expect(found).toEqual(rulings.asked.map((one) => one.asked));
});

test("a plateau in hand covers as many columns as the referee counts, and sticks out over the base where the referee says so", () => {
  const kit = rulings.lying.kit as unknown as Kit;
  const found = rulings.lying.held.map(({ plateau, on, askew, poses, places }) => {
    const picture: Picture = { poses: Float32Array.from(poses), places: places as Picture["places"], hands: [] };
    const index = indexOf(kit, on);
    const floor = poseOf(picture, index).point[2] + heightOf(kit, index) / 2;
    const { heads, beyond } = lyingOf(kit, picture, plateau, floor, askew);
    return { covers: heads.filter(({ covered }) => covered).length, overhangs: beyond.length > 0 };
  });
  expect(found).toEqual(rulings.lying.held.map(({ covers, overhangs }) => ({ covers, overhangs })));
});

test("the other hand is offered the plateaus that the table lets it hold", () => {
  const kit = rulings.holding.kit as unknown as Kit;
  const found = rulings.holding.drawn.map(({ edition, at, places, column }) => {
    const view = { edition, house: {}, at } as unknown as View;
    return plateausAbove({ kit, view }, attemptOf({ piece: column }), places as Picture["places"]);
  });
  expect(found).toEqual(rulings.holding.drawn.map(({ may }) => may));
});

test("the other hand lets go first where the table would not have a column set down else", () => {
  const found = rulings.settingDown.map(({ edition, steadying }) =>
    letsGoFirst({ edition: edition as Edition, house: { steadying } }),
  );
  expect(found).toEqual(rulings.settingDown.map((one) => one.letsGoFirst));
});
