/** Whether the owner of this browser plays by the list (keyboard and ear); kept from table to table. */

import { keep, kept } from "../memory";

const KEPT = "paletti.access";

/** Whether the villa is played by its list, as chosen at this device. */
export function playsByList(): boolean {
  return kept(KEPT) === "yes";
}

/** Stores that choice. */
export function keepByList(wish: boolean): void {
  keep(KEPT, wish ? "yes" : "no");
  dispatchEvent(new Event(CHOSEN));
}

const CHOSEN = "paletti:by-list";

/** Calls back whenever the player chooses again; returns a function that stops it. */
export function onListChosen(run: () => void): () => void {
  addEventListener(CHOSEN, run);
  return () => removeEventListener(CHOSEN, run);
}

const ASKED = "paletti:access";

/** Opens the list beside the villa, or closes it, from anywhere on the page. */
export function askForList(): void {
  dispatchEvent(new Event(ASKED));
}

/** Calls back whenever the list is asked for; returns a function that stops it. */
export function onListAsked(run: () => void): () => void {
  addEventListener(ASKED, run);
  return () => removeEventListener(ASKED, run);
}
