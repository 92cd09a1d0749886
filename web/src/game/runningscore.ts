/** Games won since the first in a row of rematches, kept in this browser from table to table. */

import { keep, keptJson } from "../memory";
import type { Game } from "./state/tablestate";

/** By name, because seats change from game to game. */
export type RunningScore = Readonly<Record<string, number>>;

const key = (table: string): string => `paletti.score.${table}`;

/** The score when the game at this table began; none if it is the first. Broken entries are skipped. */
export function scoreBefore(table: string): RunningScore {
  const kept = keptJson(key(table));
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, won]) => Number.isInteger(won) && won > 0));
}

/** The score once a game is over. */
export function scoreAfter(before: RunningScore, { view, outcome }: Pick<Game, "view" | "outcome">): RunningScore {
  const winners = (outcome?.winners ?? []).map((seat) => view.players[seat]?.name ?? "");
  const names = view.players.map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + (winners.includes(name) ? 1 : 0)]));
}

/** Takes the score along to the table of the rematch. */
export function carryScore(table: string, next: string, game: Pick<Game, "view" | "outcome"> | null): void {
  if (game?.outcome) keep(key(next), scoreAfter(scoreBefore(table), game));
}
