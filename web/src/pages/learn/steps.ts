/** The steps of the lesson, and how each notices that it is done. Pure: what is seen goes in, progress comes out. */

import type { HandView } from "../../game/hand/handview";
import { onTop } from "../../game/state/house";
import type { Game } from "../../game/state/tablestate";
import { type Eye, wrapped } from "../../scene/eye";

export const STEPS = [
  "turn",
  "level",
  "throw",
  "draw",
  "stand",
  "feel",
  "hook",
  "hold",
  "lay",
  "object",
  "seal",
  "fall",
] as const;
export type Step = (typeof STEPS)[number];

const TALL: readonly Step[] = ["seal", "fall"];

/** Whether a step needs the other villa: the last two need a taller one, all before them the first one. After the last step
 * any will do. */
export function needsOther(step: Step | undefined, tall: boolean): boolean {
  return step !== undefined && TALL.includes(step) !== tall;
}

/** What the lesson looks at. */
export interface Seen {
  readonly eye: Eye;
  readonly hand: HandView;
  readonly game: Pick<Game, "view" | "attempt" | "version">;
  /** Whether a fall, if there was one, has been shown again. */
  readonly shownAgain: boolean;
  /** How hard the main hand pulls, in newtons. */
  readonly forceN: number;
  /** How far the piece in hand is from where it was taken, in metres. */
  readonly drawnM: number;
}

/** What is remembered of the step in hand. */
export interface Notes {
  readonly azimuth: number;
  /** Columns on the top level, and which level that was, when the step began. */
  readonly raised: number;
  readonly top: string;
  /** The first half is done: it was looked at, felt, hooked, held, objected to. */
  readonly half: boolean;
  /** How many deeds were done before the last attempt. */
  readonly version: number;
}

const TURNED_RAD = 0.6;
const LEVEL_RAD = 0.1;
const FELT_N = 0.25;
const HOOKED_M = 0.004;

/** Notes for a step that begins now. */
export function begun({ eye, game }: Pick<Seen, "eye" | "game">): Notes {
  const { view, version } = game;
  return { azimuth: eye.azimuth, raised: onTop(view), top: view.top, half: false, version };
}

export interface StepProgress {
  readonly notes: Notes;
  readonly done: boolean;
}

/** The notes after this look at the table, and whether the step is done. */
export function noticed(step: Step, before: Notes, seen: Seen): StepProgress {
  const { eye, hand, game } = seen;
  const { view, attempt, version } = game;
  const notes = attempt && before.version !== version ? { ...before, version } : before;
  // The outcome of an attempt arrives a moment after its end, and nothing certain can be said before.
  // A villa that fell is put up again first, and the step is tried again.
  const judged = attempt === null && version > notes.version && !view.over;
  switch (step) {
    case "turn":
      return { notes, done: Math.abs(wrapped(eye.azimuth - notes.azimuth)) > TURNED_RAD };
    case "level":
      // Players may look for the thin line of light as long as they like, and go on by themselves.
      return halves(notes, eye.elevation < LEVEL_RAD, false);
    case "throw":
      return { notes, done: view.phase !== "colours" && view.phase !== "setup" };
    case "draw":
      return { notes, done: (attempt?.verb === "move" && hand.journey !== "in") || onTop(view) > notes.raised };
    case "stand":
      return { notes, done: onTop(view) > notes.raised };
    case "feel":
      return halves(notes, attempt?.verb === "move" && seen.forceN > FELT_N, judged);
    case "hook":
      return halves(notes, attempt?.tool === "hook" && seen.drawnM > HOOKED_M, judged);
    case "hold":
      return halves(notes, attempt !== null && hand.steadies !== null, judged);
    case "lay":
      return { notes, done: view.top !== notes.top && attempt === null };
    case "object":
      return halves(notes, view.objector !== null, view.objector === null || view.phase !== "proof");
    case "seal":
      // Somebody took it, and then somebody else: the learner has to see both.
      return halves(notes, view.seal.holder !== null, view.seal.former !== null && attempt === null);
    case "fall":
      return { notes, done: view.over && seen.shownAgain };
    default:
      return unknown(step, notes);
  }
}

/** Two halves, one after the other: it was begun, and then it was over. */
function halves(notes: Notes, begins: boolean, over: boolean): StepProgress {
  const half = notes.half || begins;
  return { notes: half === notes.half ? notes : { ...notes, half }, done: half && over };
}

function unknown(_step: never, notes: Notes): StepProgress {
  return { notes, done: false };
}
