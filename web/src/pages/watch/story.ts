/** What each chapter of a replay tells, in the reader's language. */

import type { Catalogue } from "../../app/say";
import { eventSentence } from "../../game/sentences";
import type { Chapter, Colour } from "../../protocol";

// Said by the seats and the time line already.
const QUIET = new Set(["turn-began", "turn-ended", "consented"]);

export interface Told {
  readonly text: string;
  readonly colour: Colour | null;
  /** The villa came down here. */
  readonly fall: boolean;
}

/** The chapter in words; deeds that need none are told by nothing. */
export function toldOf(catalogue: Catalogue, { told, view }: Chapter): Told {
  const texts = told.events.filter(({ kind }) => !QUIET.has(kind)).map((event) => eventSentence(catalogue, event));
  const colour = told.by === null ? null : (view.players[told.by]?.colours[0] ?? null);
  const fall = told.events.some(({ kind }) => kind.includes("collapse"));
  return { text: texts.filter((text) => text !== null).join(" "), colour, fall };
}
