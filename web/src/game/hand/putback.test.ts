import { expect, test } from "vitest";
import { EDITION_DEFAULTS, type View } from "../../protocol";
import type { Game } from "../state/tablestate";
import { merelyFelt, putBackPrice } from "./putback";

const FELT_MM = Number(EDITION_DEFAULTS.de["feel-first"]);

function game(verb: string, house: View["house"] = {}): Game {
  return { view: { edition: "de", house }, attempt: { verb } } as unknown as Game;
}

test("what was merely felt is put back free of any price", () => {
  expect(merelyFelt(game("move"), FELT_MM - 0.1)).toBe(true);
  expect(putBackPrice(game("move"), FELT_MM - 0.1)).toBe(null);
});

test("a column that was drawn is locked, and an objection is lost", () => {
  expect(putBackPrice(game("move"), FELT_MM + 1)).toBe("locked");
  expect(putBackPrice(game("prove"), FELT_MM + 1)).toBe("lost");
});

test("nothing is asked where there is no price, or where it is not allowed anyway", () => {
  expect(putBackPrice(game("setup"), 100)).toBe(null);
  expect(putBackPrice(game("move", { "breaking-off": "never" }), 100)).toBe(null);
  expect(putBackPrice(null, 100)).toBe(null);
});

test("a plateau that is put back is given up, however little it was moved", () => {
  expect(putBackPrice(game("lay"), 0)).toBe("given-up");
  expect(putBackPrice(game("lay", { "breaking-off": "never" }), 100)).toBe("given-up");
});
