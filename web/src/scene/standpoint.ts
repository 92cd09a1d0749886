/** Where the villa is seen from: the eye at home or elsewhere, the pane beside the papers, and the way there. */

import type { Kit } from "../protocol";
import { isHeap } from "./down";
import { clearOf, type Eye, eased, homeThrough, lawful, type Obstacle, type Side, sideEye } from "./eye";
import { framing, heapPoints } from "./framing";
import { heightOf } from "./kit";
import { alike, clearPanes, nearestPane, type Pane, slid } from "./pane";
import { type Arrangement, type Picture, POSE_SIZE } from "./picture";
import type { SceneState } from "./state";

const CLEARED_EACH = 30; // pictures
const LEAST_COVER = 0.02; // a smaller cover is not worth moving the eye
const LEAST_ELEVATION = 0.12; // radians: lower than this, an eye that was level with a floor would see no floor
const LEVEL_MIDDLE = 0.045; // metres over a floor: the middle of a column

export interface LevelHeight {
  /** `base` or the plateau's colour. */
  readonly name: string;
  readonly z: number;
}

/** The eye and the pane of a scene; only this moves them. */
export class Standpoint {
  readonly #obstaclesIn: (picture: Picture) => readonly Obstacle[];
  #atHome = true;
  #framed = false; // the eye sees all of the villa from its side, and should go on seeing it
  #papers: readonly Pane[] = [];
  #panes = clearPanes([]);
  #fitted: number | null = null; // the distance of home in the window's former shape, while the eye is elsewhere
  #cleared: Eye | null = null;

  /** `request` asks for a picture. */
  constructor(
    private readonly state: SceneState,
    private readonly request: () => void,
  ) {
    this.#obstaclesIn = obstacleFinder(state.kit);
  }

  /** How much wider than high the picture is. */
  get aspect(): number {
    return this.state.width / Math.max(1, this.state.height);
  }

  /** Whether the eye is at home, or on its way there. */
  get atHome(): boolean {
    return this.#atHome;
  }

  /** Whether the eye or the pane is on its way. */
  get moves(): boolean {
    const { eye, goal, pane, paneGoal } = this.state;
    return eye !== goal || pane !== paneGoal;
  }

  /** Moves on, for this many seconds. */
  move(seconds: number): void {
    const { state } = this;
    const atOnce = state.reducedMotion;
    if (state.eye !== state.goal) state.eye = atOnce ? state.goal : eased(state.eye, state.goal, seconds);
    if (state.pane !== state.paneGoal) state.pane = atOnce ? state.paneGoal : slid(state.pane, state.paneGoal, seconds);
  }

