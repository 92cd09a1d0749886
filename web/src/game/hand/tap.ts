/** What to say about a tap that took nothing, so that every press gets an answer. */

import type { Kit } from "../../protocol";
import type { Pick } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { houseOf } from "../state/house";
import { touchable } from "../state/shown";
import type { Game, TableState } from "../state/tablestate";
import { plateausAbove } from "./above";
import type { HandView, TapWords } from "./handview";
import { allowanceOf } from "./press";

/** What to say about a tap on this piece; null if there is nothing to say, or if something is being said already. */
export function tapWords(state: TableState, view: HandView, at: Pick, on: Ground): TapWords | null {
  const { game, mine } = state;
  const { name, type } = at.piece;
  if (!game || game.outcome || mine.length === 0 || view.why || view.offer) return null;
  if (name === view.holds || name === view.steadies || type === "seal") return null;
  if (isReady(view, game, on)) return type === "column" && game.view.at[name] === game.view.top ? "taken" : "spot";
  if (type === "column") return allowanceOf(state, view, at) === "may" ? "keep" : "wait";
  if (game.attempt) return isSteadied(game, view, name, on) ? "hold" : "wait";
  const verbs = new Set(mine.flatMap((seat) => game.view.may[seat] ?? []));
  if (name === (verbs.has("setup") ? "blue" : game.view.nextPlateau)) {
    if (verbs.has("lay") || verbs.has("setup")) return "lay";
    if (verbs.has("apply") && houseOf(game.view).scoring !== "tournament") return "apply";
  }
  return touchable(state) ? "lies" : "wait";
}

/** Whether a column is over the top and goes to the spot that is pressed next. */
function isReady({ holds, journey, tool }: HandView, { attempt }: Game, { kit }: Ground): boolean {
  const column = kit.columns.some(({ name }) => name === holds);
  return column && journey === "over" && tool !== "hold" && attempt?.verb !== "setup";
}

interface Ground {
  readonly kit: Kit;
  readonly picture: Picture | null;
}

/** Whether the other hand could steady this plateau while the column in hand is drawn. */
function isSteadied({ view, attempt }: Game, hand: HandView, plateau: string, { kit, picture }: Ground): boolean {
  if (!attempt || !picture || !hand.holds || hand.steadies || hand.journey !== "in") return false;
  return plateausAbove({ kit, view }, attempt, picture.places).some((one) => one === plateau);
}
