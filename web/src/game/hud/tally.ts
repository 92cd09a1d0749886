/** What counts for a player now: points over rounds, or the columns on top. */

import type { Player, View } from "../../protocol";
import type { ColumnKind } from "../../scene/kit";
import { playsForSeal } from "../clauses";

export interface Tally {
  readonly points: number;
  /** The columns that make them. */
  readonly heads: readonly { readonly kind: ColumnKind; readonly colour: Player["colours"][number] }[];
  /** Whether there is anything to show. */
  readonly counts: boolean;
}

/** Nothing counts for the seal before the green plateau lies (SEAL-1). */
export function tally(player: Player, view: View): Tally {
  if (!playsForSeal(view)) return { points: player.score, heads: [], counts: true };
  if (view.top === "base" || view.top === "blue") return { points: 0, heads: [], counts: false };
  return { points: player.points, heads: topHeads(player, view), counts: player.points > 0 };
}

const ORDER: Readonly<Record<ColumnKind, number>> = { thick: 0, hex: 1, thin: 2 };

/** The player's columns on the top level, the thick ones first. */
function topHeads(player: Player, view: View): Tally["heads"] {
  return Object.entries(view.at)
    .filter(([column, at]) => at === view.top && player.colours.some((colour) => column.startsWith(colour)))
    .map(([column]) => {
      const [colour, kind] = column.split("-") as [Player["colours"][number], ColumnKind];
      return { kind, colour };
    })
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
}
