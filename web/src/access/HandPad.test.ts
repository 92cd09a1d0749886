import { expect, test } from "vitest";
import type { Game } from "../game/state/tablestate";
import type { Attempt } from "../protocol";
import { KIT } from "../scene/example";
import { meansNext, steadied } from "./HandPad";

test("the plateau above can be steadied only while the column is in the player's hand", () => {
  const piece = KIT.columns[0]!.name;
  const game = { kit: KIT, view: { edition: "de", house: {}, at: { [piece]: "base" } } } as unknown as Game;
  const places = Array.from({ length: KIT.columns.length + 6 }, () => "villa" as const);
  const at = (phase: string) => steadied(game, { piece, verb: "move", phase } as Attempt, places);
  expect([at("in-hand"), at("returning"), at("faulted")]).toEqual(["blue", null, null]);
});

test("a second Enter, or one that is held down, never answers the next question", () => {
  const drew = { next: "draw-out", at: 1000 } as const;
  expect(meansNext(null, { next: "draw-out", at: 0 }, false)).toBe(true);
  expect(meansNext(drew, { next: "draw-out", at: 1050 }, true)).toBe(true);
  expect(meansNext(drew, { next: "carry-up", at: 1050 }, true)).toBe(false);
  expect(meansNext(drew, { next: "carry-up", at: 1200 }, false)).toBe(false);
  expect(meansNext(drew, { next: "carry-up", at: 1600 }, false)).toBe(true);
  expect(meansNext({ next: "let-go", at: 0 }, { next: "let-go", at: 30 }, true)).toBe(false);
});
