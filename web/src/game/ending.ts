/** Why the game ended as it did, in a few sentences. */

import { PLATEAUS } from "../protocol";
import { playsForSeal } from "./clauses";
import { nameOf, type Question } from "./question";
import type { Game } from "./state";

/** What there is to say, most important first. */
export function whyWon({ view, outcome }: Pick<Game, "view" | "outcome">): readonly Question[] {
  if (!outcome) return [];
  const told: Question[] = [];
  const cause = view.cause === null ? null : nameOf(view, view.cause);
  const winner = outcome.winners[0];
  const sealed = playsForSeal(view);
  if (sealed && winner !== undefined) {
    const name = nameOf(view, winner);
    if (view.cause !== null && view.seal.holder === view.cause) {
      return [{ id: "end-former", words: { name, cause: cause ?? "" } }, height(view)];
    }
    told.push({ id: "end-holder", words: { name } });
  }
  if (cause !== null) told.unshift({ id: "end-fell", words: { cause } });
  else if (sealed) told.unshift({ id: "end-stands", words: {} });
  if (sealed && winner === undefined) {
    told.push({ id: view.seal.holder === null ? "end-no-holder" : "end-first-holder", words: {} });
  }
  return [...told, height(view)];
}

function height({ top }: Game["view"]): Question {
  return { id: "end-height", words: { plateaus: top === "base" ? 0 : PLATEAUS.indexOf(top) + 1 } };
}
