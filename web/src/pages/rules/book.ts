/** What the reader wants to read: an edition, a number of players, editions to compare. The address keeps it. */

import { type Answer, call } from "../../net/api";
import {
  type Comparison,
  EDITION_PLAYERS,
  EDITION_QUESTIONS,
  EDITIONS,
  type Edition,
  type Handbook,
} from "../../protocol";

export interface Reading {
  readonly edition: Edition;
  /** Null: for any number. */
  readonly players: number | null;
  /** Null if the edition does not ask. */
  readonly mode: string | null;
  readonly scoring: string | null;
  /** Editions side by side; fewer than two: the handbook of one. */
  readonly compared: readonly Edition[];
}

/** The answers to a first question of this edition (`mode`, `scoring`), which change how its rules read. */
export const asks = (edition: Edition, name: "mode" | "scoring"): readonly string[] =>
  (EDITION_QUESTIONS[edition].find((choice) => choice.name === name)?.values ?? []).map(String);

/** What the address asks for (`?edition=fr&players=3&compare=de,fr`). */
export function readingOf(search: string, language: string): Reading {
  const asked = new URLSearchParams(search);
  const edition = editionOf(asked.get("edition")) ?? editionOf(language) ?? "de";
  const players = Number(asked.get("players"));
  const compared = (asked.get("compare") ?? "").split(",").map(editionOf);
  return fitted({
    edition,
    players,
    mode: asked.get("mode"),
    scoring: asked.get("scoring"),
    compared: EDITIONS.filter((one) => compared.includes(one)),
  });
}

/** The reading without anything that its edition does not know: only its own answers to its own questions. */
export function fitted(reading: Reading): Reading {
  const { edition, players } = reading;
  return {
    ...reading,
    players: players !== null && possible(edition).includes(players) ? players : null,
    mode: answer(edition, "mode", reading.mode),
    scoring: answer(edition, "scoring", reading.scoring),
  };
}

/** The wished answer if the edition has it, else its first one; null if it does not ask. */
function answer(edition: Edition, name: "mode" | "scoring", wished: string | null = null): string | null {
  const answers = asks(edition, name);
  return answers.find((one) => one === wished) ?? answers[0] ?? null;
}

/** The address of a reading, so that it can be sent to somebody. */
export function addressOf({ edition, players, mode, scoring, compared }: Reading): string {
  const asked = new URLSearchParams({ edition });
  if (players !== null) asked.set("players", String(players));
  if (mode !== answer(edition, "mode")) asked.set("mode", mode ?? "");
  if (scoring !== answer(edition, "scoring")) asked.set("scoring", scoring ?? "");
  if (compared.length > 0) asked.set("compare", compared.join(","));
  return `?${asked.toString().replaceAll("%2C", ",")}`;
}

/** How many can play this edition. */
export function possible(edition: Edition): readonly number[] {
  const { least, most } = EDITION_PLAYERS[edition];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export function fetchHandbook(reading: Reading, language: string): Promise<Answer<Handbook>> {
  const asked = new URLSearchParams({ edition: reading.edition, lang: language });
  if (reading.players !== null) asked.set("players", String(reading.players));
  const { mode, scoring } = reading;
  if (mode !== null && scoring !== null) asked.set("house", JSON.stringify({ mode, scoring }));
  return call(`/api/rules?${asked}`);
}

export function fetchComparison({ compared, players }: Reading, language: string): Promise<Answer<Comparison>> {
  const asked = new URLSearchParams({ compare: compared.join(","), lang: language });
  if (players !== null) asked.set("players", String(players));
  return call(`/api/rules?${asked}`);
}

/** The address of an example's drawing. It has no words, so all languages share it. */
export const drawingOf = (key: string): string => `/api/rules/drawings/${encodeURIComponent(key)}.svg`;

function editionOf(word: string | null): Edition | undefined {
  return EDITIONS.find((edition) => edition === word);
}
