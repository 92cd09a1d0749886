/** Where the piece in hand is to go, and how far it is on its way. */

import type { Kit, Level } from "../protocol";
import { heightOf, indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { floorHeight, type Journey, journey, slabJourney } from "./floor";
import type { Game } from "./tablestate";

export interface Goal {
  readonly level: Level;
  /** The floor that it is to be set on: the base while the villa is built, else the top. */
  readonly floor: number;
  /** How high the foot of a column, or the underside of a plateau, lies once it rests. */
  readonly rest: number;
}

/** The goal of a piece in this game; without a game, the base. */
export function goalOf(kit: Kit, game: Game | null, picture: Picture, piece: string | null): Goal {
  const building = game !== null && game.attempt?.verb !== "setup";
  const floor = building ? floorHeight(kit, picture, game.view.top) : 0;
  const rest = isPlateau(kit, piece) ? floor + (kit.columns[0]?.height ?? 0) : floor;
  return { level: building ? game.view.top : "base", floor, rest };
}

export function isPlateau(kit: Kit, piece: string | null): boolean {
  return kit.plateaus.some((shape) => shape.colour === piece);
}

/** Where a piece in hand is on the way to its goal; `before` is where it was. */
export function journeyOf(kit: Kit, picture: Picture, piece: string, { floor, rest }: Goal, before: Journey): Journey {
  if (isPlateau(kit, piece)) return slabJourney(kit, picture, piece, rest);
  return journey(kit, picture, piece, floor, before);
}

/** How high the foot of a column, or the underside of a plateau, is over where it will rest, in metres. */
export function highOver(kit: Kit, picture: Picture, piece: string, { rest }: Goal): number {
  const index = indexOf(kit, piece);
  return poseOf(picture, index).point[2] - heightOf(kit, index) / 2 - rest;
}
