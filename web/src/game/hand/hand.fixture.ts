/** A hand at a table for tests: what it sends, and what the server tells it. */

import type { FromClient, Refusal, Verb, View } from "../../protocol";
import { homeEye } from "../../scene/eye.fixture";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { KIT, villaOf } from "../../scene/showvilla";
import type { Vec3 } from "../../scene/vector";
import { attemptOf } from "../state/attempt.fixture";
import { NOTHING_YET, type TableState } from "../state/tablestate";
import { Hand } from "./hand";

export const locked: Refusal = { clause: "ABORT-2", reason: "column-locked", facts: { column: "red-thin-2" } };

export const NO_ROOM = { clause: "MOVE-4", reason: "no-room", facts: {} } as unknown as Refusal;

/** A hand at a table where seat 0 may take the first red column and not the second. */
export function table() {
  const sent: FromClient[] = [];
  const aims: Vec3[] = [];
  const touch = [
    {
      seat: 0,
      verb: "move",
      may: ["red-thin-1", "red-hex"],
      refused: [{ columns: ["red-thin-2"], why: { ...locked, facts: {} } }],
      only: { "red-hex": "hook" },
    },
  ];
  const view = {
    edition: "de",
    house: {},
    touch,
    may: [["move"]],
    at: {},
    top: "blue",
    over: false,
  } as unknown as View;
  let state: TableState = {
    ...NOTHING_YET,
    mine: [0],
    game: { view, attempt: null, outcome: null, story: [] } as unknown as NonNullable<TableState["game"]>,
  };
  let picture: Picture = villaOf(1);
  const hand = new Hand(KIT, {
    table: () => state,
    picture: () => picture,
    eye: () => homeEye(0.1, 1.6),
    told: () => null,
    send: (message) => void sent.push(message),
    aim: (_seat, _which, position) => void aims.push(position),
    changed: () => undefined,
  });
  return {
    hand,
    sent,
    aims,
    state: () => state,
    begin(piece: string) {
      state = { ...state, game: { ...state.game!, attempt: attemptOf({ piece }) } };
      hand.accepted();
      hand.follow();
    },
    /** No hand holds the piece any more, and the page has been reloaded since. */
    open() {
      state = { ...state, game: { ...state.game!, attempt: { ...state.game!.attempt!, tool: "hook", phase: "open" } } };
      hand.drop();
      hand.follow();
    },
    turn(phase: "returning" | "settling" | "mending") {
      state = { ...state, game: { ...state.game!, attempt: { ...state.game!.attempt!, phase } } };
      hand.follow();
    },
    /** This house rule is played. */
    house(rules: View["house"]) {
      state = { ...state, game: { ...state.game!, view: { ...state.game!.view, house: rules } } };
    },
    /** It is somebody else's turn, elsewhere. */
    pass() {
      const others = { touch: [], may: [[]] } as unknown as View;
      state = { ...state, game: { ...state.game!, view: { ...state.game!.view, ...others } } };
    },
    /** This column now stands there. */
    stand(column: string, place: string) {
      const at = { ...state.game!.view.at, [column]: place } as View["at"];
      state = { ...state, game: { ...state.game!, view: { ...state.game!.view, at } } };
    },
    /** The next plateau, and what may be done besides. */
    next(nextPlateau: View["nextPlateau"], ...verbs: Verb[]) {
      state = { ...state, game: { ...state.game!, view: { ...state.game!.view, nextPlateau, may: [verbs] } } };
    },
    end() {
      state = { ...state, game: { ...state.game!, attempt: null } };
      hand.follow();
    },
    /** The server says that it was moved far enough to be chosen. */
    chosen() {
      state = { ...state, game: { ...state.game!, attempt: { ...state.game!.attempt!, chosen: true } } };
    },
    mark(mark: Refusal | null) {
      state = { ...state, mark };
    },
    reach(column: string, hook: readonly number[]) {
      state = { ...state, reach: { type: "reach", column, fingers: [], hook, fromAbove: false } };
      hand.reached();
    },
    see(next: Picture) {
      picture = next;
      hand.follow();
    },
  };
}

export const on = (name: string, point: Vec3 = [0.05, 0, 0.04]): Pick => ({
  piece: { type: "column", index: indexOf(KIT, name), name },
  point,
  local: [0, 0, 0],
  distance: 0.6,
  exact: true,
});

export const onPlateau = (name: string): Pick => ({
  ...on("red-thin-1", [0.02, 0, 0.09]),
  piece: { type: "plateau", index: indexOf(KIT, name), name },
});

export const AXIS = poseOf(villaOf(1), indexOf(KIT, "red-thin-1")).point;

/** A hand four centimetres above the column's foot that wants to be elsewhere. */
export const held = {
  tool: "hand",
  piece: indexOf(KIT, "red-thin-1"),
  grip: [0.1, 0, 0.04],
  target: [0.12, 0, 0.04],
  strain: 0,
  colour: "red",
  name: null,
} as const;
