/** What a screen reader says of each deed: one announcement, with what came of it and what is asked now. */

import { isPlayed } from "../game/state/attempt";
import { houseOf, playsForSeal, pointsCount } from "../game/state/house";
import { promptOf } from "../game/state/prompt";
import { storySentence } from "../game/state/sentences";
import type { Game, TableState } from "../game/state/tablestate";
import type { StoryEvent } from "../protocol";
import type { Catalogue } from "../speech/catalogue";

/** Events that the question already mentions. */
const TOLD_BY_QUESTION = [
  ["question-object", "plateau-applied-for"],
  ["question-prove", "objected"],
] as const;

/** Listens to a table and says each deed once. */
export class DeedTeller {
  #version: number | null = null;
  #prompt = "";
  #toldWorthless = false;

  /** What to say about the table now; nothing if no deed was done since the last call. `byList`: the list beside the villa
   * is open, and says itself what is in hand. */
  next({ game, mine }: Pick<TableState, "game" | "mine">, catalogue: Catalogue, byList = false): string {
    if (!game || game.version === this.#version) return "";
    const known = this.#version;
    this.#version = game.version;
    // Players who join hear the current question; what happened before can be read.
    const fresh = known === null ? [] : game.story.filter(({ version }) => version > known);
    const events = fresh.flatMap((entry) => entry.events);
    // Players who join while a hand is at work hear whose hand it is.
    const attempt = known === null && game.attempt && isPlayed(game.attempt) ? game.attempt : null;
    const prompt = promptOf({ view: game.view, attempt }, mine);
    const before = this.#prompt;
    // At the end the result gets the focus, which reads it out.
    this.#prompt = game.view.over ? "" : catalogue.say(prompt.id, prompt.words);
    if (byList && attempt && mine.includes(attempt.seat)) return "";
    // `Ann applies for green. Does anybody object?` already says that she applies, and so does `You apply …`.
    const asked = TOLD_BY_QUESTION.find(([question]) => prompt.id.startsWith(question))?.[1];
    const news = fresh
      .flatMap((entry) =>
        entry.events
          .filter(({ event }) => event !== asked)
          .map((event) => sealTaken(catalogue, event, game) ?? storySentence(catalogue, event, entry.pushed)),
      )
      .filter((sentence) => sentence !== null);
    if (this.#isWorthless(events, game)) news.push(catalogue.say("access-not-yet"));
    news.push(...pointsGained(catalogue, events, game));
    const own = fresh.some(({ seat }) => seat !== null && mine.includes(seat));
    // After merely feeling a column it is still the same player's turn.
    if (own && news.length === 0 && this.#prompt === before && before) news.push(catalogue.say("access-as-before"));
    const asks = news.length > 0 || own || this.#prompt !== before;
    return [...news, ...(asks && this.#prompt ? [this.#prompt] : [])].join(" ");
  }

  /** Whether a column was set on blue, where it does not count for anybody yet; true only once. */
  #isWorthless(events: readonly StoryEvent[], { view }: Game): boolean {
    if (this.#toldWorthless || pointsCount(view) || houseOf(view).scoring === "basic") return false;
    this.#toldWorthless = events.some(({ event }) => event === "column-raised");
    return this.#toldWorthless;
  }
}

/** The points of players who just raised a column that counts. The sentence about the seal has its new holder's points. */
function pointsGained(catalogue: Catalogue, events: readonly StoryEvent[], { view }: Game): readonly string[] {
  const { say, knows } = catalogue;
  const takes = events.some(({ event }) => event === "seal-taken");
  if (takes || view.over || !playsForSeal(view) || !pointsCount(view) || !knows("access-points")) return [];
  const raised = events.flatMap((event) => (event.event === "column-raised" ? [event.by] : []));
  return view.players
    .filter(({ name }) => raised.includes(name))
    .map(({ name, points }) => say("access-points", { name, points }));
}

/** Who takes the seal, and with how many points, because listeners cannot see them. Null for any other event. */
function sealTaken({ say, knows }: Catalogue, event: StoryEvent, { view }: Game): string | null {
  const by = event.event === "seal-taken" && view.players.find(({ name }) => name === event.by);
  if (!by || !playsForSeal(view) || !knows("access-seal-taken")) return null;
  const others = view.players.filter(({ seat }) => seat !== by.seat);
  const behind = Math.max(0, ...others.map(({ points }) => points));
  return say("access-seal-taken", { by: by.name, points: by.points, behind, others: others.length });
}
