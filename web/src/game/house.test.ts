import { expect, test } from "vitest";
import { differences } from "./house";

const ALONE = { "turn-clock-s": null, "objection-time-s": null };

test("a plain game at one device differs in nothing", () => {
  expect(differences({ edition: "de", house: ALONE }, true)).toEqual([]);
});

test("players apart who want no time for objections have made a house rule", () => {
  expect(differences({ edition: "de", house: ALONE }, false)).toEqual([{ clause: "RULING-16", house: true }]);
});

test("a turn clock is a house rule at one device too", () => {
  expect(differences({ edition: "de", house: { ...ALONE, "turn-clock-s": 60 } }, true)).toEqual([
    { clause: "RULING-16", house: true },
  ]);
});

test("what an edition plays otherwise is no house rule", () => {
  expect(differences({ edition: "fr", house: ALONE }, true)).toEqual(
    ["SETUP-2", "COLOUR-1", "BUILD-2", "SEAL-3"].map((clause) => ({ clause, house: false })),
  );
});

test("how few columns will do matters only where fewer are allowed", () => {
  expect(differences({ edition: "nl", house: ALONE }, true)).toEqual([]);
  expect(differences({ edition: "nl", house: { ...ALONE, "few-columns": true } }, true)).toEqual([
    { clause: "PLATEAU-8", house: true },
  ]);
});
