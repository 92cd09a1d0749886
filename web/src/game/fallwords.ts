/** What is said of a fall: while it is shown again, and as the result. */

import { type Forensics, FRAME } from "../protocol";
import type { Words } from "../speech/catalogue";
import { BEFORE_TICKS, seenFalling } from "./fall";
import type { Recalled } from "./moments";
import { houseOf } from "./state/house";
import { nameOf } from "./state/prompt";
import { columnWords } from "./state/sentences";
import type { Game } from "./state/tablestate";

const READ_TICKS = 0.4 * FRAME.TICKS_A_SECOND; // a caption stays this long, which the slowness makes long enough to read

export interface FallLine {
  readonly tick: number;
  readonly id: string;
  readonly words: Words;
}

/** What to say while it falls; these are the moments that are known. */
export function fallStory(
  { view, story, kit }: Pick<Game, "view" | "story" | "kit">,
  fell: Forensics,
  moments: readonly Recalled[],
): readonly FallLine[] {
  const seen = seenFalling(moments, kit.columns.length, fell);
  const name = fell.cause === null ? "" : nameOf(view, fell.cause);
  const hand = inHand({ view, story }, fell);
  const { plateau, gaveWayTick } = fell.facts; // none in a ruin: its plateaus may still stand
  const [carried, first] = [carriedBy(fell), firstToGo(fell)];
  // The first to go is told while it goes, and long enough to look at the outlined column.
  const begins = moments[0]?.tick ?? 0;
  const went = typeof gaveWayTick === "number" ? Math.min(gaveWayTick, seen.from) : seen.from;
  const parts = went < begins ? begins + BEFORE_TICKS : went; // long before, with the pause cut out
  // What the drawn column had carried is told just before, but not before one has read whose hand it is.
  const rested = Math.max(parts - READ_TICKS, begins + READ_TICKS);
  const goes = carried ? Math.max(parts, rested + READ_TICKS) : parts;
  const tips = carried || first ? Math.max(seen.from, (first ? goes : rested) + READ_TICKS) : seen.from;
  // A ruin is told when enough columns lie, not when the first one falls.
  const down = typeof plateau === "string" ? tips : Math.max(tips, Math.min(fell.breaks, seen.to));
  return [
    { tick: 0, id: hand.column ? "fall-column" : "fall-plateau", words: { name, ...hand.words } },
    ...(carried ? [{ tick: rested, id: "fall-carried", words: carried }] : []),
    ...(first ? [{ tick: goes, id: "fall-first", words: first }] : []),
    typeof plateau === "string"
      ? { tick: down, id: "fall-breaks", words: { plateau } }
      : { tick: down, id: "fall-ruin", words: {} },
    { tick: Math.max((seen.from + seen.to) / 2, down + READ_TICKS), id: "fall-ended", words: {} },
  ];
}

/** Why it fell, as the result says it: what was in hand, whether it carried, and what parted first. `paletti replay
 * --forensics` tells the same in the same order. */
export function whyFell(game: Pick<Game, "view" | "story">, fell: Forensics): readonly Omit<FallLine, "tick">[] {
  const hand = inHand(game, fell);
  const first = firstToGo(fell);
  const carried = carriedBy(fell);
  const { plateau } = fell.facts;
  const tipped = typeof plateau === "string" ? [{ id: "end-tipped", words: { plateau } }] : [];
  // While every plateau is still in place, people ask why it counts as fallen.
  const ruin =
    typeof plateau === "string"
      ? []
      : [{ id: "end-ruin", words: { count: Number(houseOf(game.view)["ruin-columns"]) } }];
  return [
    { id: hand.column ? "end-while-drawing" : "end-while-laying", words: hand.words },
    ...(carried ? [{ id: "end-carried", words: carried }] : []),
    ...(first ? [{ id: "end-first", words: first }] : carried ? [] : tipped),
    ...ruin,
  ];
}

/** The piece in hand that brought it down: a column, or the plateau that was to be laid. */
function inHand({ view, story }: Pick<Game, "view" | "story">, fell: Forensics): { column: boolean; words: Words } {
  const { column } = story.find((told) => told.version === fell.version)?.facts ?? {};
  if (typeof column === "string") return { column: true, words: columnWords(column) };
  return { column: false, words: { plateau: view.nextPlateau ?? view.top } };
}

/** The plateau and the column that parted first, where the observer saw which. */
function firstToGo({ facts: { gaveWay, gaveWayUnder } }: Forensics): Words | null {
  if (typeof gaveWay !== "string" || typeof gaveWayUnder !== "string") return null;
  return { plateau: gaveWayUnder, ...columnWords(gaveWay) };
}

/** The plateau that the drawn column had carried, where it went down for that. */
function carriedBy({ facts: { carried } }: Forensics): Words | null {
  return typeof carried === "string" ? { plateau: carried } : null;
}

/** The column that gave way first. */
export const gaveWayIn = ({ facts: { gaveWay } }: Forensics): string | null =>
  typeof gaveWay === "string" ? gaveWay : null;

/** The column that the hand was at when the villa fell, by its place in the kit; -1 where it was a plateau. */
export function culpritOf({ story, kit }: Pick<Game, "story" | "kit">, fell: Forensics): number {
  const { column } = story.find((told) => told.version === fell.version)?.facts ?? {};
  return kit.columns.findIndex(({ name }) => name === column);
}
