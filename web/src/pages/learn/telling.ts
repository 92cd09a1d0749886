/** What the lesson says beyond its fixed sentences: who has the seal and who is on turn, and what came of a step. */

import type { HandView } from "../../game/hand/handview";
import { nameOf, type Prompt } from "../../game/state/prompt";
import { columnWords } from "../../game/state/sentences";
import { columnOf } from "../../game/state/story";
import type { Game } from "../../game/state/tablestate";
import type { EventKind } from "../../protocol";
import type { Words } from "../../speech/catalogue";
import type { Step } from "./steps";

const PRAISE_MS = 1400;
const READ_MS = 55; // a letter
const LONGEST_MS = 6000;

/** How long praise is shown: long enough to read it. */
export const praiseMs = (text: string): number => Math.min(LONGEST_MS, Math.max(PRAISE_MS, READ_MS * text.length));

/** Who has the seal, who is on turn, and whether that is the same player (`own`), another, or nobody has it (`none`). */
export function sealWords({ view }: Pick<Game, "view">): Words {
  const { turn, seal } = view;
  const name = (seat: number | null): string => (seat === null ? "" : nameOf(view, seat));
  const whose = seal.holder === null ? "none" : seal.holder === turn ? "own" : "other";
  return { whose, mover: name(turn), holder: name(seal.holder), former: name(seal.former) };
}

/** How far the player is with the two hands: both empty, the other hand at the plateau (`held`, or `held-out` if the column
 * is out already), or only the column in hand, still `in` the villa or `out`. */
export function holdStage({ holds, steadies, journey }: Pick<HandView, "holds" | "steadies" | "journey">): string {
  if (!holds) return "none";
  const out = journey !== "in";
  if (steadies) return out ? "held-out" : "held";
  return out ? "out" : "in";
}

// The steps in which a column is taken and something may go wrong, and what that is called in the story.
const TAKING: readonly Step[] = ["feel", "hook", "hold"];
const MISHAPS: readonly EventKind[] = ["column-out", "column-askew", "column-void", "villa-put-back"];

/** What is said once the step is done, or went wrong. `colours` lists colours as people say them. */
export function praiseOf(
  step: Step,
  { view, story }: Pick<Game, "view" | "story">,
  colours: (of: readonly string[]) => string,
): Prompt {
  const id = `learn-${step}-done`;
  const events = story.flatMap((entry) => entry.events);
  const last = story.at(-1)?.events ?? [];
  if (step === "throw") {
    const [left, right] = view.players.map((player) => colours(player.colours));
    const shows = events.findLast((one) => one.event === "seal-thrown")?.shows;
    return { id, words: { colour: String(shows ?? ""), left: left ?? "", right: right ?? "" } };
  }
  if (step === "object") {
    const answers: readonly EventKind[] = ["proof-succeeded", "proof-failed"];
    const answer = events.findLast(({ event }) => answers.includes(event))?.event;
    return { id, words: { proved: answer === "proof-succeeded" ? "yes" : "no" } };
  }
  if (TAKING.includes(step)) {
    const mishap = last.find(({ event }) => MISHAPS.includes(event));
    if (mishap) return { id: "learn-mishap", words: { what: mishap.event } };
  }
  if (step === "hook")
    return { id, words: { how: last.some(({ event }) => event === "column-raised") ? "up" : "back" } };
  if (step === "feel") {
    // A column that was merely felt leaves no line in the story, and stays free (RULING-3).
    const locked = last.some((event) => view.locked.includes(columnOf(event) ?? ""));
    return { id, words: { locked: locked ? "yes" : "no" } };
  }
  return { id, words: {} };
}

/** The name of a column that an arrow points at. Its number means nothing to those who see the arrow. */
export function pointedWords(column: string, byList: boolean): Words {
  return byList ? columnWords(column) : { ...columnWords(column), number: 0 };
}