  /** Draws the eye back from wood that has come too close; `drawn` is the number of pictures so far. */
  keepClear(drawn: number): void {
    const { state } = this;
    // Wood rarely comes close to an eye that keeps still, so this is not checked in every picture.
    if (state.eye !== this.#cleared || drawn % CLEARED_EACH === 0)
      state.eye = this.#cleared = clearOf(state.eye, this.#obstaclesIn(state.picture));
  }

  /** Takes the new size of the canvas, in CSS pixels. */
  resize(width: number, height: number): void {
    const { state } = this;
    const reshaped = Math.abs(width / height - this.aspect) > 0.01;
    const over = width > height !== state.width > state.height; // a phone was turned
    if (reshaped && !this.#atHome && !this.#framed) this.#fitted ??= this.#homeFrom()(state.paneGoal).distance;
    state.width = width;
    state.height = height;
    if (reshaped && this.#atHome) this.home(true);
    else if (over || (reshaped && this.#framed))
      this.reframe(); // a paper has appeared beside the ruin, and the picture is narrower now
    else if (this.#papers.length === 0) this.#refit();
  }

  /** Sends the eye home. */
  home(atOnce = false): void {
    this.#frame({}, atOnce);
    this.#atHome = true;
    this.#fitted = null; // from here on the present shape of the window counts
  }

  /** Sends the eye there, but keeps it outside the wood. */
  look(eye: Eye, atOnce = false): void {
    this.#atHome = this.#framed = false;
    this.state.goal = clearOf(lawful(eye), this.#obstaclesIn(this.state.picture));
    if (atOnce) this.state.eye = this.state.goal;
    this.request();
  }

  /** Sees all of the villa from the present side. */
  reframe(): void {
    const { azimuth, elevation } = this.state.goal;
    if (this.#atHome) {
      this.home();
      return;
    }
    this.#frame({ azimuth, elevation: Math.max(elevation, LEAST_ELEVATION) }, false);
    this.#fitted = null;
    this.#framed = true; // moving elsewhere ends it
  }

  /** Sees the villa beside these papers from now on; an eye that should keep still only when it next goes home. */
  cover(papers: readonly Pane[], keepStill: boolean, atOnce: boolean): void {
    // While a piece is carried, the same papers come with every picture.
    if (papers !== this.#papers) this.#panes = clearPanes(papers);
    this.#papers = papers;
    if (keepStill) return;
    if (this.#atHome) {
      this.home(atOnce);
      return;
    }
    if (this.#framed) {
      this.reframe(); // beside other papers it may be nearer, or has to be farther away
      return;
    }
    this.#slide(this.#homeFrom(), atOnce);
    this.#refit();
  }

  /** Looks from one side, level with this height. */
  side(side: Side, z = this.state.goal.target[2]): void {
    this.look(sideEye(side, z, this.aspect, this.state.paneGoal));
  }

  /** Looks at the columns of this level, from the side the eye is on. */
  level(name: string): void {
    const found = levelsOf(this.state).find((level) => level.name === name);
    if (!found) return;
    this.look({ ...this.state.goal, target: [0, 0, found.z + LEVEL_MIDDLE], elevation: 0.1, distance: 0.62 });
  }

  /** Sends the eye to where it sees everything, at home or from this side. */
  #frame(from: Partial<Eye>, atOnce: boolean): void {
    const through = this.#homeFrom(from);
    this.#slide(through, atOnce);
    this.look(through(this.state.paneGoal), atOnce);
  }

  /** The eye at home, or on this side, for each pane. */
  #homeFrom(from: Partial<Eye> = {}): (pane: Pane) => Eye {
    const { kit, picture } = this.state;
    const home = homeThrough(Math.max(0.09, topOf(kit, picture)), this.aspect, reachOf(kit, picture));
    const heap = isHeap(kit, picture) ? heapPoints(kit, picture) : [];
    return (pane) => framing({ ...home(pane), ...from }, heap, this.aspect, pane);
  }

  /** Slides to the pane through which such an eye is nearest. */
  #slide(through: (pane: Pane) => Eye, atOnce: boolean): void {
    const { state } = this;
    const pane = nearestPane(this.#panes, (one) => through(one).distance);
    if (!alike(pane, state.paneGoal, LEAST_COVER)) state.paneGoal = pane;
    if (atOnce) state.pane = state.paneGoal;
    this.request();
  }

  /** After the window was turned, an eye that is elsewhere sees the villa as large, for the new shape, as it did before. */
  #refit(): void {
    if (this.#fitted === null) return;
    const { goal, paneGoal } = this.state;
    const share = this.#homeFrom()(paneGoal).distance / this.#fitted;
    this.#fitted = null;
    if (!this.#atHome && !this.#framed) this.look({ ...goal, distance: goal.distance * share });
  }
}

/** The levels that can be looked at, lowest first: the base and every plateau that is laid. */
export function levelsOf({ kit, picture }: SceneState): readonly LevelHeight[] {
  const levels: LevelHeight[] = [{ name: "base", z: 0 }];
  kit.plateaus.forEach((plateau, i) => {
    const index = kit.columns.length + i;
    if (picture.places[index] !== "villa") return;
    levels.push({ name: plateau.colour, z: picture.poses[index * POSE_SIZE + 2]! + plateau.thickness / 2 });
  });
  return levels.sort((a, b) => a.z - b.z);
}

/** Height of the villa's highest piece, in metres over the base. */
function topOf(kit: Kit, picture: Picture): number {
  let top = 0;
  picture.places.forEach((place, i) => {
    if (place !== "villa") return;
    top = Math.max(top, picture.poses[i * POSE_SIZE + 2]! + heightOf(kit, i) / 2);
  });
  return top;
}

/** How far from the middle the base goes, or a column that stands farther out, including its width. */
function reachOf(kit: Kit, picture: Picture): number {
  const far = kit.columns.map(({ width }, i) => {
    const at = i * POSE_SIZE;
    return picture.places[i] === "villa" ? Math.hypot(picture.poses[at]!, picture.poses[at + 1]!) + width : 0;
  });
  return Math.max(kit.base.radius, ...far);
}

/** Finds the pieces of the villa as obstacles, which the eye must not be inside of. While the eye moves this is called for
 * every picture, and returns the same list each time. */
function obstacleFinder(kit: Kit): (picture: Arrangement) => readonly Obstacle[] {
  const sizes = [
    ...kit.columns.map(({ width, height }) => ({ radius: width / 2, halfHeight: height / 2 })),
    ...kit.plateaus.map(({ outline, thickness }) => ({
      radius: Math.max(...outline.map(([x, y]) => Math.hypot(x, y))),
      halfHeight: thickness / 2,
    })),
  ];
  const pieces = sizes.map((size) => ({ ...size, middle: [0, 0, 0] as [number, number, number] }));
  const found: Obstacle[] = [];
  return ({ poses, places }) => {
    found.length = 0;
    for (let i = 0; i < pieces.length; i++) {
      if (places[i] !== "villa") continue;
      const piece = pieces[i]!;
      for (let axis = 0; axis < 3; axis++) piece.middle[axis] = poses[i * POSE_SIZE + axis]!;
      found.push(piece);
    }
    return found;
  };
}
