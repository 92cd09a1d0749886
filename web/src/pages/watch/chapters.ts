/** Each chapter of a replay in the reader's language. */

import { storySentence } from "../../game/state/sentences";
import { byOf } from "../../game/state/story";
import { type Chapter, type Colour, PLATEAUS, type Plateau, type StoryEvent, type View } from "../../protocol";
import type { Catalogue } from "../../speech/catalogue";

export interface ChapterTold {
  readonly text: string;
  /** The colour of the person whom the line mentions first, as at the table. */
  readonly colour: Colour | null;
  /** The villa came down here. */
  readonly fall: boolean;
}

/** The chapter in words; empty if the deed needs none. */
export function toldOf(catalogue: Catalogue, { entry, view }: Chapter): ChapterTold {
  const higher = PLATEAUS.indexOf(view.top as Plateau) > 0;
  const lines = entry.events.map((event) => ({ event, text: storySentence(catalogue, event, entry.pushed, higher) }));
  const spoken = lines.filter(({ text }) => text !== null);
  const fall = entry.events.some(({ event }) => event === "villa-collapsed");
  // A player who lets another lay a plateau has done the deed, but the line is about the other.
  const named = spoken.map(({ event }) => colourOf(view, event)).find((colour) => colour !== null);
  const silent = entry.seat === null ? null : (view.players[entry.seat]?.colours[0] ?? null);
  return {
    text: spoken.map(({ text }) => text).join(" "),
    colour: named ?? (spoken.length === 0 ? silent : null),
    fall,
  };
}

/** The chapter whose words stand for this one: a deed without words belongs to the last one with words. */
export function toldAt(tales: readonly ChapterTold[], index: number): number {
  return tales.findLastIndex(({ text }, i) => i <= index && text !== "");
}

/** The next chapter with words, before or after this one; if there is none, the very first or last. */
export function stepFrom(tales: readonly ChapterTold[], index: number, by: number): number {
  const told = tales.flatMap(({ text }, i) => (text ? [i] : []));
  const next = by < 0 ? told.findLast((i) => i < index) : told.find((i) => i > index);
  return next ?? (by < 0 ? 0 : tales.length - 1);
}

/** What a screen reader says at this point of the film: the chapter's sentence, and at the end also how it ended. */
export function heardAt(tales: readonly ChapterTold[], index: number, over: boolean, end: string): string {
  const text = tales[toldAt(tales, index)]?.text ?? "";
  return over ? `${text} ${end}`.trim() : text;
}

/** The colour of the person in the event's sentence, if that person has one. */
function colourOf({ players }: View, event: StoryEvent): Colour | null {
  return players.find(({ name }) => name === byOf(event))?.colours[0] ?? null;
}
