/** What the lesson points at: a column worth trying, a good spot for it, and where a plateau would balance. */

import { hiddenFrom, subjectOf } from "../../game/falleye";
import { EDGE_M, floorHeight } from "../../game/hand/floor";
import { onTop } from "../../game/state/house";
import { touchable } from "../../game/state/shown";
import type { TableState } from "../../game/state/tablestate";
import { type Kit, type Load, PLATEAUS, type View } from "../../protocol";
import { wrapped } from "../../scene/eye";
import { hullOf, insideHull } from "../../scene/hull";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Arrangement, Picture } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import { inverse, sub, turned, type Vec3 } from "../../scene/vector";
import type { Step } from "./steps";
import { lastSupports } from "./supports";

export interface Pointed {
  readonly point: Vec3;
  /** The column that is meant, if it is one. */
  readonly column: string | null;
}

const HINT: Readonly<Record<Load["hint"], number>> = { loose: 0, light: 1, free: 2, heavy: 3 };
const HIGH_M = 0.012; // above the middle of a column: on its head the arrow would lie on the plateau
const HELD_M = 0.006; // inside what carries the top plateau, so that nothing tips
const APART_M = 0.034;
const FARTHEST_M = 0.062;

/** What to point at in this step, or nothing. `avoid`: columns that turned out to be out of reach. */
export function pointed(step: Step, state: TableState, picture: Picture, avoid: ReadonlySet<string>): Pointed | null {
  const { game } = state;
  if (!game) return null;
  const { kit, view, attempt } = game;
  if (attempt) {
    if (attempt.verb === "lay")
      return { point: [...middleOfTop(kit, picture, view), headHeight(kit, picture, view.top)], column: null };
    const spot = attempt.verb === "move" ? spotFor(step, state, picture) : null;
    return spot ? { point: [...spot, floorHeight(kit, picture, view.top)], column: null } : null;
  }
  const column = columnFor(step, state, picture, avoid);
  if (!column) return null;
  const [x, y, z] = poseOf(picture, indexOf(kit, column)).point;
  return { point: [x, y, z + HIGH_M], column };
}

/** Where the column in hand should stand: in a broad stand if a plateau follows, else where it is carried best. */
function spotFor(step: Step, state: TableState, picture: Picture): [number, number] | null {
  if (step === "seal") return steadySpot(state, picture) ?? spotOnTop(state, picture);
  return step === "draw" || step === "stand" || step === "lay" ? spotOnTop(state, picture) : null;
}

/** A column to try: the heaviest if weight is to be felt, else a loose one that stands far out. */
function columnFor(step: Step, state: TableState, picture: Picture, avoid: ReadonlySet<string>): string | null {
  const { game, loads } = state;
  const may = touchable(state)?.may.filter((name) => !avoid.has(name)) ?? [];
  if (!game || !loads || may.length === 0) return null;
  const covered = may.filter((name) => loads[name] && loads[name].hint !== "free");
  const outward = (name: string): number => {
    const [x, y] = poseOf(picture, indexOf(game.kit, name)).point;
    return Math.hypot(x, y);
  };
  const carried = (name: string): number => loads[name]?.newtons ?? 0;
  if (step === "fall") return fallsWithout(state, picture).find((name) => !avoid.has(name)) ?? null;
  // Heavy enough to be felt, and well within sight.
  if (step === "feel") return best(covered, (name) => Math.min(1, carried(name)) + outward(name) * 10);
  const handiest = (name: string): number => outward(name) - HINT[loads[name]?.hint ?? "heavy"];
  if (step === "seal") {
    const worth = (name: string): number => game.kit.columns.find((one) => one.name === name)?.worth ?? 0;
    const bears = lastSupports(game.kit, picture, game.view.at, loads);
    // The one that carries least, and among equals the one worth least, so that the other player can outdo it.
    return best(
      covered.filter((name) => !bears.includes(name) && sealMoves(game.view, worth(name))),
      (name) => outward(name) - 10 * carried(name) - worth(name) / 100,
    );
  }
  const wanting = step === "lay" && onTop(game.view) < 3;
  const proves = step === "object" && game.view.phase === "proof"; // before that, the player has to apply
  if (wanting || proves || step === "draw" || step === "stand" || step === "hook" || step === "hold")
    return best(covered, handiest);
  return null;
}

const MOST_WORTH = 3;

/** Whether a column of this worth, raised by the player on turn, leads to a seal that changes hands: it takes the seal from
 * the other, or leaves the other a way to take it. */
export function sealMoves({ turn, seal, players }: Pick<View, "turn" | "seal" | "players">, worth: number): boolean {
  const mover = players.find(({ seat }) => seat === turn);
  const other = players.find(({ seat }) => seat !== turn);
  if (!mover || !other) return true;
  if (seal.holder === other.seat) return mover.points + worth > other.points;
  return mover.points + worth < other.points + MOST_WORTH;
}

/** The columns that somebody here may draw now or has in hand, and without which the villa falls: the surest first. */
export function fallsWithout(state: TableState, picture: Picture): readonly string[] {
  const { game, loads } = state;
  if (!game || !loads) return [];
  const may = game.attempt ? [game.attempt.piece] : (touchable(state)?.may ?? []);
  return lastSupports(game.kit, picture, game.view.at, loads).filter((name) => may.includes(name));
}

/** Whether the step cannot be done in this villa any more: no column that may be drawn now brings it down, or leads to a
 * seal that changes hands. */
