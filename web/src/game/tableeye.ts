/** The eye of a table: it follows the hand, steps back when something is put back or falls, and returns afterwards. */

import type { Kit } from "../protocol";
import { isHeap } from "../scene/down";
import { type Eye, eased, seeingAll } from "../scene/eye";
import { framing, heapPoints } from "../scene/framing";
import { baseEdge, heightOf, indexOf } from "../scene/kit";
import type { Pane } from "../scene/pane";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import type { Vec3 } from "../scene/vector";
import type { Villa } from "../scene/villa";
import { carryHeight } from "./hand/floor";
import type { Hand } from "./hand/hand";
import { columnDone } from "./state/story";
import type { TableState } from "./state/tablestate";

const CARRY_ELEVATION = 0.62;
const CARRY_OVER_M = 0.03; // a piece is carried this high over where it will rest
const CARRY_ROOM = { share: 0.94, roundM: 0.006, balanced: true };
const BACK_S = 1 / 30; // of the eye's own time. Players lead the hand by what they see, so the eye draws back slowly
const ROUND_PX = 26; // the area round the grip that must stay visible
const PLATEAU_FARTHEST_M = 0.12; // how far a plateau reaches from its middle at most
const STANDS_WITHIN_M = 0.04; // most columns on a plateau stand this near to the middle; for the rest the eye draws back
const ASIDE_ELEVATION = 0.5; // high enough that a plateau in front of the villa does not hide it
const ASIDE_TURN = 0.12; // turned so that it does not lie exactly in front of it
const WORTH_TURNING = 0.95; // compared with the distance needed side by side
const MENDING_AWAY = 1.3;
const LIFTED_M = 0.045; // how far the eye's middle moves up while a storey hangs one storey higher

/** What the eye looks at, and what lies in its way. */
export interface Sight {
  readonly villa: Villa;
  readonly hand: Hand;
  picture(): Picture | null;
  /** Papers that lie over the villa all the time, and these together with those of a hand. */
  lasting(): readonly Pane[];
  inTheWay(): readonly Pane[];
}

/** Where the eye was before it followed the hand. */
interface Left {
  readonly eye: Eye;
  readonly home: boolean;
  /** The window has changed its shape since. */
  readonly turned?: boolean;
  /** The side that the eye moved to by itself, for a plateau. */
  readonly aside?: number;
}

export class TableEye {
  #left: Left | null = null;
  #drawnBack = false; // for a piece on its way up

  constructor(
    private readonly kit: Kit,
    private readonly sight: Sight,
  ) {}

  /** Whether it is following the hand. */
  get isAway(): boolean {
    return this.#left !== null;
  }

