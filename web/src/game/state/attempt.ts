/** An attempt as people at the table see it: who leads it now. */

import type { Attempt } from "../../protocol";
import type { TableState } from "./tablestate";

/** Whether the player still leads the piece. Otherwise the table does, or nobody while the wood settles or falls. */
export const isPlayed = ({ phase }: Pick<Attempt, "phase">): boolean => phase === "in-hand" || phase === "open";

/** Whether the table's own hands put something back now. */
export const isPutBack = ({ phase }: Pick<Attempt, "phase">): boolean =>
  phase === "returning" || phase === "faulted" || phase === "mending";

/** Where somebody draws a column, if anybody does: at this device or elsewhere. */
export type Drawing = "here" | "elsewhere" | null;

/** Where that is now. */
export function whereDrawn({ game, mine }: Pick<TableState, "game" | "mine">): Drawing {
  if (!game?.attempt) return null;
  return mine.includes(game.attempt.seat) ? "here" : "elsewhere";
}

/** Whether a computer player has the piece and is in a hurry. Then the wood moves faster than in real life. */
export function isHurried({ game, room }: Pick<TableState, "game" | "room">): boolean {
  const seat = game?.attempt?.seat;
  return room?.hurried === true && room.seats.some((one) => one.seat === seat && one.filled === "bot");
}
