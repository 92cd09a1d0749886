/** Where the piece in hand should go, and how far it has come. */

import type { Kit, Level } from "../../protocol";
import { heightOf, indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import type { Game, TableState } from "../state/tablestate";
import { floorHeight, floorUnder, type Journey, journey as journeyOfColumn, roofOver, slabJourney } from "./floor";
import type { HandView } from "./handview";
import { openingOf } from "./opening";

export interface Goal {
  readonly level: Level;
  /** The floor that it should be set on: the base while the villa is set up, else the top. */
  readonly floor: number;
  /** How high the foot of a column, or the underside of a plateau, lies once it rests. */
  readonly rest: number;
}

/** The goal of a piece in this game; without a game, the base. */
export function goalOf(kit: Kit, game: Game | null, picture: Picture, piece: string | null): Goal {
  const building = game !== null && game.attempt?.verb !== "setup";
  const column = piece !== null && !isPlateau(kit, piece) ? poseOf(picture, indexOf(kit, piece)).point : null;
  const top = building ? game.view.top : null;
  const floor = !top ? 0 : column ? floorUnder(kit, picture, top, column) : floorHeight(kit, picture, top);
  const rest = isPlateau(kit, piece) ? floor + (kit.columns[0]?.height ?? 0) : floor;
  return { level: building ? game.view.top : "base", floor, rest };
}

/** Whether this piece is a plateau. */
export function isPlateau(kit: Kit, piece: string | null): boolean {
  return kit.plateaus.some((shape) => shape.colour === piece);
}

/** Where a piece in hand is on the way to its goal; `before` is where it was. */
function journeyOf(kit: Kit, picture: Picture, piece: string, { floor, rest }: Goal, before: Journey): Journey {
  if (isPlateau(kit, piece)) return slabJourney(kit, picture, piece, rest);
  return journeyOfColumn(kit, picture, piece, floor, before);
}

/** How far a piece in hand has come, and whether the hand may open there. */
export function progressOf(
  kit: Kit,
  { game, mark }: Pick<TableState, "game" | "mark">,
  picture: Picture,
  piece: string,
  view: HandView,
): Pick<HandView, "journey" | "opening" | "under"> {
  const goal = goalOf(kit, game, picture, piece);
  const journey = journeyOf(kit, picture, piece, goal, view.journey);
  const under = journey === "in" && !isPlateau(kit, piece) ? roofOver(kit, picture, piece).plateau : null;
  if (!game?.attempt) return { journey, under, opening: "far" };
  const high = highOver(kit, picture, piece, goal);
  const held = { verb: game.attempt.verb, plateau: isPlateau(kit, piece), journey, view, high };
  return { journey, under, opening: openingOf(mark, held) };
}

/** How high the foot of a column, or the underside of a plateau, is over where it will rest, in metres. */
function highOver(kit: Kit, picture: Picture, piece: string, { rest }: Goal): number {
  const index = indexOf(kit, piece);
  return poseOf(picture, index).point[2] - heightOf(kit, index) / 2 - rest;
}
