/** Columns on top that count for nothing, though they look as if they did (RULING-2). */

import type { Catalogue } from "../../speech/catalogue";
import { eventSentence } from "./sentences";
import type { Game } from "./tablestate";

/** The columns that stand on top after an incident, and count only from the next plateau on. */
export function uncountedOf({ story, view }: Pick<Game, "story" | "view">): readonly string[] {
  const events = story.flatMap((entry) => entry.events);
  const since = events.findLastIndex(({ event }) => event === "plateau-laid" || event === "villa-set-up");
  const found = events.slice(since + 1).flatMap((one) => (one.event === "column-void" ? [one.column] : []));
  return found.filter((column) => view.at[column] === view.top);
}

/** Why this column counts for nothing; null if it does count, or does not stand on top. */
export function whyUncounted(catalogue: Catalogue, game: Pick<Game, "story" | "view">, column: string): string | null {
  const { view } = game;
  const level = view.at[column];
  if (!level || level !== view.top) return null;
  if (view.askew.includes(column)) return eventSentence(catalogue, { event: "column-askew", column, level });
  return uncountedOf(game).includes(column) ? eventSentence(catalogue, { event: "column-void", column }) : null;
}
