/** Why a piece is not lowered where it is held, because it would come down on the villa or beside it and not on its place;
 * and why a piece is not lifted. */

import type { Attempt, Kit, Refusal } from "../../protocol";
import type { Picture } from "../../scene/picture";
import type { Vec3 } from "../../scene/vector";
import { type Journey, Site } from "./floor";
import { type Goal, isPlateau } from "./goal";
import { IN_THE_AIR, type Opening } from "./opening";
import { trouble } from "./refusals";

/** What is known of the piece to be lowered. */
export interface Lowered {
  readonly piece: string;
  /** Where the hand that holds it wants to be. */
  readonly at: Vec3;
  readonly goal: Goal;
  readonly verb: Attempt["verb"];
  readonly mark: Refusal | null | undefined;
  readonly opening: Opening;
}

/** The reason, or null if it can be lowered. */
export function whyNotLowered(kit: Kit, picture: Picture, lowered: Lowered): Refusal | null {
  const { piece, at, goal, verb, mark, opening } = lowered;
  if (verb === "setup") return null; // nothing is lost there, and the ground shows where it may stand
  if (isPlateau(kit, piece)) return besidesAir(mark);
  if (mark?.reason === "must-break-off") return mark; // that stays true wherever it is carried
  const site = new Site(kit, picture, goal.level, piece);
  const [x, y] = site.below(at[0], at[1]);
  const found = site.under(x, y);
  if (found === "nothing") return trouble("not-over-top");
  // On the red plateau columns may stand on columns.
  if (found === "column" && goal.level !== "red") return trouble("no-room-below");
  const stays = x === at[0] && y === at[1];
  return opening === "not" && stays ? besidesAir(mark) : null;
}

/** Why a piece is not carried up: a column lifted straight out of its storey would take the villa with it. */
export function whyNotLifted(
  kit: Kit,
  { piece, verb }: Pick<Lowered, "piece" | "verb">,
  journey: Journey,
): Refusal | null {
  return journey === "in" && verb !== "setup" && !isPlateau(kit, piece) ? trouble("still-inside") : null;
}

/** What would happen if a piece that is still in the air were set down. */
export interface Below {
  /** Where it would be set down. */
  readonly spot: readonly [number, number];
  /** Whether it can stand there; null if that is only known once it is down. */
  readonly stands: boolean | null;
  /** Why it would not be lowered. */
  readonly why: Refusal | null;
}

/** Decided in the same way as when it is set down, so that the mark below a piece and the button always agree. */
export function belowOf(kit: Kit, picture: Picture, lowered: Omit<Lowered, "opening">): Below {
  const { piece, at, goal, verb, mark } = lowered;
  const here: Below = { spot: [at[0], at[1]], stands: null, why: null };
  if (verb === "setup" || isPlateau(kit, piece) || mark === undefined) return here;
  const why = whyNotLowered(kit, picture, { ...lowered, opening: "near" });
  if (why) return { ...here, stands: false, why };
  const spot = new Site(kit, picture, goal.level, piece).below(at[0], at[1]);
  if (goal.level === "red") return { ...here, spot }; // it may stand on another column there, if it can
  return { spot, stands: besidesAir(mark) === null, why: null };
}

/** The mark, unless it only says that the piece is still in the air: lowering it changes that. */
export function besidesAir(mark: Refusal | null | undefined): Refusal | null {
  return mark && !IN_THE_AIR.includes(mark.reason) ? mark : null;
}
