/** What to say about a tap that took nothing, so that every press gets an answer. */

import type { Kit } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import type { Vec3 } from "../../scene/vector";
import { houseOf } from "../state/house";
import { touchable } from "../state/shown";
import type { Game, TableState } from "../state/tablestate";
import { plateausAbove } from "./above";
import type { HandView, TapWords } from "./handview";
import { allowanceOf } from "./press";

/** What to say about a tap on this piece, or on the bare table; null if there is nothing to say, or if something is being said
 * already. */
export function tapWords(state: TableState, view: HandView, at: Pick | null, on: Ground): TapWords | null {
  const { game, mine } = state;
  if (!game || game.outcome || mine.length === 0 || view.why || view.offer) return null;
  if (!at) return isReady(view, game, on) && !view.assist ? "spot" : null;
  const { name, type } = at.piece;
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

/** The top plateau, and its middle: what is said about a tap beside all wood is said there. */
export function topOf({ game }: TableState, kit: Kit, picture: Picture): { piece: string; point: Vec3 } | null {
  const piece = game?.view.top;
  return piece && piece !== "base" ? { piece, point: poseOf(picture, indexOf(kit, piece)).point } : null;
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
