/** How a game ended, and why. */

import { PLATEAUS } from "../../protocol";
import { playsForSeal } from "./house";
import { nameOf, type Prompt, type SpokenAs, spokenAs } from "./prompt";
import type { Game } from "./tablestate";

/** What to say to the people whose seats are `mine`, the most important first: who wins by what, who brought it down, and how
 * high it stood. */
export function whyWon({ view, outcome }: Pick<Game, "view" | "outcome">, mine: readonly number[]): readonly Prompt[] {
  if (!outcome) return [];
  const told: Prompt[] = [];
  const isYou = (seat: number | null | undefined): boolean => spokenAs(seat ?? -1, mine) === "you";
  const voice = (seat: number | null | undefined): SpokenAs => (isYou(seat) ? "you" : "name");
  const cause = view.cause === null ? null : nameOf(view, view.cause);
  const winner = outcome.winners[0];
  const sealed = playsForSeal(view);
  if (sealed && winner !== undefined) {
    const name = nameOf(view, winner);
    if (view.cause !== null && view.seal.holder === view.cause) {
      const you = isYou(view.cause) ? "cause" : isYou(winner) ? "winner" : "nobody";
      return [{ id: "end-former", words: { name, cause: cause ?? "", you } }, height(view)];
    }
    told.push({ id: "end-holder", words: { name, voice: voice(winner) } });
  }
  if (sealed && winner === undefined) {
    told.push({ id: view.seal.holder === null ? "end-no-holder" : "end-first-holder", words: {} });
  }
  if (cause !== null) told.push({ id: "end-fell", words: { cause, voice: voice(view.cause) } });
  else if (sealed) told.push({ id: "end-stands", words: {} });
  return [...told, height(view)];
}

function height({ top }: Game["view"]): Prompt {
  return { id: "end-height", words: { plateaus: top === "base" ? 0 : PLATEAUS.indexOf(top) + 1 } };
}
