import { expect, test } from "vitest";
import { catalogueOf } from "../speech/catalogue";
import { parts } from "../speech/catalogues/en";
import { enumeration, eventSentence, refusalSentence, storySentence } from "./sentences";

const english = catalogueOf("en", Object.values(parts));

test("a refusal names its clause", () => {
  const facts = { column: "red-thin-1", player: "Ann", turn: "7" };
  expect(refusalSentence(english, { clause: "ABORT-2", reason: "column-locked", facts })).toBe(
    "That one is locked: Ann put it back in turn 7 (ABORT-2).",
  );
});

test("an event names the column and where it went", () => {
  const facts = { by: "Ann", column: "red-hex", origin: "base", to: "blue" };
  expect(eventSentence(english, { kind: "column-raised", facts })).toBe(
    "Ann stands the hexagonal red column on the blue plateau.",
  );
});

test("that nobody objected is a sentence, but no line of the story", () => {
  const consented = { kind: "consented", facts: { plateau: "green" } };
  expect(eventSentence(english, consented)).not.toBeNull();
  expect(storySentence(english, consented)).toBeNull();
});

test("winners are told as one speaks", () => {
  expect(eventSentence(english, { kind: "game-ended", facts: { winners: ["Ann", "Ben"], clause: "US-7" } })).toBe(
    "Ann and Ben share the win!",
  );
  expect(enumeration(english.say, ["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
});
