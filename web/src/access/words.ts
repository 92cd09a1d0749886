/** What the list and the hand say, made from the catalogues. */

import { playsForSeal, pointsCount } from "../game/state/house";
import { promptOf } from "../game/state/prompt";
import { capital, columnWords, enumeration } from "../game/state/sentences";
import type { Game } from "../game/state/tablestate";
import type { Reach } from "../protocol";
import type { Catalogue, Say } from "../speech/catalogue";
import { apart, hourOf } from "./clock";
import type { Listed } from "./columns";
import type { Bed, Spot } from "./spots";

/** The column with its place and load: `your red hexagonal, on blue, at 4 o’clock, loose`. */
export function columnSentence(
  say: Say,
  { column, level, hour, owner, ownerName, hint, locked, askew, hookOnly }: Listed,
): string {
  return capital(
    say("access-column", {
      ...columnWords(column),
      level,
      hour: hour ?? 0,
      owner,
      name: ownerName,
      hint: hint ?? "unknown",
      locked: locked ? "yes" : "no",
      askew: askew ? "yes" : "no",
      hook: hookOnly ? "yes" : "no",
    }),
  );
}

export function neighboursSentence(say: Say, { neighbours }: Listed): string {
  if (neighbours.length === 0) return say("access-alone");
  const list = neighbours.map(({ column, hour, gapMm }) =>
    say("access-neighbour", { ...columnWords(column), hour, gap: gapMm }),
  );
  return say("access-neighbours", { list: enumeration(say, list) });
}

/** From which side the column can be reached: the one nearest to straight out. */
export function reachSentence(say: Say, reach: Reach, outward: number, azimuth: number): string {
  const nearest = (ways: readonly number[]): number =>
    ways.reduce((best, way) => (apart(way, outward) < apart(best, outward) ? way : best));
  const [by, ways] = reach.fingers.length > 0 ? (["fingers", reach.fingers] as const) : (["hook", reach.hook] as const);
  if (ways.length === 0) return say("access-reach", { by: "nothing", hour: 0 });
  return say("access-reach", { by, hour: hourOf(nearest(ways), azimuth) });
}

/** The place by its hour, and by what stands there: `4 o’clock, near the edge, 12 mm from red thick`. */
export function spotSentence(say: Say, { where, hour, near, tips }: Spot): string {
  const beside = near ? say("column-short", columnWords(near.column)) : "none";
  return say("access-spot", { where, hour: hour ?? 0, near: beside, gap: near?.gapMm ?? 0, tips: tips ? "yes" : "no" });
}

export function bedSentence(say: Say, { kind, covers }: Bed): string {
  return say("access-bed", { kind, covers });
}

/** Whose turn it is, what everybody has, and who holds the seal. */
export function standingsSentence(say: Say, game: Game, mine: readonly number[]): string {
  const { view } = game;
  const { id, words } = promptOf(game, mine);
  const told = [say(id, words)];
  if (playsForSeal(view) && !pointsCount(view)) told.push(say("access-not-yet"));
  else if (playsForSeal(view))
    told.push(...view.players.map(({ name, points }) => say("access-points", { name, points })));
  const holder = view.players.find(({ seat }) => seat === view.seal.holder);
  if (holder) told.push(say("seal-held", { name: holder.name }));
  return told.join(" ");
}

/** The name of what the keys move now: what is in hand, or the plateau that the other hand steadies. */
export function padName({ say }: Catalogue, piece: string, steadies: string | null = null): string {
  if (steadies) return say("access-pad-steadies", { plateau: steadies });
  return piece.includes("-")
    ? say("access-pad-holds", columnWords(piece))
    : say("access-pad-plateau", { plateau: piece });
}
