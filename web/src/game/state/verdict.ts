/** What is said when an attempt fails, and what can be read afterwards about the verdict. */

import type { Clause, EventKind, StoryEntry, StoryEvent, View } from "../../protocol";
import type { Prompt } from "./prompt";
import { nameOf, spokenAs } from "./prompt";
import { columnWords } from "./sentences";
import type { Game } from "./tablestate";

/** What is said about a push while the villa is put back (RULING-4). Before that it may still fall, which counts instead. */
export function workOf({ view, attempt }: Pick<Game, "view" | "attempt">, mine: readonly number[]): readonly Prompt[] {
  if (!attempt?.pushed || attempt.phase !== "mending") return [];
  const words = { name: nameOf(view, attempt.seat), voice: spokenAs(attempt.seat, mine) };
  return [
    { id: "work-pushed", words: { ...words, ...columnWords(attempt.pushed) } },
    // Only a move ends a turn: after a proof, or after a column is taken out, the player on turn goes on.
    { id: "work-mending", words: { ...words, verb: attempt.verb } },
  ];
}

/** Events after which people wonder what happened: they get a sheet, and not only a line in the story. */
const ASTONISHING: readonly EventKind[] = [
  "villa-put-back",
  "attempt-broken-off",
  "column-askew",
  "column-jammed",
  "plateau-slid-off",
  "proof-succeeded",
];

/** By this clause the column that proved an objection leaves the game. */
export const PROVED = "PLATEAU-3";

/** The clauses that such events rest on, for those who ask why. */
const GROUNDS: Readonly<Partial<Record<EventKind, Clause>>> = {
  "plateau-slid-off": "RULING-1",
  "column-out": "RULING-2",
  "column-askew": "RULING-2",
  "villa-put-back": "RULING-4",
  "attempt-broken-off": "ABORT-2",
  "column-jammed": "RULING-18",
  "proof-succeeded": PROVED,
};

/** Clauses by which a column leaves the game because somebody wanted it to. */
const DELIBERATE: readonly Clause[] = [PROVED, "PLATEAU-4"];

function astonishes(event: StoryEvent, pushed: string | null): boolean {
  if (event.event === "column-out") return event.clause === PROVED || !DELIBERATE.includes(event.clause);
  if (event.event === "removal-waived") return pushed !== null; // else it was a choice
  return ASTONISHING.includes(event.event);
}

export interface Verdict {
  readonly version: number;
  readonly by: number | null;
  readonly events: readonly StoryEvent[];
  /** The column that was pushed too far. */
  readonly pushed: string | null;
  /** The seat whose turn is over by it, unless the events themselves say so. A proof ends the turn of another player. */
  readonly ends: number | null;
  /** The number of the turn after it. */
  readonly turn: number;
}

/** What a sheet should explain about the last deed; null if nothing needs explaining. */
export function verdictOf(
  entry: StoryEntry | undefined,
  { over, players, turnNumber }: Pick<View, "over" | "players" | "turnNumber">,
): Verdict | null {
  if (!entry || over) return null;
  const { version, seat: by, pushed } = entry;
  const events = entry.events.filter((event) => astonishes(event, pushed));
  if (events.length === 0) return null;
  const said = events.some((event) => event.event === "villa-put-back" && event.locked);
  const ended = said ? undefined : entry.events.find((event) => event.event === "turn-ended");
  const seat = ended ? players.findIndex(({ name }) => name === ended.by) : -1;
  return { version, by, events, pushed, ends: seat < 0 ? null : seat, turn: turnNumber };
}

/** The clause that a verdict rests on: that of an unwanted fall, or else of the first thing that happened. */
export function groundOf({ events }: Verdict): string | null {
  const fell = events.find((event) => event.event === "column-out" && event.clause !== PROVED);
  const first = fell ?? events[0];
  return (first && GROUNDS[first.event]) ?? null;
}

/** The columns that came down or lean although nobody wanted it. */
export function cameDown({ events }: Pick<Verdict, "events">): readonly string[] {
  return events.flatMap((event) =>
    (event.event === "column-out" && event.clause === "RULING-2") || event.event === "column-askew"
      ? [event.column]
      : [],
  );
}

/** The clause that an event rests on, for those who ask why when its sheet is gone; null if nobody will ask. */
export function whyOf(event: StoryEvent): string | null {
  if (!astonishes(event, null)) return null;
  return event.event === "column-out" && event.clause === PROVED ? PROVED : (GROUNDS[event.event] ?? null);
}

/** What is on the sheet, and the version of the game up to which events were considered. */
export interface VerdictShown {
  readonly seen: number;
  readonly verdict: Verdict | null;
}

/** The sheet after this change of the game. A throw by somebody else does not remove it, an undone deed does. A sheet about
 * the people here is not replaced by news of others, which are in the story. When the same player's next turn begins, the
 * sheet still says what happened until they act, because a computer's turn may be over in a moment. But it no longer says
 * `Your turn is over` beside the question of the new turn. */
export function shownAfter(
  sheet: VerdictShown,
  { version, story, view }: Pick<Game, "version" | "story" | "view">,
  mine: readonly number[],
): VerdictShown {
  if (version < sheet.seen || view.over) return { seen: version, verdict: null };
  if (version === sheet.seen) return sheet;
  const next = verdictOf(story.at(-1), view);
  const old = sheet.verdict && isPast(sheet.verdict, view, mine) ? withoutItsTurn(sheet.verdict) : sheet.verdict;
  const keeps = old !== null && isOwn(old, mine) && next !== null && !isOwn(next, mine);
  return { seen: version, verdict: keeps ? old : (next ?? old) };
}

/** Whether it is about a deed of the people at this device, or says that a turn of theirs is over. */
export function isOwn({ by, ends }: Pick<Verdict, "by" | "ends">, mine: readonly number[]): boolean {
  return [by, ends].some((seat) => seat !== null && mine.includes(seat));
}

/** What is left to say about a turn once the next one has begun. After a push, only what went back. */
function withoutItsTurn(verdict: Verdict): Verdict {
  const events = verdict.events.map((event) =>
    event.event === "villa-put-back" ? { ...event, locked: false } : event,
  );
  return { ...verdict, events, ends: null };
}

/** Whether it is about a turn of the one player at this device whose next turn has already begun. */
function isPast({ by, ends, turn }: Verdict, view: View, mine: readonly number[]): boolean {
  const again = view.turn !== null && view.turnNumber > turn && spokenAs(view.turn, mine) === "you";
  return again && (by === view.turn || ends === view.turn);
}
