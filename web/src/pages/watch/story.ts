/** What each chapter of a replay tells, in the reader's language. */

import type { Catalogue } from "../../app/say";
import { storySentence } from "../../game/sentences";
import type { Chapter, Colour } from "../../protocol";

export interface Told {
  readonly text: string;
  readonly colour: Colour | null;
  /** The villa came down here. */
  readonly fall: boolean;
}

/** The chapter in words; deeds that need none are told by nothing. */
export function toldOf(catalogue: Catalogue, { told, view }: Chapter): Told {
  const texts = told.events.map((event) => storySentence(catalogue, event));
  const colour = told.by === null ? null : (view.players[told.by]?.colours[0] ?? null);
  const fall = told.events.some(({ kind }) => kind.includes("collapse"));
  return { text: texts.filter((text) => text !== null).join(" "), colour, fall };
}
