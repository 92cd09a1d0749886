/** A game and what was found about it, put together: turns with their deeds, and the moments of the curve. */

import type { Analysis, Chapter, Note, ObjectionSeen, Paint, Replay, Thought } from "../../protocol";
import { COLOURS } from "../../protocol";

export interface AnalysedDeed {
  readonly version: number;
  readonly note: Note;
  readonly chapter: Chapter;
  /** The turn it belongs to; zero before anybody builds. */
  readonly turn: number;
  /** Each player's chance to win before it. */
  readonly before: readonly number[];
  readonly thought: Thought | null;
  readonly objections: readonly ObjectionSeen[];
}

export interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly deeds: readonly AnalysedDeed[];
}

export interface Tale {
  readonly replay: Replay;
  readonly analysis: Analysis;
  /** The deeds of building, in order. */
  readonly deeds: readonly AnalysedDeed[];
  readonly turns: readonly Turn[];
  /** Each player's chance to win when building began. */
  readonly start: readonly number[];
  /** How each player's line is painted. */
  readonly paints: readonly Paint[];
}

// A player without a colour gets a paint by the order round the table.
const SPARE: readonly Paint[] = [...COLOURS, "orange", "neutral"];

/** The tale of a game. */
export function taleOf(replay: Replay, analysis: Analysis, thoughts: readonly Thought[]): Tale {
  const even = replay.players.map(() => 1 / Math.max(1, replay.players.length));
  const chapters = new Map(replay.chapters.map((chapter) => [chapter.entry.version, chapter]));
  const deeds: AnalysedDeed[] = [];
  let [start, before, turn] = [even as readonly number[], even as readonly number[], 0];
  for (const note of analysis.notes) {
    const chapter = chapters.get(note.version);
    if (!chapter) continue;
    if (turn === 0) start = note.outlook;
    else {
      const thought = thoughts.find((one) => one.version === note.version && one.seat === note.seat) ?? null;
      const objections = analysis.objections.filter((one) => one.version === note.version);
      deeds.push({ version: note.version, note, chapter, turn, before, thought, objections });
    }
    before = note.outlook;
    turn = Math.max(turn, chapter.view.turnNumber);
  }
  return { replay, analysis, deeds, turns: turnsOf(deeds, replay), start, paints: paintsOf(replay) };
}

function turnsOf(deeds: readonly AnalysedDeed[], replay: Replay): Turn[] {
  const mover = new Map(replay.chapters.map(({ view }) => [view.turnNumber, view.turn]));
  const turns: { number: number; seat: number | null; deeds: AnalysedDeed[] }[] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    if (last?.number === deed.turn) last.deeds.push(deed);
    else turns.push({ number: deed.turn, seat: mover.get(deed.turn) ?? deed.note.seat, deeds: [deed] });
  }
  // The very last view has no mover any more.
  return turns.map((turn) => ({ ...turn, seat: turn.seat ?? turn.deeds[0]!.note.seat }));
}

function paintsOf({ players, chapters }: Replay): Paint[] {
  const seated = chapters.at(-1)?.view.players ?? [];
  return players.map((_, seat) => seated[seat]?.colours[0] ?? SPARE[seat % SPARE.length]!);
}

/** The moments of the curve: the beginning of building, and after each deed. */
export function momentsOf({ start, deeds }: Tale): readonly (readonly number[])[] {
  return [start, ...deeds.map((deed) => deed.note.outlook)];
}

/** The seat whose chance changed most by this deed, and by how much; among equals the one that gained. */
export function swingOf({ before, note }: AnalysedDeed): { readonly seat: number; readonly by: number } {
  let found = { seat: 0, by: 0 };
  note.outlook.forEach((chance, seat) => {
    const by = chance - (before[seat] ?? 0);
    const more = Math.abs(by) - Math.abs(found.by);
    if (more > SAME || (more > -SAME && by > found.by)) found = { seat, by };
  });
  return found;
}

/** The deeds that turned the game. */
export function turningPoints({ deeds }: Tale): readonly AnalysedDeed[] {
  return deeds.filter((deed) => deed.note.turningPoint);
}

const SAME = 1e-6;

export interface Way {
  readonly verb: string;
  readonly column: string | null;
}

/** What a thought calls a deed, taken apart: `move red-hex`, `object with red-hex`, `apply`. */
export function wayOf(what: string): Way {
  const words = what.split(" ").filter((word) => word !== "with");
  const column = words.find((word) => /^(red|yellow|blue|green)-(thin|hex|thick)/.test(word)) ?? null;
  if (words[0] === "give") return { verb: "give-up", column };
  return { verb: words[0] ?? "", column };
}