export function isStuck(
  step: "seal" | "fall",
  state: TableState,
  picture: Picture,
  avoid: ReadonlySet<string>,
): boolean {
  const { game, loads } = state;
  if (!game || !loads || game.attempt || game.view.phase !== "build" || game.view.over) return false;
  return columnFor(step, state, picture, avoid) === null;
}

/** The side from which a hand can reach the column and it is seen best: hidden by as little as possible, and among equals
 * the one nearest to straight out. `ways` are the headings from which it can be reached. */
export function sideToLookFrom(
  kit: Pick<Kit, "columns" | "plateaus">,
  picture: Arrangement,
  column: string,
  ways: readonly number[],
): number {
  const own = subjectOf(
    picture,
    kit.columns,
    kit.columns.findIndex(({ name }) => name === column),
  );
  const outward = Math.atan2(own.at[1], own.at[0]);
  const cost = (way: number): number => hiddenFrom(picture, kit, own, way) + 0.1 * Math.abs(wrapped(way - outward));
  return ways.reduce((found, way) => (cost(way) < cost(found) ? way : found), ways[0] ?? outward);
}

/** The spot on the top plateau where a column, together with those there, makes the broadest stand for the next plateau. */
function spotOnTop({ game }: Pick<TableState, "game">, picture: Picture): [number, number] | null {
  const shape = game?.kit.plateaus.find(({ colour }) => colour === game.view.top);
  if (!game || !shape) return null;
  const pose = poseOf(picture, indexOf(game.kit, game.view.top));
  const standing = topPoints(game.kit, picture, game.view);
  let [found, breadth]: [[number, number] | null, number] = [null, -1];
  for (let far = 0.01; far < 0.11; far += 0.008) {
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 18) {
      const spot: [number, number] = [pose.point[0] + far * Math.cos(turn), pose.point[1] + far * Math.sin(turn)];
      const [lx, ly] = turned(sub([...spot, pose.point[2]], pose.point), inverse(pose.turn));
      if (signedDistance(shape.outline, lx, ly) > -(0.016 + EDGE_M)) continue;
      if (standing.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < APART_M)) continue;
      const broad = breadthOf([...standing.slice(0, 2), spot]);
      if (broad > breadth) [found, breadth] = [spot, broad];
    }
  }
  return found;
}

/** The spot on the top plateau that the columns below carry best: as far as possible from where it would tip. */
function steadySpot({ game }: Pick<TableState, "game">, picture: Picture): [number, number] | null {
  const shape = game?.kit.plateaus.find(({ colour }) => colour === game.view.top);
  if (!game || !shape) return null;
  const { kit, view } = game;
  const below = ["base", ...PLATEAUS][PLATEAUS.indexOf(shape.colour)];
  const feet = pointsOn(kit, picture, view, below ?? "base");
  const standing = topPoints(kit, picture, view);
  const [mx, my] = middle(feet);
  const pose = poseOf(picture, indexOf(kit, shape.colour));
  const hull = hullOf(feet);
  let [found, inside]: [[number, number] | null, number] = [null, HELD_M];
  for (let far = 0; far < 0.06; far += 0.006) {
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 18) {
      const spot: [number, number] = [mx + far * Math.cos(turn), my + far * Math.sin(turn)];
      const [lx, ly] = turned(sub([...spot, pose.point[2]], pose.point), inverse(pose.turn));
      if (signedDistance(shape.outline, lx, ly) > -(0.016 + EDGE_M)) continue;
      if (standing.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < APART_M)) continue;
      const deep = insideHull(hull, spot);
      if (deep !== null && deep > inside) [found, inside] = [spot, deep];
    }
  }
  return found;
}

/** How broad a stand these points make: how far their middle is from the nearest line between two of them. */
export function breadthOf(points: readonly (readonly [number, number])[]): number {
  if (points.length < 3) return points.length === 0 ? 0 : -Math.hypot(...points.at(-1)!) + 1;
  const [mx, my] = middle(points);
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - mx, y - my)));
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    const long = Math.hypot(u - x, v - y) || 1;
    least = Math.min(least, Math.abs((u - x) * (y - my) - (x - mx) * (v - y)) / long);
  });
  return least - Math.max(0, reach - FARTHEST_M);
}

/** The middle of the columns on the top level, where the next plateau would balance. */
function middleOfTop(kit: Kit, picture: Picture, view: View): [number, number] {
  return middle(topPoints(kit, picture, view));
}

function headHeight(kit: Kit, picture: Picture, top: string): number {
  return floorHeight(kit, picture, top) + (kit.columns[0]?.height ?? 0);
}

function topPoints(kit: Kit, picture: Picture, view: View): [number, number][] {
  return pointsOn(kit, picture, view, view.top);
}

function pointsOn(kit: Kit, picture: Picture, view: View, level: string): [number, number][] {
  return Object.entries(view.at)
    .filter(([, place]) => place === level)
    .map(([name]) => {
      const [x, y] = poseOf(picture, indexOf(kit, name)).point;
      return [x, y];
    });
}

function middle(points: readonly (readonly [number, number])[]): [number, number] {
  const count = Math.max(1, points.length);
  return [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count];
}

function best(names: readonly string[], worth: (name: string) => number): string | null {
  return names.reduce<string | null>(
    (found, name) => (found === null || worth(name) > worth(found) ? name : found),
    null,
  );
}
