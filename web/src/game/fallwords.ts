/** What is said about a fall, both while it is shown again and in the result. */

import { type Forensics, FRAME, PLATEAUS } from "../protocol";
import type { Words } from "../speech/catalogue";
import { BEFORE_TICKS, seenFalling } from "./fall";
import type { Recalled } from "./moments";
import { houseOf } from "./state/house";
import { nameOf } from "./state/prompt";
import { columnWords } from "./state/sentences";
import { columnDone } from "./state/story";
import type { Game } from "./state/tablestate";

const READ_TICKS = 0.4 * FRAME.TICKS_A_SECOND; // a caption stays this long, which the slowness makes long enough to read

export interface FallLine {
  readonly tick: number;
  readonly id: string;
  readonly words: Words;
}

/** What to say while it falls. `moments` are those that this page knows. */
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
  // The first piece to go is named while it goes, and long enough to look at the outlined column.
  const begins = moments[0]?.tick ?? 0;
  const went = typeof gaveWayTick === "number" ? Math.min(gaveWayTick, seen.from) : seen.from;
  const parts = went < begins ? begins + BEFORE_TICKS : went; // it went long before, and the pause was cut out
  // What the drawn column had carried is said just before, but not before players could read whose hand it is.
  const rested = Math.max(parts - READ_TICKS, begins + READ_TICKS);
  const goes = carried ? Math.max(parts, rested + READ_TICKS) : parts;
  const tips = carried || first ? Math.max(seen.from, (first ? goes : rested) + READ_TICKS) : seen.from;
  // A ruin is announced when enough columns lie, not when the first one falls.
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

/** Why it fell, in the words of the result: what was in hand, whether it carried anything, and what parted first.
 * `paletti replay --forensics` says the same in the same order. */
export function whyFell(game: Pick<Game, "view" | "story">, fell: Forensics): readonly Omit<FallLine, "tick">[] {
  const hand = inHand(game, fell);
  const first = firstToGo(fell);
  const carried = carriedBy(fell);
  const { plateau } = fell.facts;
  const tipped = typeof plateau === "string" ? [{ id: "end-tipped", words: { plateau } }] : [];
  // Those below it may still stand.
  const enough = typeof plateau === "string" && plateau !== PLATEAUS[0] ? [{ id: "end-enough", words: {} }] : [];
  // If every plateau is still in place, players wonder why the villa counts as fallen.
  const ruin =
    typeof plateau === "string"
      ? []
      : [{ id: "end-ruin", words: { count: Number(houseOf(game.view)["ruin-columns"]) } }];
  return [
    { id: hand.column ? "end-while-drawing" : "end-while-laying", words: hand.words },
    ...(carried ? [{ id: "end-carried", words: carried }] : []),
    ...(first ? [{ id: "end-first", words: first }] : carried ? [] : tipped),
    ...enough,
    ...ruin,
  ];
}

/** The piece in hand that brought it down: a column, or the plateau that was to be laid. */
function inHand({ view, story }: Pick<Game, "view" | "story">, fell: Forensics): { column: boolean; words: Words } {
  const column = columnDone(story, fell.version);
  if (column) return { column: true, words: columnWords(column) };
  return { column: false, words: { plateau: view.nextPlateau ?? view.top } };
}

/** The plateau and the column that parted first, if the observer saw them. */
function firstToGo({ facts: { gaveWay, gaveWayUnder } }: Forensics): Words | null {
  if (typeof gaveWay !== "string" || typeof gaveWayUnder !== "string") return null;
  return { plateau: gaveWayUnder, ...columnWords(gaveWay) };
}

/** The plateau that the drawn column had carried, if it fell because of that. */
function carriedBy({ facts: { carried } }: Forensics): Words | null {
  return typeof carried === "string" ? { plateau: carried } : null;
}

/** The column that gave way first. */
export const gaveWayIn = ({ facts: { gaveWay } }: Forensics): string | null =>
  typeof gaveWay === "string" ? gaveWay : null;

/** The place in the kit of the column that was in hand when the villa fell; -1 if it was a plateau. */
export function culpritOf({ story, kit }: Pick<Game, "story" | "kit">, fell: Forensics): number {
  const column = columnDone(story, fell.version);
  return kit.columns.findIndex(({ name }) => name === column);
}
