import { expect, test } from "vitest";
import type { Game } from "../game/state/tablestate";
import type { Attempt } from "../protocol";
import { KIT } from "../scene/showvilla";
import { plateauAbove, whyNoHold } from "./HandPad";

test("the plateau above can be plateauAbove only while the column is in the player's hand", () => {
  const piece = KIT.columns[0]!.name;
  const game = { kit: KIT, view: { edition: "de", house: {}, at: { [piece]: "base" } } } as unknown as Game;
  const places = Array.from({ length: KIT.columns.length + 6 }, () => "villa" as const);
  const at = (phase: string) => plateauAbove(game, { piece, verb: "move", phase } as Attempt, places);
  expect([at("in-hand"), at("returning"), at("faulted")]).toEqual(["blue", null, null]);
});

test("where the other hand has nothing to steady, it is said whether the house or the villa is the reason", () => {
  const at = (house: object) => whyNoHold({ view: { edition: "de", house } } as unknown as Game);
  expect([at({}), at({ "hold-plateaus": false })]).toEqual(["none", "house"]);
});
