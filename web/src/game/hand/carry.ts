/** The hand that moves by itself when asked: up beside the villa, gently down. It waits for the wood, and stops when it is
 * blocked. */

import type { Kit } from "../../protocol";
import type { Picture } from "../../scene/picture";
import { add, clamp, length, scale, sub, type Vec3 } from "../../scene/vector";
import { carryHeight, clearance, middleOf, Site } from "./floor";
import type { Goal } from "./goal";
import { gripAboveFoot } from "./grip";

/** Points to pass one after the other, in metres. */
export type Path = readonly Vec3[];

const CLEARANCE_M = 0.03;
const ROOM_M = 0.012;
const CARRY_SPEED_M_S = 0.32; // a hand of three newtons can lead a column no faster
const SINK_SPEED_M_S = 0.16;
const TOUCH_SPEED_M_S = 0.045;
const BELOW_M = 0.0015; // a hand that sets down aims a little below the floor, so that the foot surely meets it
const TOUCH_M = 0.014; // this near to the floor the hand moves gently

/** The way to a point above: straight up, then level until it is over the point. A column that is only just
 * clear of the villa (`clear`, in metres) first goes a little farther out the way it came. */
export function wayTo(from: Vec3, start: Vec3, clear: number | null, [x, y, z]: Vec3): Path {
  const [dx, dy] = [from[0] - start[0], from[1] - start[1]];
  const far = Math.hypot(dx, dy);
  const more = clear === null || far < 0.001 ? 0 : Math.max(0, ROOM_M - clear) / far;
  const [aside, along] = [from[0] + dx * more, from[1] + dy * more];
  const up = Math.max(from[2], z);
  const out: Path = clear === null ? [] : [[aside, along, from[2]]];
  return [...out, [aside, along, up], [x, y, up]];
}

/** A little farther out the way it came, up, then in over the top. */
export function upward(from: Vec3, start: Vec3, clear: number, height: number, over: readonly [number, number]): Path {
  return wayTo(from, start, clear, [over[0], over[1], height + CLEARANCE_M]);
}

/** Straight up from where it is, and then level until it is over a spot. */
export function overhead(from: Vec3, height: number, over: readonly [number, number]): Path {
  return wayTo(from, from, null, [over[0], over[1], height + CLEARANCE_M]);
}

/** Straight down to just below where it must meet the floor. */
export function downward(from: Vec3, height: number): Path {
  return [[from[0], from[1], Math.min(from[2], height)]];
}

/** How fast the hand moves here: briskly, but gently where it is about to meet the floor. */
export function pace(assist: "up" | "down", from: Vec3, way: Path): number {
  if (assist === "up") return CARRY_SPEED_M_S;
  return from[2] - (way.at(-1)?.[2] ?? from[2]) < TOUCH_M ? TOUCH_SPEED_M_S : SINK_SPEED_M_S;
}

/** Where the hand is after this many seconds on the way, and what is left of it. */
export function along(from: Vec3, way: Path, speed: number, seconds: number): { at: Vec3; left: Path } {
  let at = from;
  let left = way;
  let reach = speed * seconds;
  while (left.length > 0) {
    const gap = sub(left[0]!, at);
    const distance = length(gap);
    if (distance > reach) return { at: add(at, scale(gap, reach / distance)), left };
    reach -= distance;
    at = left[0]!;
    left = left.slice(1);
  }
  return { at, left };
}

/** What is felt of the piece in hand: where it is gripped, both as foreseen and as the server knows, how hard the hand pulls
 * (0 to 1), and whether this is new. */
export interface Felt {
  readonly grip: Vec3;
  readonly known?: Vec3;
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
  readonly way: Path;
  readonly stuck: Stuck;
  /** The way is at its end, or leads nowhere. */
  readonly over: boolean;
  /** It leads nowhere: the hand has met something. */
  readonly blocked: boolean;
}

const THERE_M = 0.0005;
const THERE_S = 2; // any connection is quick enough to say within this time that it may stand there
const STUCK_S = 0.25; // pulling hard for this long without getting anywhere, the hand has met something
const STALE = 0.2; // without new frames the wood may be moving and only the connection is slow, so this time counts for less
const STIRRED_M = 0.002;
const HARD = 0.6;
const LAG_M = 0.03; // the hand does not run farther ahead of what it carries than this
const ASIDE_M = 0.01; // and it does not go down before the wood is this near to the spot
const CORNER_M = 0.006; // and it does not turn a corner before the wood is there, or it would cut through the villa. The
// prediction is not enough for this: a server that falls behind takes only the latest of the waiting aims.

