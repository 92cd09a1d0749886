/** Chances and ways in words. */

import { capital, columnWords, eventSentence } from "../../game/state/sentences";
import type { Note, ObjectionSeen, Replay } from "../../protocol";
import type { Catalogue, Say } from "../../speech/catalogue";
import { toldOf } from "../watch/chapters";
import { type AnalysedDeed, swingOf, type Way } from "./tale";

/** A chance as people say it; an uncertain one is never rounded to certainty. */
export function percent(language: string, chance: number): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(shown);
}

/** What happened in a deed. Here it is also mentioned that somebody did not object. */
export function sentenceOf(catalogue: Catalogue, { chapter }: AnalysedDeed): string {
  const consents = chapter.entry.events.filter(({ event }) => event === "consented");
  const words = consents.map((event) => eventSentence(catalogue, event));
  return [...words, toldOf(catalogue, chapter).text].filter(Boolean).join(" ");
}

/** How the deed changed the game for the player whom it affected most: `Ben: 46 % → 81 %`. */
export function changeOf({ say, language }: Catalogue, replay: Replay, deed: AnalysedDeed): string {
  const { seat } = swingOf(deed);
  return say("analysis-changed", {
    name: replay.players[seat] ?? "",
    before: percent(language, deed.before[seat] ?? 0),
    after: percent(language, deed.note.outlook[seat] ?? 0),
  });
}

/** What could have been done, in a word or two. */
export function wayWords(say: Say, { verb, column }: Way): string {
  const short = column ? capital(say("column-short", columnWords(column))) : "";
  switch (verb) {
    case "move":
      return short;
    case "prove":
    case "object":
      return column ? say("analysis-way-prove", { column: short }) : say("analysis-way-object");
    case "take-out":
      return say("analysis-way-take-out", { column: short });
    case "leave":
      return say("analysis-way-leave", { column: short });
    case "apply":
      return say("analysis-way-apply");
    case "consent":
      return say("analysis-way-consent");
    case "pass":
      return say("analysis-way-pass");
    case "lay":
      return say("analysis-way-lay");
    case "waive":
      return say("analysis-way-waive");
    case "give-up":
      return say("analysis-way-give-up");
    default:
      return say("analysis-way-choose");
  }
}

/** An application as the analysis sees it. */
export function objectionWords({ say, language }: Catalogue, replay: Replay, seen: ObjectionSeen): string {
  const name = seen.seat === null ? "" : (replay.players[seen.seat] ?? "");
  if (seen.column === null) return say("analysis-objection-vain", { name });
  const column = capital(say("column", columnWords(seen.column)));
  const chance = percent(language, seen.chance);
  if (seen.kind === "missed") return say("analysis-objection-missed", { column, chance });
  return say(seen.kind === "right" ? "analysis-objection-right" : "analysis-objection-wrong", { name, column, chance });
}

// Above the first a good end was to be expected, below the second a bad one.
const [SURE, DOUBTFUL] = [0.8, 0.5];
const BLUFF = 0.9;
const WELL: readonly Note["ends"][] = ["stands", "out", "waived"];

/** A comment on how it ended. */
export function luckOf({ note }: AnalysedDeed): string | null {
  const { chance, ends } = note;
  if (note.what === "apply") {
    // A player who applies claims that none of their columns can go up.
    const best = Math.max(0, ...note.alternatives.map((one) => one.chance));
    if (best >= BLUFF) return "analysis-luck-bluff";
    return note.hope !== null && note.hope < DOUBTFUL ? "analysis-luck-honest" : null;
  }
  if (chance === null || ends === null) return null;
  if (WELL.includes(ends)) return chance < DOUBTFUL ? "analysis-luck-bold" : null;
  if (chance >= SURE) return ends === "broken-off" ? "analysis-luck-shy" : "analysis-luck-bad";
  return chance < DOUBTFUL ? "analysis-luck-due" : null;
}

/** Whether it ended as the player wanted. */
export function wentWell(ends: Note["ends"]): boolean {
  return WELL.includes(ends);
}
