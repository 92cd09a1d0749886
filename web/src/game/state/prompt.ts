/** What the table asks the people round it: the turn's question. */

import type { Attempt, Refusal, Verb, View } from "../../protocol";
import type { Words } from "../../speech/catalogue";
import { houseOf, leastCovered, onTop, playsForSeal } from "./house";
import { columnWords } from "./sentences";
import type { Game } from "./tablestate";

export interface Prompt {
  readonly id: string;
  readonly words: Words;
}

/** How to address a seat at this device: `you` if one person sits here, by `name` if several share the device, and
 * `other` for somebody elsewhere. */
export type SpokenAs = "you" | "name" | "other";

/** How to address this seat, if the seats `mine` are at this device. */
export function spokenAs(seat: number, mine: readonly number[]): SpokenAs {
  if (!mine.includes(seat)) return "other";
  return mine.length === 1 ? "you" : "name";
}

/** What is said once the piece has left the player's hand. */
const AT_WORK: Partial<Record<Attempt["phase"], string>> = {
  returning: "question-returning",
  faulted: "question-faulted",
  mending: "question-mending",
  settling: "question-rest",
  falling: "question-falling",
};

/** What the table asks now, said to the people whose seats are `mine`. */
export function promptOf({ view, attempt }: Pick<Game, "view" | "attempt">, mine: readonly number[]): Prompt {
  if (view.over) return { id: "question-over", words: {} };
  if (attempt && attempt.verb !== "setup") {
    const words = { name: nameOf(view, attempt.seat), voice: spokenAs(attempt.seat, mine) };
    const work = AT_WORK[attempt.phase];
    if (work) return { id: work, words: { ...words, ...columnWords(attempt.piece) } };
    if (attempt.verb === "lay") return { id: "question-in-hand-plateau", words: { ...words, plateau: attempt.piece } };
    return { id: "question-in-hand", words: { ...words, ...columnWords(attempt.piece) } };
  }
  const may = new Set(view.acting.flatMap((seat) => view.may[seat] ?? []));
  const asked = view.acting[0] ?? view.turn ?? 0;
  const name = nameOf(view, asked);
  const plateau = view.nextPlateau ?? "red";
  const voice = spokenAs(asked, mine);
  const words = { name, plateau, voice, colour: colourToMove(view, asked) };
  if (may.has("setup")) return { id: "question-setup", words };
  if (may.has("object") || may.has("consent")) return objection(view, plateau, mine);
  if (may.has("prove")) return { id: "question-prove", words };
  const other = view.objector === null ? "" : nameOf(view, view.objector);
  if (voice === "other" && may.has("take-out")) return { id: "question-take-out-other", words: { ...words, other } };
  if (voice === "other") return { id: "question-other", words };
  if (may.has("throw")) return { id: view.phase === "colours" ? "question-throw" : "question-throw-turn", words };
  if (may.has("choose")) {
    const second = (view.players[asked]?.colours.length ?? 0) > 0;
    return { id: second ? "question-choose-second" : "question-choose", words };
  }
  if (may.has("name")) return { id: "question-name", words };
  if (may.has("take-out")) return { id: "question-take-out", words: { ...words, other } };
  return { id: turnQuestion(may, view), words };
}

/** The one colour that the player may move now, or `any`. */
function colourToMove({ touch }: View, seat: number): string {
  const may = touch.find((one) => one.verb === "move" && one.seat === seat)?.may ?? [];
  const colours = new Set(may.map((column) => column.split("-")[0]!));
  return colours.size === 1 ? [...colours][0]! : "any";
}

function turnQuestion(may: ReadonlySet<Verb>, view: View): string {
  if (may.has("move")) {
    if (neutralFirst(view)) return may.has("apply") ? "question-neutral-apply" : "question-neutral";
    if (may.has("apply")) return houseOf(view).scoring === "tournament" ? "question-claim" : "question-move-apply";
    if (may.has("lay")) return "question-move-lay";
    return may.has("pass") ? "question-move-pass" : "question-move";
  }
  if (may.has("lay")) return "question-lay";
  if (may.has("apply")) return "question-apply";
  if (may.has("pass")) return "question-pass";
  return "question-wait";
}

function objection(view: View, plateau: string, mine: readonly number[]): Prompt {
  const { turn, phase } = view;
  const words = { name: turn === null ? "" : nameOf(view, turn), plateau, voice: spokenAs(turn ?? -1, mine) };
  // With three builders the same question is asked about a neutral column that was put back (THREE-6).
  if (phase === "neutral-broken-off") return { id: "question-object-neutral", words };
  return { id: isVain(view) && words.voice !== "you" ? "question-object-vain" : "question-object", words };
}

/** Whether the plateau that was applied for has too few columns to lie on: applying only gives up
 * the turn (PLATEAU-8). */
export function isVain(view: Pick<View, "edition" | "house" | "nextPlateau" | "top" | "at">): boolean {
  return playsForSeal(view) && view.nextPlateau !== null && onTop(view) < leastCovered(view);
}

/** Whether the player on turn has to raise a neutral column before one of their own (THREE-2). */
function neutralFirst({ neutral, touch }: View): boolean {
  const may = touch.find(({ verb }) => verb === "move")?.may ?? [];
  return neutral !== null && may.length > 0 && may.every((column) => column.startsWith(neutral));
}

const RAISED: readonly Refusal["reason"][] = ["one-neutral-a-turn", "neutral-tried", "ask-the-others"];

/** Whether the player on turn goes straight to a column of their own because no neutral one can be taken (THREE-4). */
export function lacksNeutral({ neutral, touch }: Pick<View, "neutral" | "touch">): boolean {
  const may = touch.find(({ verb }) => verb === "move");
  if (neutral === null || !may || may.may.some((column) => column.startsWith(neutral))) return false;
  return !may.refused.some(
    ({ columns, why }) => RAISED.includes(why.reason) && columns.some((column) => column.startsWith(neutral)),
  );
}

/** The name of the player on this seat. */
export function nameOf(view: View, seat: number): string {
  return view.players[seat]?.name ?? "";
}