/** The hand's next step on its way up or down. */
export function led(
  assist: "up" | "down",
  from: Vec3,
  way: Path,
  felt: Felt | null,
  before: Stuck,
  seconds: number,
): Led {
  const stuck = felt ? stuckNow(felt, before, seconds) : before;
  if (stuck.seconds > STUCK_S) return { aim: null, way: [], stuck, over: true, blocked: true };
  const behind: Vec3 = felt ? sub(from, felt.grip) : [0, 0, 0];
  const lag = length(behind);
  const aside = Math.hypot(behind[0], behind[1]);
  const waits = assist === "up" ? lag > LAG_M : aside > ASIDE_M;
  if (waits) return { aim: null, way, stuck, over: false, blocked: false };
  const leg = along(from, way.slice(0, 1), pace(assist, from, way), seconds);
  const known: Vec3 = felt ? sub(from, felt.known ?? felt.grip) : behind;
  const off = assist === "up" ? Math.max(lag, length(known)) : Math.max(aside, Math.hypot(known[0], known[1]));
  // The way down ends where the piece may be let go, which is decided elsewhere.
  const turns = (assist === "up" || way.length > 1) && leg.left.length === 0 && off < CORNER_M;
  const left = turns ? way.slice(1) : way;
  return { aim: leg.at, way: left, stuck, over: turns && left.length === 0, blocked: false };
}

function stuckNow({ grip, strain, fresh }: Felt, before: Stuck, seconds: number): Stuck {
  const still = strain > HARD && length(sub(grip, before.at)) < STIRRED_M;
  return still ? { at: before.at, seconds: before.seconds + seconds * (fresh ? 1 : STALE) } : { at: grip, seconds: 0 };
}

/** The way of a piece from beside the villa to over its top. */
export function wayUp(
  kit: Kit,
  picture: Picture,
  piece: string,
  { from, start }: { readonly from: Vec3; readonly start: Vec3 },
  { level, floor, rest }: Goal,
): Path {
  const above = gripAboveFoot(kit, picture, piece, from[2]);
  const column = kit.columns.find(({ name }) => name === piece);
  if (!column) return overhead(from, rest + above, middleOf(kit, picture, floor));
  // If the top is full the hand stays beside it, and the player decides.
  const over = new Site(kit, picture, level, piece).nearest(from[0], from[1]) ?? [from[0], from[1]];
  const height = carryHeight(kit, picture, floor) + above;
  return upward(from, start, clearance(kit, picture, piece), height, over);
}

/** The way of a piece down to where it rests: straight, or first aside if it would come down on a neighbour. */
export function wayDown(kit: Kit, picture: Picture, piece: string, from: Vec3, { level, rest }: Goal): Path {
  const height = rest + gripAboveFoot(kit, picture, piece, from[2]) - BELOW_M;
  if (!kit.columns.some(({ name }) => name === piece)) return downward(from, height);
  const [x, y] = new Site(kit, picture, level, piece).below(from[0], from[1]);
  const down = downward([x, y, from[2]], height);
  return x === from[0] && y === from[1] ? down : [[x, y, from[2]], ...down];
}

/** One piece being carried: the way that is left, and what is felt on it. */
export class Carrying {
  #way: Path = [];
  #stuck = UNTRIED;
  #thereS = 0; // since when the hand is where its way down ends
  #seen: Picture | null = null;

  /** Goes this way from now on. */
  begin(way: Path): void {
    this.#way = way;
  }

  /** Goes no farther. */
  end(): void {
    this.#way = [];
    this.#stuck = UNTRIED;
    this.#thereS = 0;
  }

  /** Keeps the heights of the way but moves it above the piece, because the player leads it sideways. */
  follow([x, y]: Vec3): void {
    this.#way = this.#way.map(([, , z]) => [x, y, z]);
  }

  /** The next step from here; the picture shows how the wood follows. */
  step(assist: "up" | "down", from: Vec3, picture: Picture, piece: number, seconds: number): Led {
    const mine = picture.hands.find((hand) => hand.tool !== "hold" && hand.piece === piece);
    const felt = mine ? { ...mine, fresh: picture !== this.#seen } : null;
    this.#seen = picture;
    const step = led(assist, from, this.#way, felt, this.#stuck, clamp(seconds, 0, 0.1));
    this.#way = step.way;
    this.#stuck = step.stuck;
    // With nothing below, the server never says that it may stand. The way must end all the same.
    const end = step.way.at(-1);
    const there = assist === "down" && end !== undefined && length(sub(from, end)) < THERE_M;
    this.#thereS = there ? this.#thereS + clamp(seconds, 0, 0.1) : 0;
    return this.#thereS > THERE_S ? { ...step, over: true } : step;
  }
}
