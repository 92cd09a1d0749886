/** What glows, what is locked, where light shows: from the game's state to the scene's signs. */

import { COLUMNS, type Load, type Refusal } from "../protocol";
import type { Signs } from "../scene/state";
import type { TableState } from "./state";

export interface Touchable {
  readonly seat: number;
  readonly verb: string;
  readonly may: readonly string[];
  readonly refused: Readonly<Record<string, Refusal>>;
}

/** What the people at this device may touch now; null while they are only watching. */
export function touchable({ mine, game }: Pick<TableState, "mine" | "game">): Touchable | null {
  if (!game || game.view.over || game.outcome) return null;
  const builder = mine.find((seat) => game.view.may[seat]?.includes("setup"));
  if (builder !== undefined) return { seat: builder, verb: "setup", may: COLUMNS, refused: {} };
  return game.view.touch.find(({ seat }) => mine.includes(seat)) ?? null;
}

/** The signs that follow from the state alone. */
export function signsOf(state: TableState): Partial<Signs> {
  const { game, loads } = state;
  if (!game) return { touchable: [], locked: [] };
  const mine = touchable(state);
  return {
    touchable: mine && !game.attempt ? mine.may : [],
    locked: game.view.locked,
    light: loads ? gaps(loads) : null,
  };
}

// A hair of light over a head that carries nothing; it shows only to an eye that looks for it.
const GAP: Readonly<Record<Load["hint"], number>> = { loose: 1, light: 0.25, heavy: 0, free: 0 };

function gaps(loads: Readonly<Record<string, Load>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(loads)
      .map(([column, load]) => [column, GAP[load.hint]] as const)
      .filter(([, gap]) => gap > 0),
  );
}
