/** What the reader wants to read: an edition, a number of players, editions to compare; kept in the address. */

import { type Answer, call } from "../../net/api";
import { type Comparison, EDITION_PLAYERS, EDITIONS, type Edition, type Handbook } from "../../protocol";

export interface Reading {
  readonly edition: Edition;
  /** Null: for any number. */
  readonly players: number | null;
  readonly mode: string;
  readonly scoring: string;
  /** Editions side by side; fewer than two: the handbook of one. */
  readonly compared: readonly Edition[];
}

export const MODES = ["freestyle", "random", "assigned"] as const;
export const SCORINGS = ["basic", "tournament"] as const;

/** What the address asks for (`?edition=fr&players=3&compare=de,fr`). */
export function readingOf(search: string, language: string): Reading {
  const asked = new URLSearchParams(search);
  const edition = editionOf(asked.get("edition")) ?? editionOf(language) ?? "de";
  const players = Number(asked.get("players"));
  const compared = (asked.get("compare") ?? "").split(",").map(editionOf);
  return {
    edition,
    players: possible(edition).includes(players) ? players : null,
    mode: MODES.find((mode) => mode === asked.get("mode")) ?? MODES[0],
    scoring: SCORINGS.find((scoring) => scoring === asked.get("scoring")) ?? SCORINGS[0],
    compared: EDITIONS.filter((one) => compared.includes(one)),
  };
}

/** The address of a reading, so that it can be sent to somebody. */
export function addressOf({ edition, players, mode, scoring, compared }: Reading): string {
  const asked = new URLSearchParams({ edition });
  if (players !== null) asked.set("players", String(players));
  if (edition === "us" && mode !== MODES[0]) asked.set("mode", mode);
  if (edition === "us" && scoring !== SCORINGS[0]) asked.set("scoring", scoring);
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
  if (reading.edition === "us") {
    const { mode, scoring } = reading;
    asked.set("house", JSON.stringify({ mode, scoring }));
  }
  return call(`/api/rules?${asked}`);
}

export function fetchComparison({ compared, players }: Reading, language: string): Promise<Answer<Comparison>> {
  const asked = new URLSearchParams({ compare: compared.join(","), lang: language });
  if (players !== null) asked.set("players", String(players));
  return call(`/api/rules?${asked}`);
}

function editionOf(word: string | null): Edition | undefined {
  return EDITIONS.find((edition) => edition === word);
}
