/** Columns that fell or lean while the villa stands, shown again slowly. */

import { FRAME } from "../protocol";
import { POSE_SIZE } from "../scene/picture";
import { BEFORE_TICKS, gapAt, stirsAt } from "./fall";
import { lastInHand, mainHand, type Recalled } from "./moments";

const AFTER_TICKS = FRAME.TICKS_A_SECOND; // time to see what lies where
const LONGEST_TICKS = 8 * FRAME.TICKS_A_SECOND; // for a column that was drawn for a long time before it fell
const STRAYS_M = 0.002;

/** The moments in which these columns (by their places in the kit) come down: from shortly before the first stirs until the
 * last lies, before the table clears anything away. Empty if this page saw nothing of it. */
export function cutIncident(moments: readonly Recalled[], columns: readonly number[]): readonly Recalled[] {
  const own = ofLastAttempt(moments);
  const cleared = own.findIndex(({ places }) => columns.some((index) => places[index] !== "villa"));
  const seen = cleared < 0 ? own : own.slice(0, cleared);
  const stirs = columns.map((index) => stirsAt(seen, index)).filter((tick) => tick !== null);
  if (stirs.length === 0) return [];
  const lies = Math.max(...columns.map((index) => liesFrom(seen, index)));
  const from = Math.max(Math.min(...stirs), lies - LONGEST_TICKS) - BEFORE_TICKS;
  return seen.filter(({ tick }) => tick >= from && tick <= lies + AFTER_TICKS);
}

/** The moments of the last attempt: those since a different piece was in a hand. */
function ofLastAttempt(moments: readonly Recalled[]): readonly Recalled[] {
  const piece = lastInHand(moments)?.piece;
  const before = moments.findLastIndex((moment) => {
    const main = mainHand(moment);
    return main !== undefined && main.piece !== piece;
  });
  return moments.slice(before + 1);
}

/** The tick from which the piece is where it is at the end of these moments. */
function liesFrom(moments: readonly Recalled[], index: number): number {
  const last = moments.at(-1)!;
  const moves = moments.findLast(({ poses }) => gapAt(last.poses, poses, index * POSE_SIZE) > STRAYS_M);
  return moves?.tick ?? moments[0]!.tick;
}
