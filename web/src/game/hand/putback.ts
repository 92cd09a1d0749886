/** What it costs to put a piece back. */

import { houseOf } from "../state/house";
import type { Game } from "../state/tablestate";

/** The turn, and the column is `locked`; the objection is `lost`; or the turn, and the plateau is `given-up`. */
export type PutBackPrice = "locked" | "lost" | "given-up";

/** Whether a piece that was drawn this far was merely felt, and is free again (RULING-3). */
export function merelyFelt({ view }: Game, drawnMm: number): boolean {
  return drawnMm < Number(houseOf(view)["feel-first"]);
}

/** The price of putting the piece in hand back, or null where it costs nothing. */
export function putBackPrice(game: Game | null, drawnMm: number): PutBackPrice | null {
  const verb = game?.attempt?.verb;
  if (verb === "lay") return "given-up"; // however little it was moved
  if (!game || (verb !== "move" && verb !== "prove") || merelyFelt(game, drawnMm)) return null;
  if (verb === "move" && houseOf(game.view)["breaking-off"] === "never") return null; // the server says why not
  return verb === "prove" ? "lost" : "locked";
}