  /** The window has another shape. */
  turned(): void {
    if (!this.#left) return;
    this.#left = { ...this.#left, turned: true };
    if (this.sight.hand.view.journey === "over") this.lookUp();
  }

  /** Looks from above at the villa and the place that the piece is about to go to, as large as the papers allow. */
  lookUp(): void {
    const { villa, hand } = this.sight;
    this.#leave();
    this.#drawnBack = false;
    const { goal } = villa.state;
    const points = this.#aboutVilla(hand.holdsPlateau ? PLATEAU_FARTHEST_M : STANDS_WITHIN_M);
    villa.look(this.#framed({ ...goal, elevation: Math.max(goal.elevation, CARRY_ELEVATION) }, points));
  }

  /** Steps back while the villa is put back, because the upper storeys are lifted off and would be out of sight. */
  lookAtMending(): void {
    const { villa } = this.sight;
    const { goal } = villa.state;
    this.#leave();
    const [x, y, z] = goal.target;
    villa.look({ ...goal, target: [x, y, z + LIFTED_M], distance: goal.distance * MENDING_AWAY });
  }

  /** Steps back far enough to see where the pieces roll. */
  lookAtFall(picture: Picture): void {
    const { villa } = this.sight;
    const { goal, width, height, paneGoal } = villa.state;
    const framed = framing(goal, heapPoints(this.kit, picture), width / height, paneGoal);
    if (framed.distance > goal.distance) villa.look(framed);
  }

  /** Steps back until a plateau that was taken from beside the villa is seen together with it. */
  lookAside([x, y]: Vec3): void {
    const { villa } = this.sight;
    const { goal } = villa.state;
    this.#left = { eye: goal, home: villa.atHome };
    const points = [...this.#aboutVilla(), ...round(x, y, 0)];
    const beside = this.#framed(goal, points);
    // If both would be tiny side by side, they are shown one behind the other.
    const azimuth = Math.atan2(y, x) + ASIDE_TURN;
    const behind = this.#framed({ ...goal, azimuth, elevation: Math.max(goal.elevation, ASIDE_ELEVATION) }, points);
    const turns = behind.distance < beside.distance * WORTH_TURNING;
    if (turns) this.#left = { ...this.#left, aside: azimuth };
    villa.look(turns ? behind : beside);
  }

  /** Goes back to where it was before it followed the hand, but stays on its present side. */
  lookBack(): void {
    if (!this.#left) return;
    const { villa } = this.sight;
    const { eye, home, turned, aside } = this.#left;
    const azimuth = villa.state.goal.azimuth === aside ? eye.azimuth : villa.state.goal.azimuth;
    this.#left = null;
    if (home && azimuth === eye.azimuth) villa.home();
    else if (turned) villa.reframe();
    else villa.look({ ...eye, azimuth });
  }

  /** Draws back while the piece in hand is about to leave the picture, or to go behind a paper. */
  keepInSight(): void {
    const { villa, hand } = this.sight;
    const picture = this.sight.picture();
    const { holds } = hand.view;
    const index = holds ? indexOf(this.kit, holds) : -1;
    if (!hand.target || !picture || index < 0) return;
    const foot = this.#alongOf(picture, index, -1);
    const seen = [hand.target, this.#headOf(picture, index), foot].map((point) => villa.project(point));
    const inTheWay = this.sight.inTheWay();
    if (!seen.some((at) => at !== null && this.#isHidden(at, inTheWay))) {
      // The piece it drew back for is over the villa by now.
      if (this.#drawnBack && hand.view.journey === "over") this.lookUp();
      return;
    }
    const { goal } = villa.state;
    const framed = this.#framed(goal, [...this.#aboutVilla(), ...this.#aboutPiece(picture, index)]);
    const next = eased(goal, framed, BACK_S, 1);
    if (next !== framed) villa.look(next);
    this.#drawnBack ||= hand.view.assist === "up" && hand.view.journey !== "over";
  }

  /** Whether a player who has chosen where to look from can see the result of the last deed from there. */
  sees({ game }: TableState): boolean {
    const { villa } = this.sight;
    const picture = this.sight.picture();
    if (villa.atHome || !picture || !game || isHeap(this.kit, picture)) return false;
    const column = columnDone(game.story, game.version);
    const piece = column && game.view.at[column] !== "out" ? column : game.view.top;
    const index = indexOf(this.kit, piece);
    if (index < 0) return true;
    const at = villa.project(this.#headOf(picture, index));
    return at !== null && !this.#isHidden(at, this.sight.lasting());
  }

  /** Points round the base, and round the place over the top where the piece in hand should go. */
  #aboutVilla(far = STANDS_WITHIN_M): Vec3[] {
    const { hand } = this.sight;
    const picture = this.sight.picture();
    const index = hand.view.holds ? indexOf(this.kit, hand.view.holds) : -1;
    const { rest, floor } = picture ? hand.goal(picture) : { rest: 0, floor: 0 };
    // A column is carried over the heads of those that stand there.
    const least = picture && index >= 0 && !hand.holdsPlateau ? carryHeight(this.kit, picture, floor) : rest;
    const over = Math.max(rest, least) + CARRY_OVER_M + (index < 0 ? 0 : heightOf(this.kit, index));
    return [...baseEdge(this.kit, 12), ...round(0, 0, over, far)];
  }

  #aboutPiece(picture: Picture, index: number): Vec3[] {
    const ends = [-1, 1].map((share) => this.#alongOf(picture, index, share));
    return this.sight.hand.holdsPlateau ? ends.flatMap(([x, y, z]) => round(x, y, z)) : ends;
  }

  /** The eye that shows all these points as large as possible beside every paper, including those of a hand. */
  #framed(eye: Eye, points: readonly Vec3[]): Eye {
    const { villa } = this.sight;
    villa.cover(this.sight.inTheWay());
    const { width, height, paneGoal } = villa.state;
    return seeingAll(eye, points, width / height, paneGoal, CARRY_ROOM);
  }

  #leave(): Left {
    const { villa } = this.sight;
    this.#left ??= { eye: villa.state.goal, home: villa.atHome };
    return this.#left;
  }

  #headOf(picture: Picture, index: number): Vec3 {
    return this.#alongOf(picture, index, 1);
  }

  /** A point of a piece's upright axis: 1 is its head, -1 its foot. */
  #alongOf(picture: Picture, index: number, share: number): Vec3 {
    const [x, y, z] = poseOf(picture, index).point;
    return [x, y, z + (share * heightOf(this.kit, index)) / 2];
  }

  /** Whether something there would be out of the picture, or behind a paper. */
  #isHidden({ x, y }: { readonly x: number; readonly y: number }, papers: readonly Pane[]): boolean {
    const { width, height } = this.sight.villa.state;
    const [across, down] = [x / width, y / height];
    const [aside, above] = [ROUND_PX / width, ROUND_PX / height];
    const behind = ({ left, top, right, bottom }: Pane): boolean =>
      across > left - aside && across < right + aside && down > top - above && down < bottom + above;
    return across < aside || across > 1 - aside || down < above || down > 1 - above || papers.some(behind);
  }
}

/** Points round this one, as far out as a plateau reaches, or another distance. */
function round(x: number, y: number, z: number, far = PLATEAU_FARTHEST_M): Vec3[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (i * Math.PI) / 3;
    return [x + far * Math.cos(turn), y + far * Math.sin(turn), z];
  });
}
