/** The villa as a list: every column with its place, its neighbours and what can be said of it without seeing it. */

import { floorOf } from "../game/hand/floor";
import { whyBarred } from "../game/state/shown";
import type { Barred, Kit, Load, Refusal, View } from "../protocol";
import { poseOf } from "../scene/pick";
import type { Arrangement, Picture } from "../scene/picture";
import { apart, hourOf } from "./clock";

export interface Neighbour {
  readonly column: string;
  readonly hour: number;
  /** Wood to wood, in millimetres. */
  readonly gapMm: number;
}

export interface Listed {
  readonly column: string;
  readonly level: string;
  /** Where it stands as seen from the middle of its floor, like the places to choose from; null in the middle itself. */
  readonly hour: number | null;
  readonly outMm: number;
  readonly owner: "mine" | "other" | "neutral" | "nobody";
  readonly ownerName: string;
  readonly hint: Load["hint"] | null;
  readonly locked: boolean;
  readonly askew: boolean;
  readonly may: boolean;
  /** Whether only the hook can reach it. */
  readonly hookOnly: boolean;
  readonly refusal: Refusal | null;
  readonly neighbours: readonly Neighbour[];
}

export interface Looking {
  readonly kit: Kit;
  readonly picture: Arrangement;
  readonly view: View;
  readonly loads: Readonly<Record<string, Load>> | null;
  /** The seats at this device, and the one that acts. */
  readonly mine: readonly number[];
  readonly seat: number | null;
  readonly may: readonly string[];
  /** Columns that only one of the tools can reach. */
  readonly only: Readonly<Record<string, string>>;
  readonly refused: readonly Barred[];
  readonly azimuth: number;
}

const MIDDLE_M = 0.015;
const NEAR_M = 0.03;
const NEIGHBOURS = 4;
const LEVELS = ["red", "orange", "yellow", "green", "blue", "base"];

/** All columns that stand in the villa, the highest level first, clockwise within a level. */
export function listed(looking: Looking): readonly Listed[] {
  const { kit, picture, view } = looking;
  return kit.columns
    .flatMap((_, index) => (picture.places[index] === "villa" ? [one(looking, index)] : []))
    .filter(({ column }) => view.at[column] !== "out")
    .sort(
      (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || (a.hour ?? 0) - (b.hour ?? 0) || a.outMm - b.outMm,
    );
}

function one({ kit, picture, view, loads, mine, seat, may, only, refused, azimuth }: Looking, index: number): Listed {
  const { name, colour } = kit.columns[index]!;
  const level = view.at[name] ?? "base";
  const [mx, my] = floorOf(kit, picture as Picture, level).middle;
  const [x, y] = [place(picture, index)[0] - mx, place(picture, index)[1] - my];
  const far = Math.hypot(x, y);
  const player = view.players.find((other) => other.colours.includes(colour));
  const own = player && (seat === null ? mine.includes(player.seat) : player.seat === seat);
  return {
    column: name,
    level,
    hour: far < MIDDLE_M ? null : hourOf(Math.atan2(y, x), azimuth),
    outMm: Math.round(far * 1000),
    owner: player ? (own ? "mine" : "other") : view.neutral === colour ? "neutral" : "nobody",
    ownerName: player?.name ?? "",
    hint: loads?.[name]?.hint ?? null,
    locked: view.locked.includes(name),
    askew: view.askew.includes(name),
    may: may.includes(name),
    hookOnly: may.includes(name) && only[name] === "hook",
    refusal: whyBarred({ refused }, name),
    neighbours: neighbours(kit, picture, index, azimuth),
  };
}

function neighbours(kit: Kit, picture: Looking["picture"], index: number, azimuth: number): readonly Neighbour[] {
  const [x, y] = place(picture, index);
  return around(kit, picture, index)
    .map(({ name, width, at }) => {
      const gap = Math.hypot(at[0] - x, at[1] - y) - (kit.columns[index]!.width + width) / 2;
      return { column: name, hour: hourOf(Math.atan2(at[1] - y, at[0] - x), azimuth), gapMm: Math.round(gap * 1000) };
    })
    .filter(({ gapMm }) => gapMm < NEAR_M * 1000)
    .sort((a, b) => a.gapMm - b.gapMm)
    .slice(0, NEIGHBOURS);
}

interface Nearby {
  readonly name: string;
  readonly width: number;
  readonly at: readonly [number, number];
}

/** The other columns whose middles are at about the same height. */
function around(kit: Kit, picture: Looking["picture"], index: number): readonly Nearby[] {
  const height = place(picture, index)[2];
  const half = kit.columns[index]!.height / 2;
  return kit.columns.flatMap(({ name, width }, other) => {
    if (other === index || picture.places[other] !== "villa") return [];
    const [x, y, z] = place(picture, other);
    return Math.abs(z - height) < half ? [{ name, width, at: [x, y] as const }] : [];
  });
}

const HEADINGS = Array.from({ length: 37 }, (_, i) => ((i - 18) * Math.PI) / 36);
const ENOUGH_M = 0.012;

/** The heading in which a column has the most room to be drawn; outward if that is possible. */
export function wayOut(kit: Kit, picture: Looking["picture"], index: number): number {
  const [x, y] = place(picture, index);
  const half = kit.columns[index]!.width / 2;
  const outward = Math.atan2(y, x);
  const others = around(kit, picture, index);
  const room = (heading: number): number => {
    const ahead = [Math.cos(heading), Math.sin(heading)] as const;
    const gaps = others.flatMap(({ width, at }) => {
      const [dx, dy] = [at[0] - x, at[1] - y];
      if (dx * ahead[0] + dy * ahead[1] < -width / 2) return [];
      return [Math.abs(dy * ahead[0] - dx * ahead[1]) - half - width / 2];
    });
    return Math.round(Math.min(ENOUGH_M, ...gaps) * 1000);
  };
  const headings = HEADINGS.map((turn) => outward + turn);
  return headings.reduce((best, heading) => {
    const more = room(heading) - room(best);
    return more > 0 || (more === 0 && apart(heading, outward) < apart(best, outward)) ? heading : best;
  });
}

function place(picture: Looking["picture"], index: number): readonly [number, number, number] {
  return poseOf(picture as Picture, index).point;
}
