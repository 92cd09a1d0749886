/** What is told to the ear of each deed: one announcement, with what came of it and what is asked now. */

import { promptOf } from "../game/state/prompt";
import { storySentence } from "../game/state/sentences";
import type { TableState } from "../game/state/tablestate";
import type { Catalogue } from "../speech/catalogue";

/** Listens to a table and says each deed once. */
export class DeedTeller {
  #version: number | null = null;
  #prompt = "";

  /** What to say now that the table is so; nothing where nothing has been done since. */
  next({ game, mine }: Pick<TableState, "game" | "mine">, catalogue: Catalogue): string {
    if (!game || game.version === this.#version) return "";
    const known = this.#version;
    this.#version = game.version;
    // Who comes to a game hears what is asked; what has been before can be read.
    const fresh = known === null ? [] : game.story.filter(({ version }) => version > known);
    const told = fresh.flatMap(({ events }) => events.map((event) => storySentence(catalogue, event)));
    const news = told.filter((sentence) => sentence !== null);
    const prompt = promptOf({ view: game.view, attempt: null }, mine);
    const before = this.#prompt;
    // At the end the result gets the focus, and says itself.
    this.#prompt = game.view.over ? "" : catalogue.say(prompt.id, prompt.words);
    const own = fresh.some(({ by }) => by !== null && mine.includes(by));
    const asks = news.length > 0 || own || this.#prompt !== before;
    return [...news, ...(asks && this.#prompt ? [this.#prompt] : [])].join(" ");
  }
}
