/** Everything this page knows about its table, and how each message changes it. */

import { eventsOf, inOrder } from "../../net/colourorder";
import type { LineState } from "../../net/socket";
import type {
  Attempt,
  Forensics,
  Kit,
  Loads,
  Noticed,
  Outcome,
  Reach,
  Refusal,
  Refused,
  Room,
  Said,
  Snapshot,
  Sorry,
  StoryEntry,
  ToClient,
  View,
} from "../../protocol";

export interface Clock {
  readonly what: "objection" | "turn" | "absence";
  readonly seat: number | null;
  /** When it ends, on this page's own clock (milliseconds). */
  readonly endsAt: number;
  readonly ofMs: number;
}

export interface Game {
  readonly version: number;
  readonly hash: string;
  readonly kit: Kit;
  readonly view: View;
  readonly attempt: Attempt | null;
  readonly story: readonly StoryEntry[];
  readonly outcome: Outcome | null;
  /** The last fall: that of the game, or of a round before this one. */
  readonly forensics: Forensics | null;
  /** The table as it was when that fall began; absent if this page was not there yet. */
  readonly before?: View;
}

export interface TableState {
  readonly line: LineState;
  /** Why the server refuses this page altogether. */
  readonly ended: Sorry["reason"] | null;
  /** The last thing that went wrong. */
  readonly sorry: (Sorry & { readonly count: number }) | null;
  /** The seats whose people sit at this device. */
  readonly mine: readonly number[];
  readonly room: Room | null;
  readonly game: Game | null;
  /** Why the player may not let go here and now; undefined while that is unknown. */
  readonly mark: Refusal | null | undefined;
  readonly clocks: readonly Clock[];
  /** The last refusal to one of my seats, with a number so that the same one can be shown again. */
  readonly refused: (Refused & { readonly count: number }) | null;
  /** What was noticed while the wood still moves. */
  readonly noticed: (Noticed & { readonly count: number }) | null;
  readonly said: readonly (Said & { readonly at: number })[];
  /** The table of the rematch, once everybody wants one. */
  readonly next: string | null;
  readonly reach: Reach | null;
  readonly loads: Loads["columns"] | null;
}

export const NOTHING_YET: TableState = {
  line: "connecting",
  ended: null,
  sorry: null,
  mine: [],
  room: null,
  game: null,
  mark: undefined,
  clocks: [],
  refused: null,
  noticed: null,
  said: [],
  next: null,
  reach: null,
  loads: null,
};

const PHRASES_KEPT = 6;

/** `resync`: a message was missed, so the page has to ask for the whole table. */
export interface Received {
  readonly state: TableState;
  readonly resync: boolean;
}

/** The table after a message; `now` is this page's clock in milliseconds. */
export function received(state: TableState, message: ToClient, now: number): Received {
  switch (message.type) {
    case "welcome":
      // The server sends all running clocks again, but does not say which one stopped while the connection was down.
      return plain({ ...state, sorry: null, mine: message.seats, clocks: [] });
    case "seated":
      return plain({ ...state, mine: [...new Set([...state.mine, message.seat])].sort((a, b) => a - b) });
    case "room":
      return plain({ ...state, room: message });
    case "snapshot":
      return plain({ ...state, game: gameOf(message), mark: undefined, loads: null, reach: null });
    case "judged": {
      if (!state.game) return { state, resync: true };
      if (message.version <= state.game.version) return plain(state);
      if (message.version !== state.game.version + 1) return { state, resync: true };
      const story = [...state.game.story, message.entry];
      const { version, hash, view } = message;
      // Putting a piece down while setting up by hand, or merely feeling a column, ends an attempt without a verdict.
      const placed = message.entry.deed.deed === "place" || message.entry.deed.deed === "feel";
      const attempt = placed ? null : state.game.attempt;
      const mark = placed ? undefined : state.mark;
      const fell = message.forensics ? { forensics: message.forensics, before: state.game.view } : {};
      const game = { ...state.game, version, hash, view: inOrder(view, eventsOf(story)), story, attempt, ...fell };
      // Whatever delayed the server is over.
      return plain({ ...state, sorry: null, mark, loads: null, game });
    }
    case "attempt-began":
      return plain({ ...withGame(state, { attempt: message.attempt }), mark: undefined });
    case "attempt-turned": {
      const { phase, pushed } = message;
      const attempt = state.game?.attempt;
      return plain(
        attempt ? { ...withGame(state, { attempt: { ...attempt, phase, pushed } }), mark: undefined } : state,
      );
    }
    case "attempt-chosen": {
      const attempt = state.game?.attempt;
      return plain(attempt ? withGame(state, { attempt: { ...attempt, chosen: true } }) : state);
    }
    case "attempt-ended":
      return plain({ ...withGame(state, { attempt: null }), mark: undefined, reach: null });
    case "mark":
      return plain({ ...state, mark: message.refusal });
    case "refused":
      return plain({ ...state, refused: { ...message, count: (state.refused?.count ?? 0) + 1 } });
    case "countdown": {
      const { what, seat, leftMs, ofMs } = message;
      const others = state.clocks.filter((clock) => clock.what !== what || clock.seat !== seat);
      return plain({
        ...state,
        clocks: leftMs === null ? others : [...others, { what, seat, endsAt: now + leftMs, ofMs }],
      });
    }
    case "rematched":
      return plain({ ...state, next: message.table });
    case "said":
      return plain({ ...state, said: [...state.said, { ...message, at: now }].slice(-PHRASES_KEPT) });
    case "noticed":
      return plain({ ...state, noticed: { ...message, count: (state.noticed?.count ?? 0) + 1 } });
    case "reach":
      return plain({ ...state, reach: message });
    case "loads":
      return plain({ ...state, loads: message.columns });
    case "over":
      return plain(withGame(state, { outcome: message.outcome, forensics: message.forensics, attempt: null }));
    case "sorry":
      return plain({ ...state, sorry: { ...message, count: (state.sorry?.count ?? 0) + 1 } });
    case "alive":
      return plain(state); // handled by the connection
    default:
      return unknown(message, state);
  }
}

function plain(state: TableState): Received {
  return { state, resync: false };
}

function withGame(state: TableState, change: Partial<Game>): TableState {
  return state.game ? { ...state, game: { ...state.game, ...change } } : state;
}

function gameOf({ version, hash, kit, view, attempt, story, outcome, forensics }: Snapshot): Game {
  return { version, hash, kit, view: inOrder(view, eventsOf(story)), attempt, story, outcome, forensics };
}

function unknown(_message: never, state: TableState): Received {
  return { state, resync: false }; // the handshake compared versions, so this cannot come
}
