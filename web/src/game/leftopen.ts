/** Games that were left unfinished, kept in this browser so that the start page can lead back to them. */

import { keep, keptJson } from "../memory";
import { type Answer, fetchStanding } from "../net/api";
import type { TableStands } from "../protocol";
import type { TableState } from "./state/tablestate";

export interface LeftOpen {
  readonly table: string;
  /** The others at the table, or all who share this device. */
  readonly names: readonly string[];
  /** Whether it was somebody's turn here when it was left. */
  readonly yours: boolean;
  /** The seats here, if others play as well, and how many deeds there were when it was left. */
  readonly seats?: readonly number[];
  readonly version?: number;
}

const KEPT = "paletti.open";
const MOST = 3;

/** The games, the latest first. Broken entries are skipped. */
export function leftOpen(): readonly LeftOpen[] {
  const kept = keptJson(KEPT);
  return Array.isArray(kept) ? kept.filter(isLeftOpen) : [];
}

/** The entry for a table as it is now; null if there is nothing to come back to. */
export function entryOf(table: string, { mine, game, ended }: TableState): LeftOpen | null {
  if (!game || game.outcome || ended || mine.length === 0) return null;
  const { players, acting } = game.view;
  const others = players.filter(({ seat }) => !mine.includes(seat));
  const names = (others.length > 0 ? others : players).map(({ name }) => name);
  const seats = others.length > 0 ? mine : []; // if all share one device, no turn belongs to one person alone
  return { table, names, yours: acting.some((seat) => seats.includes(seat)), seats, version: game.version };
}

/** How the game stands now, according to the server; null if it is over or gone. What is unknown is left out. */
export function standingOf(left: LeftOpen, answer: Answer<TableStands>): LeftOpen | null {
  if (!answer.ok) return answer.problem.reason === "no-such-table" ? null : { ...left, yours: false };
  const { stage, acting, version } = answer.value;
  if (stage === "over") return null;
  const seats = left.seats ?? [];
  const yours = acting ? acting.some((seat) => seats.includes(seat)) : left.yours && left.version === version;
  return { ...left, yours };
}

/** The games as they stand now; those that are over or gone are forgotten. */
export async function askedAgain(left: readonly LeftOpen[]): Promise<readonly LeftOpen[]> {
  const now = await Promise.all(left.map(async (one) => standingOf(one, await fetchStanding(one.table))));
  for (const { table } of left.filter((_, i) => now[i] === null)) forgetOpen(table);
  return now.filter((one) => one !== null);
}

/** Stores how a table stands, and forgets one that is over or gone. */
export function keepOpen(table: string, state: TableState): void {
  const entry = entryOf(table, state);
  if (!entry && !state.game?.outcome && !state.ended) return; // nothing is known yet
  const others = leftOpen().filter((one) => one.table !== table);
  keep(KEPT, entry ? [entry, ...others].slice(0, MOST) : others);
}

/** Offers this table no more. */
export function forgetOpen(table: string): void {
  keep(
    KEPT,
    leftOpen().filter((one) => one.table !== table),
  );
}

function isLeftOpen(value: unknown): value is LeftOpen {
  const one = value as Partial<LeftOpen> | null;
  return (
    typeof one?.table === "string" &&
    /^[\w-]{8,64}$/.test(one.table) &&
    Array.isArray(one.names) &&
    one.names.every((name) => typeof name === "string")
  );
}
