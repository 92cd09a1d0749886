/** The plain state that all files of the scene share. */

import type { Kit } from "../protocol";
import type { Eye } from "./eye";
import type { Pane } from "./pane";
import type { DrawnPicture, Playout } from "./playout";
import type { Governor } from "./quality";
import type { Vec3 } from "./vector";

/** What is drawn round the pieces to show what may be done with them. */
export interface Signs {
  /** Names of the pieces that may be touched now: they glow, with a rim of light round columns. */
  readonly touchable: readonly string[];
  /** Names of the columns that only the hook can reach: they glow like its brass, and show a hook. */
  readonly hookable: readonly string[];
  /** Names of the columns that only fingers can reach while the hook is chosen: they glow faintly, without a rim. */
  readonly fingered: readonly string[];
  /** The piece in a hand of ours: it stays highlighted. */
  readonly held: string | null;
  /** The piece under the pointer, and whether it may be touched. */
  readonly hover: { readonly name: string; readonly allowed: boolean } | null;
  /** Columns that show a padlock. */
  readonly locked: readonly string[];
  /** Columns that lean and hold: they show a tilted stroke beside a plumb line. */
  readonly askew: readonly string[];
  /** Columns on top that count for nothing until the next plateau: they show a struck-out ring. */
  readonly uncounted: readonly string[];
  /** The column that gave way first in a fall that is shown again: it is outlined in white. */
  readonly gaveWay: string | null;
  /** The column that was drawn in a fall that is shown again: it is outlined in pink. */
  readonly culprit: string | null;
  /** The column that a lesson is about: it is outlined in white as well. */
  readonly pointed: string | null;
  /** The column that was pushed too far, while it is being put back: it is outlined in amber. */
  readonly pushed: string | null;
  /** Where the carried piece would stand if it were let go, and whether it may. */
  readonly landing: Landing | null;
  /** Share of the heaviest load (0 to 1) by column name, shown as colours; null while not asked for. */
  readonly loads: Readonly<Record<string, number>> | null;
  /** How much light shows over a column's head (0 to 1) by name, visible only at eye level, as on a real table. */
  readonly light: Readonly<Record<string, number>> | null;
}

export interface Landing {
  readonly name: string;
  /** On the floor below, and the turn round z. */
  readonly point: Vec3;
  readonly turn: number;
  /** How far above it the foot of the column, or the underside of the plateau, still is, in metres. */
  readonly high: number;
  /** Whether it may stand there; null if that is not known yet. */
  readonly allowed: boolean | null;
}

export const NO_SIGNS: Signs = {
  touchable: [],
  hookable: [],
  fingered: [],
  held: null,
  hover: null,
  locked: [],
  askew: [],
  uncounted: [],
  gaveWay: null,
  culprit: null,
  pointed: null,
  pushed: null,
  landing: null,
  loads: null,
  light: null,
};

/** Everything that glows because it can be taken, with either tool. */
export const glowing = ({ touchable, hookable, fingered }: Signs): readonly string[] => [
  ...touchable,
  ...hookable,
  ...fingered,
];

/** Whether these signs are new; called for every picture while a piece is carried. */
export function tells(before: Signs, signs: Partial<Signs>): boolean {
  for (const key in signs) {
    const name = key as keyof Signs;
    if (name === "landing") {
      if (!sameLanding(before.landing, signs.landing ?? null)) return true;
    } else if (before[name] !== signs[name] && JSON.stringify(before[name]) !== JSON.stringify(signs[name])) {
      return true;
    }
  }
  return false;
}

function sameLanding(one: Landing | null, other: Landing | null): boolean {
  if (one === null || other === null) return one === other;
  const [[x, y, z], [u, v, w]] = [one.point, other.point];
  return (
    one.name === other.name &&
    one.high === other.high &&
    one.turn === other.turn &&
    one.allowed === other.allowed &&
    x === u &&
    y === v &&
    z === w
  );
}

export interface SceneState {
  readonly kit: Kit;
  /** What is on the canvas: one picture that is reused. */
  readonly picture: DrawnPicture;
  readonly frames: Playout;
  signs: Signs;
  /** Where the eye is, and where it is going. */
  eye: Eye;
  goal: Eye;
  /** The part of the picture that no paper lies on, and the one it slides to. */
  pane: Pane;
  paneGoal: Pane;
  governor: Governor;
  readonly fixedQuality: boolean;
  reducedMotion: boolean;
  /** 0 by day, 1 when the light is dimmed for a story. */
  dusk: number;
  width: number;
  height: number;
}
