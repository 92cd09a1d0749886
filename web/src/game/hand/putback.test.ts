import { expect, test } from "vitest";
import { EDITION_DEFAULTS, type View } from "../../protocol";
import type { Game } from "../state/tablestate";
import { merelyFelt, putBackPrice } from "./putback";

const FELT_MM = Number(EDITION_DEFAULTS.de["feel-first"]);

function game(verb: string, house: View["house"] = {}, chosen = false): Game {
  return { view: { edition: "de", house }, attempt: { verb, chosen } } as unknown as Game;
}

test("what was merely felt is put back free of any price", () => {
  expect(merelyFelt(game("move"), FELT_MM - 0.1)).toBe(true);
  expect(putBackPrice(game("move"), FELT_MM - 0.1)).toBe(null);
});

const PRICES = { move: "locked", prove: "lost", "take-out": "waived" };

test("a column that was drawn is locked, an objection is lost, and nothing is taken out", () => {
  const prices = Object.keys(PRICES).map((verb) => putBackPrice(game(verb), FELT_MM + 1));
  expect(prices).toEqual(Object.values(PRICES));
});

test("an objection to an application that fails costs a column, and one for the sake of a neutral column does not", () => {
  const proof = (phase: string, edition = "de") => {
    const { view, attempt } = game("prove");
    return putBackPrice({ view: { ...view, edition, phase }, attempt } as unknown as Game, FELT_MM + 1);
  };
  expect([proof("proof"), proof("neutral-proof"), proof("proof", "us")]).toEqual(["forfeited", "lost", "lost"]);
});

test("once the referee has it chosen, a column that was led back where it stood has its price all the same", () => {
  const prices = Object.keys(PRICES).map((verb) => putBackPrice(game(verb, {}, true), 0));
  expect(prices).toEqual(Object.values(PRICES));
  expect(merelyFelt(game("move", {}, true), 0)).toBe(false);
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
