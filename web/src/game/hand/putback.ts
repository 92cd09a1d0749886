/** What it costs to put a piece back. */

import { houseOf, playsForSeal } from "../state/house";
import type { Game } from "../state/tablestate";

/** The turn is over and the column `locked`; the objection is `lost`, or with it a column is `forfeited`; the right to take
 * a column out is `waived`; or the turn is over and the plateau `given-up`. */
export type PutBackPrice = "locked" | "lost" | "forfeited" | "waived" | "given-up";

/** Whether a piece that was drawn this far was merely felt, so that it is free again (RULING-3). Once it is chosen, leading
 * it back does not help. */
export function merelyFelt({ view, attempt }: Game, drawnMm: number): boolean {
  return !attempt?.chosen && drawnMm < Number(houseOf(view)["feel-first"]);
}

/** The price of putting the piece in hand back, or null if it costs nothing. */
export function putBackPrice(game: Game | null, drawnMm: number): PutBackPrice | null {
  const verb = game?.attempt?.verb;
  if (!game || !verb) return null;
  switch (verb) {
    case "lay":
      return "given-up"; // however little it was moved
    case "move":
      if (houseOf(game.view)["breaking-off"] === "never") return null; // the server says why not
      return merelyFelt(game, drawnMm) ? null : "locked";
    case "prove":
      if (merelyFelt(game, drawnMm)) return null;
      // Who objected to an application pays for it (PLATEAU-4); a challenge, or a proof for a neutral column, costs nothing.
      return game.view.phase === "proof" && playsForSeal(game.view) ? "forfeited" : "lost";
    case "take-out":
      return merelyFelt(game, drawnMm) ? null : "waived";
    default:
      return null;
  }
}
