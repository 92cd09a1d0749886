/** How far a column is drawn: measured from where it stood, which is kept so that a reloaded page still knows it. */

import { CLEAR_M, clearance } from "../game/hand/floor";
import { keep, keptJson } from "../memory";
import type { Attempt, Kit } from "../protocol";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import type { Vec3 } from "../scene/vector";

/** How everything was when the hand closed. */
export interface WhenTaken {
  /** The middle of the piece, and of the top plateau if there is one. */
  readonly point: Vec3;
  readonly top: Vec3 | null;
  /** The way out, in radians. */
  readonly out: number;
}

/** How far it still has to go to be free, in millimetres: the shortest way, in any direction. */
export function leftMm(kit: Kit, picture: Picture, piece: string): number {
  const inside = clearance(kit, picture, piece);
  return Number.isFinite(inside) ? Math.max(1, Math.round((CLEAR_M - inside) * 1000)) : 1;
}

/** What to remember of a piece that was just taken. */
export function stoodNow(kit: Kit, picture: Picture, piece: string, top: string, out: number): WhenTaken {
  return {
    point: poseOf(picture, indexOf(kit, piece)).point,
    top: top === "base" ? null : poseOf(picture, indexOf(kit, top)).point,
    out,
  };
}

/** How far it is from there along the floor, in millimetres. */
export function drawnMm({ point }: WhenTaken, [x, y]: readonly number[]): number {
  return Math.round(Math.hypot(x! - point[0], y! - point[1]) * 1000);
}

const KEPT = "paletti.drawn";

/** Keeps it for this attempt. Only one is kept at a time. */
export function keepStood(table: string, { since, piece }: Attempt, stood: WhenTaken): void {
  keep(KEPT, { table, since, piece, stood });
}

/** What was kept of this attempt, if anything. */
export function keptStood(table: string, { since, piece }: Attempt): WhenTaken | null {
  const kept = keptJson(KEPT) as {
    table?: unknown;
    since?: unknown;
    piece?: unknown;
    stood?: Partial<WhenTaken>;
  } | null;
  if (kept?.table !== table || kept.since !== since || kept.piece !== piece) return null;
  const { point, out } = kept.stood ?? {};
  const whole = Array.isArray(point) && typeof out === "number";
  return whole ? (kept.stood as WhenTaken) : null;
}
