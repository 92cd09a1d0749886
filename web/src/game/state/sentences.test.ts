import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language, type Refusal, type StoryEvent } from "../../protocol";
import { type Catalogue, catalogueOf, loadCatalogue } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { enumeration, eventSentence, refusalSentence, storySentence } from "./sentences";

const english = catalogueOf("en", Object.values(parts));

test("a refusal is a plain sentence, without the number of its clause", () => {
  const facts = { column: "red-thin-1", player: "Ann", turn: "7" };
  expect(refusalSentence(english, { clause: "ABORT-2", reason: "column-locked", facts })).toBe(
    "That one is locked: Ann put it back in turn 7.",
  );
});

test("an event names the column and where it went", () => {
  const raised = { event: "column-raised", by: "Ann", column: "red-hex", origin: "base", to: "blue" } as const;
  expect(eventSentence(english, raised)).toBe("Ann stands the hexagonal red column on the blue plateau.");
});

test("that nobody objected is a sentence, but no line of the story", () => {
  const consented = { event: "consented", by: null } as const;
  expect(eventSentence(english, consented)).not.toBeNull();
  expect(storySentence(english, consented, null)).toBeNull();
});

test("winners are told as one speaks", () => {
  expect(eventSentence(english, { event: "game-ended", winners: ["Ann", "Ben"], clause: "US-7" })).toBe(
    "Ann and Ben share the win!",
  );
  expect(enumeration(english.say, ["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
});

interface SentenceVector<T> {
  readonly told: T;
  readonly says: Readonly<Record<Language, string>>;
}

describe("the page says what the command line says", () => {
  // Written by `python -m tests.protocol.sentences web/src/protocol/sentences.json`, as `make web-test` does.
  const file = new URL("../../protocol/sentences.json", import.meta.url);
  const { events, refusals } = JSON.parse(readFileSync(file, "utf8")) as {
    events: readonly SentenceVector<StoryEvent>[];
    refusals: readonly SentenceVector<Refusal>[];
  };
  const said = <T>(vectors: readonly SentenceVector<T>[], language: Language, say: (told: T) => string | null) => [
    vectors.map(({ told }) => say(told)),
    vectors.map(({ says }) => says[language]),
  ];

  test.each(LANGUAGES)("of every event and every refusal, in %s", async (language) => {
    const catalogue: Catalogue = await loadCatalogue(language);
    const [eventsHere, eventsThere] = said(events, language, (told) => eventSentence(catalogue, told));
    expect(eventsHere).toEqual(eventsThere);
    const [refusalsHere, refusalsThere] = said(refusals, language, (told) => refusalSentence(catalogue, told));
    expect(refusalsHere).toEqual(refusalsThere);
  });
});
