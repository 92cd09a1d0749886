/** From what the server sends to what the scene shows: the picture, and the signs on it. */

import type { Moment } from "../../net/frames";
import {
  type Attempt,
  COLUMNS,
  FRAME,
  type Load,
  type Refusal,
  type Tool,
  type Touchable,
  type View,
} from "../../protocol";
import type { HandShown, Picture } from "../../scene/picture";
import type { Signs } from "../../scene/state";
import type { Vec3 } from "../../scene/vector";
import { isPlayed, isPutBack } from "./attempt";
import { pointsCount } from "./house";
import type { TableState } from "./tablestate";
import { uncountedOf } from "./uncounted";

/** Where my own hands want to be, newer than anything the server can know. */
export interface OwnTargets {
  mine(seat: number): boolean;
  main(seat: number): Vec3 | null;
  hold(seat: number): Vec3 | null;
  /** Where my main hand grips, if that is foreseen. */
  grip(seat: number): Vec3 | null;
}

/** Spectators have no hand. */
export const NO_OWN_HANDS: OwnTargets = { mine: () => false, main: () => null, hold: () => null, grip: () => null };

/** The picture of a moment. My own hands' targets are read each time it is drawn, so that they follow the pointer. */
export function pictureOf(moment: Pick<Moment, "poses" | "places" | "hands">, view: View, own: OwnTargets): Picture {
  const hands = moment.hands.map((hand): HandShown => {
    const told: Vec3 = [hand.target[0], hand.target[1], hand.target[2]];
    return {
      tool: hand.tool,
      piece: hand.piece === FRAME.NOTHING ? -1 : hand.piece,
      get grip() {
        return (hand.tool === "hold" ? null : own.grip(hand.seat)) ?? hand.grip;
      },
      get target() {
        return (hand.tool === "hold" ? own.hold(hand.seat) : own.main(hand.seat)) ?? told;
      },
      known: hand.grip,
      strain: hand.strain,
      colour: view.players[hand.seat]?.colours[0] ?? "neutral",
      name: own.mine(hand.seat) ? null : (view.players[hand.seat]?.name ?? null),
      heading: Math.atan2(hand.target[1] - hand.grip[1], hand.target[0] - hand.grip[0]),
    };
  });
  return { poses: moment.poses, places: moment.places, hands };
}

/** What the people at this device may touch now; null while they are only watching. */
export function touchable({ mine, game }: Pick<TableState, "mine" | "game">): Touchable | null {
  if (!game || game.view.over || game.outcome) return null;
  const builder = mine.find((seat) => game.view.may[seat]?.includes("setup"));
  if (builder !== undefined) return { seat: builder, verb: "setup", may: COLUMNS, refused: [], only: {} };
  return game.view.touch.find(({ seat }) => mine.includes(seat)) ?? null;
}

/** Why this column may not be touched; null if it may, or if there is nothing to say about it. */
export function whyBarred({ refused }: Pick<Touchable, "refused">, column: string): Refusal | null {
  const why = refused.find(({ columns }) => columns.includes(column))?.why;
  return why ? { ...why, facts: { column, ...why.facts } } : null;
}

/** The columns that others have moved, or left askew, since the last deed of anybody here, and that are still there. For
 * spectators, the column of the last deed. */
export function movedByOthers({ mine, game }: Pick<TableState, "mine" | "game">): readonly string[] {
  if (!game || game.outcome) return [];
  const own = game.story.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
  const moved = game.story
    .slice(mine.length > 0 ? own + 1 : -1)
    .flatMap(({ events }) =>
      events.flatMap((event) =>
        (event.event === "column-raised" && game.view.at[event.column] === event.to) ||
        (event.event === "column-askew" && game.view.askew.includes(event.column))
          ? [event.column]
          : [],
      ),
    );
  return [...new Set(moved)];
}

/** Whether some hand leads the piece. While it settles or falls it is marked as nobody's. */
const isLed = (attempt: Attempt): boolean => isPlayed(attempt) || isPutBack(attempt);

/** The signs that follow from the state alone. */
export function signsOf(state: TableState, tool: Tool = "hand"): Partial<Signs> {
  const { game, loads } = state;
  const none: Partial<Signs> = { touchable: [], hookable: [], fingered: [] };
  if (!game) return { ...none, held: null, pushed: null, locked: [], askew: [], uncounted: [] };
  const mine = game.attempt ? null : touchable(state);
  // Columns that the chosen tool can reach glow; those that only the other tool can reach glow differently.
  const [may, other] = [mine?.may ?? [], tool === "hook" ? "hand" : "hook"];
  const others = may.filter((column) => mine?.only[column] === other);
  return {
    ...none,
    touchable: may.filter((column) => !others.includes(column)),
    [other === "hook" ? "hookable" : "fingered"]: others,
    held: game.attempt && isLed(game.attempt) ? game.attempt.piece : null,
    pushed: game.attempt?.pushed ?? null,
    locked: game.view.locked,
    askew: game.view.askew,
    uncounted: pointsCount(game.view) ? uncountedOf(game) : [],
    light: loads ? gaps(loads) : null,
  };
}

// A thin line of light over a head that carries nothing, visible only to players who look for it.
const GAP: Readonly<Record<Load["hint"], number>> = { loose: 1, light: 0.25, heavy: 0, free: 0 };

function gaps(loads: Readonly<Record<string, Load>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(loads)
      .map(([column, load]) => [column, GAP[load.hint]] as const)
      .filter(([, gap]) => gap > 0),
  );
}
