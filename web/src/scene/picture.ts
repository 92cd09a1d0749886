/** One moment of the villa: where every piece is, and whose hands are in it. */

import type { FramePlace, Kit, Paint, Tool } from "../protocol";
import { pieceCount } from "./kit";
import type { Vec3 } from "./vector";

export interface HandShown {
  readonly tool: Tool;
  /** Index of the piece it has hold of, or -1 while it only points. */
  readonly piece: number;
  /** Where it touches the wood, and where its owner wants that point to be (world, metres). */
  readonly grip: Vec3;
  readonly target: Vec3;
  /** Where the server last had it, if `grip` is foreseen. */
  readonly known?: Vec3;
  /** 0 (slack) to 1 (as hard as a hand can pull). */
  readonly strain: number;
  readonly colour: Paint;
  /** The owner's name; null for the player's own hand. */
  readonly name: string | null;
  /** The direction a hook is pulled in (horizontal, radians from +x), where the tool is a hook. */
  readonly heading?: number;
}

export interface Picture {
  /** Seven numbers a piece: x y z (metres, z up, origin in the middle of the base's top), qw qx qy qz. */
  readonly poses: Float32Array;
  /** `villa`: where its pose says. `parked`: a plateau still to come. `out`: it left the game. `away`: not shown. */
  readonly places: readonly FramePlace[];
  readonly hands: readonly HandShown[];
}

/** Where every piece is, whoever has hold of it. */
export type Arrangement = Pick<Picture, "poses" | "places">;

export const POSE_SIZE = 7;

/** A picture in which every piece is away. */
export function emptyPicture(kit: Kit): Picture {
  const count = pieceCount(kit);
  const poses = new Float32Array(count * POSE_SIZE);
  for (let i = 0; i < count; i++) poses[i * POSE_SIZE + 3] = 1;
  return { poses, places: Array.from({ length: count }, () => "away" as const), hands: [] };
}

const STRAINS = 40; // steps of a hand's strain that can be told apart

/** Whether these two look the same: the same wood in the same places, with the same hands. */
export function looksLike(one: Picture, other: Picture): boolean {
  return (
    one.poses.length === other.poses.length &&
    one.hands.length === other.hands.length &&
    one.poses.every((value, i) => value === other.poses[i]) &&
    one.places.every((place, i) => place === other.places[i]) &&
    one.hands.every((hand, i) => sameHand(hand, other.hands[i]!))
  );
}

function sameHand(one: HandShown, other: HandShown): boolean {
  return (
    one.tool === other.tool &&
    one.piece === other.piece &&
    one.colour === other.colour &&
    one.name === other.name &&
    one.grip.every((value, i) => value === other.grip[i]) &&
    one.target.every((value, i) => value === other.target[i]) &&
    Math.round(one.strain * STRAINS) === Math.round(other.strain * STRAINS)
  );
}

/** The poses at this `share` of the way from one to the other; turns take the short way round. */
export function between(from: Float32Array, to: Float32Array, share: number, into: Float32Array): Float32Array {
  for (let at = 0; at < to.length; at += POSE_SIZE) {
    let dot = 0;
    for (let i = 0; i < 3; i++) into[at + i] = from[at + i]! + (to[at + i]! - from[at + i]!) * share;
    for (let i = 3; i < 7; i++) dot += from[at + i]! * to[at + i]!;
    const sign = dot < 0 ? -1 : 1;
    let norm = 0;
    for (let i = 3; i < 7; i++) {
      const value = from[at + i]! * (1 - share) + to[at + i]! * share * sign;
      into[at + i] = value;
      norm += value * value;
    }
    const scale = norm > 0 ? 1 / Math.sqrt(norm) : 1;
    for (let i = 3; i < 7; i++) into[at + i]! *= scale;
  }
  return into;
}
