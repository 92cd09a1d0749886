import { expect, test } from "vitest";
import type { View } from "../../protocol";
import { differences, leastCovered } from "./house";

const ALONE = { "turn-clock-s": null, "objection-time-s": null };

test("a plain game at one device differs in nothing", () => {
  expect(differences({ edition: "de", house: ALONE, players: [0, 1] }, true)).toEqual([]);
});

test("players apart who want no time for objections have made a house rule", () => {
  expect(differences({ edition: "de", house: ALONE, players: [0, 1] }, false)).toEqual([
    { clause: "RULING-16", house: true },
  ]);
});

test("a turn clock is a house rule at one device too", () => {
  expect(differences({ edition: "de", house: { ...ALONE, "turn-clock-s": 60 }, players: [0, 1] }, true)).toEqual([
    { clause: "RULING-16", house: true },
  ]);
});

test("what an edition plays otherwise is no house rule", () => {
  expect(differences({ edition: "fr", house: ALONE, players: [0, 1] }, true)).toEqual(
    ["SETUP-2", "COLOUR-1", "BUILD-1", "BUILD-2", "SEAL-3"].map((clause) => ({ clause, house: false })),
  );
});

test("what is only for three is told where three play", () => {
  const clauses = (players: readonly number[]) =>
    differences({ edition: "en", house: ALONE, players }, true).map(({ clause }) => clause);
  expect([clauses([0, 1]).includes("THREE-5"), clauses([0, 1, 2]).includes("THREE-5")]).toEqual([false, true]);
});

test("how few columns will do matters only where fewer are allowed", () => {
  const clauses = (house: object) =>
    differences({ edition: "nl", house: { ...ALONE, ...house }, players: [0, 1] }, true);
  expect(clauses({}).map(({ clause }) => clause)).not.toContain("PLATEAU-8");
  expect(clauses({ "few-columns": true })).toContainEqual({ clause: "PLATEAU-8", house: true });
});

test("from orange on fewer columns will do where the house says so", () => {
  const least = (nextPlateau: "green" | "orange", house: View["house"]) =>
    leastCovered({ edition: "de", house, nextPlateau });
  const few = { "few-columns": true, "few-columns-minimum": 1 };
  expect([least("green", {}), least("green", few), least("orange", {}), least("orange", few)]).toEqual([3, 3, 3, 1]);
});
