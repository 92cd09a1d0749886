/** The hand that goes a way by itself: how it waits for the wood, turns corners, and stops where it gets nowhere. */

import { length, sub, type Vec3 } from "../scene/vector";
import { along, pace, type Way } from "./carry";

/** What is felt of the piece in hand: where it is gripped, how hard the hand pulls (0 to 1), and whether that is news. */
export interface Felt {
  readonly grip: Vec3;
  readonly strain: number;
  readonly fresh: boolean;
}

/** Since when the hand has pulled hard at one place. */
export interface Stuck {
  readonly at: Vec3;
  readonly seconds: number;
}

export const UNTRIED: Stuck = { at: [0, 0, 0], seconds: 0 };

export interface Led {
  /** Where to aim now; null to wait. */
  readonly aim: Vec3 | null;
  readonly way: Way;
  readonly stuck: Stuck;
  /** The way is at its end, or leads nowhere. */
  readonly over: boolean;
  /** It leads nowhere: the hand has met something. */
  readonly blocked: boolean;
}

const STUCK_S = 0.25; // pulling hard for so long without getting anywhere, the hand has met something
const STALE = 0.2; // without news the wood may well be moving, and only the line is slow: such time counts for less
const STIRRED_M = 0.002;
const HARD = 0.6;
const LAG_M = 0.03; // farther than this the hand does not run ahead of what it carries
const ASIDE_M = 0.01; // nor does it go down before the wood is over the spot
const CORNER_M = 0.006; // nor does it turn a corner before the wood is there: it would cut it into the villa

/** The hand's next step on its way up or down. */
export function led(
  assist: "up" | "down",
  from: Vec3,
  way: Way,
  felt: Felt | null,
  before: Stuck,
  seconds: number,
): Led {
  const stuck = felt ? stuckNow(felt, before, seconds) : before;
  if (stuck.seconds > STUCK_S) return { aim: null, way: [], stuck, over: true, blocked: true };
  const behind: Vec3 = felt ? sub(from, felt.grip) : [0, 0, 0];
  const lag = length(behind);
  const waits = assist === "up" ? lag > LAG_M : Math.hypot(behind[0], behind[1]) > ASIDE_M;
  if (waits) return { aim: null, way, stuck, over: false, blocked: false };
  const leg = along(from, way.slice(0, 1), pace(assist, from, way), seconds);
  // The way down ends where one may let go, which is for others to say.
  const turns = assist === "up" && leg.left.length === 0 && lag < CORNER_M;
  const left = turns ? way.slice(1) : way;
  return { aim: leg.at, way: left, stuck, over: turns && left.length === 0, blocked: false };
}

function stuckNow({ grip, strain, fresh }: Felt, before: Stuck, seconds: number): Stuck {
  const still = strain > HARD && length(sub(grip, before.at)) < STIRRED_M;
  return still ? { at: before.at, seconds: before.seconds + seconds * (fresh ? 1 : STALE) } : { at: grip, seconds: 0 };
}
