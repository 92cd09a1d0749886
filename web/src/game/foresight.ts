/** The hand at this device and the piece it holds, drawn where they will be, so that a distant server is not felt. */

import type { HandFrame, Moment } from "../net/frames";
import { type Handful, Prediction } from "../predict/prediction";
import type { Aim, AimHold, FromClient, Kit } from "../protocol";
import { heightOf } from "../scene/kit";
import { POSE_SIZE } from "../scene/picture";
import type { Vec3 } from "../scene/vector";
import { massesOf } from "../scene/weight";
import { isPlayed } from "./state/attempt";
import type { TableState } from "./state/tablestate";

const KEPT_MISSES = 4096; // a minute of frames

/** How far off the hand was drawn at the instant that a frame shows, how far it was stretched (both in millimetres), and
 * whether the wood in it moved freely. */
export interface Missed {
  readonly mm: number;
  readonly stretchMm: number;
  readonly free: boolean;
}

const FADE_MS = 90; // after letting go, the piece is blended into the server's pictures within this time
const FADED_M = 0.00005;

/** What is drawn of the hand before the server has answered. */
export class Foresight {
  #prediction: Prediction | null = null;
  #hand: HandFrame | null = null;
  #moment: Moment | null = null;
  #early: Aim[] = []; // made before the server showed the hand
  readonly #masses: readonly number[];
  readonly #grip: [number, number, number] = [0, 0, 0];
  #left = -1; // the piece that was let go, where it was drawn, and how far that is from the server's pictures
  readonly #last = new Float64Array(3);
  readonly #off = new Float64Array(3);
  #leftMs: number | null = null;
  readonly #misses = new Float32Array(KEPT_MISSES * 3);
  #missCount = 0;

  constructor(
    private readonly kit: Kit,
    private readonly table: () => TableState,
  ) {
    this.#masses = massesOf(kit);
  }

  /** What was foreseen of the main hand; null while it holds nothing. */
  get prediction(): Prediction | null {
    return this.#prediction;
  }

  /** Where a hand of this seat grips, newer than in any frame; null where nothing is foreseen. */
  grip(seat: number): Vec3 | null {
    return this.#prediction && this.#hand?.seat === seat ? this.#grip : null;
  }

  /** A gesture was sent. Aims from before a grip do not lead the hand. */
  sends({ type }: FromClient): void {
    if (type === "grip" || type === "hook" || type === "take-plateau") this.#early = [];
  }

  /** The time to send with an aim now. */
  stampMs(nowMs: number): number {
    return this.#prediction?.stampMs(nowMs) ?? nowMs;
  }

  /** An aim was sent. */
  aimed(aim: Aim | AimHold): void {
    if (aim.type !== "aim") return;
    if (this.#prediction && aim.seat === this.#hand?.seat) lead(this.#prediction, aim);
    else this.#early.push(aim);
    if (this.#early.length > 60) this.#early.shift();
  }

  /** A frame came. */
  see(moment: Moment, nowMs: number): void {
    const { mine, game } = this.table();
    // While the table leads the piece, nothing is predicted here.
    const led = !game?.attempt || isPlayed(game.attempt);
    const hand = (led && moment.hands.find(({ seat, tool }) => tool !== "hold" && mine.includes(seat))) || null;
    const before = this.#hand;
    this.#moment = moment;
    this.#hand = hand;
    if (!hand || hand.piece >= this.#masses.length) {
      this.#end();
      return;
    }
    const same = before?.piece === hand.piece && before.tool === hand.tool && before.seat === hand.seat;
    if (same && this.#prediction) {
      const free = this.#prediction.free;
      this.#prediction.tell(hand, moment.tick, nowMs);
      this.#note(this.#prediction.missedM, hand, free);
    } else {
      this.#prediction = new Prediction(this.#handful(hand), hand, moment.tick, nowMs);
      for (const aim of this.#early) if (aim.seat === hand.seat) lead(this.#prediction, aim);
      this.#early = [];
    }
  }

  #note(missedM: number | null, { target }: HandFrame, free: boolean): void {
    if (missedM === null || !this.#prediction) return;
    const at = (this.#missCount++ % KEPT_MISSES) * 3;
    this.#misses[at] = 1000 * missedM;
    this.#misses[at + 1] = 1000 * this.#prediction.stretchedM(target);
    this.#misses[at + 2] = free ? 1 : 0;
  }

  /** How far off the hand was drawn, for each of the last frames that showed it. */
  missed(): readonly Missed[] {
    const first = Math.max(0, this.#missCount - KEPT_MISSES);
    return Array.from({ length: this.#missCount - first }, (_, i) => {
      const at = ((first + i) % KEPT_MISSES) * 3;
      const [mm = 0, stretchMm = 0, free = 0] = this.#misses.subarray(at, at + 3);
      return { mm, stretchMm, free: free === 1 };
    });
  }

  #handful({ piece, tool }: HandFrame): Handful {
    const { game, loads } = this.table();
    const column = this.kit.columns[piece];
    const hint = column && loads?.[column.name]?.hint;
    // Nothing rests on a plateau that is carried, or on a column while the villa is set up.
    const loose = !column || game?.attempt?.verb === "setup" || hint === "loose" || hint === "free";
    return { feel: tool === "hook" ? "hook" : column ? "column" : "plateau", massKg: this.#masses[piece]!, loose };
  }

  /** Says how high the foot, or the underside, of the piece must stay: what lies below is a floor. */
  above(floor: number | null): void {
    const [prediction, hand, moment] = [this.#prediction, this.#hand, this.#moment];
    if (!prediction || !hand || !moment) return;
    const middle = moment.poses[hand.piece * POSE_SIZE + 2]!;
    const foot = middle - heightOf(this.kit, hand.piece) / 2;
    prediction.lowest = floor === null ? Number.NEGATIVE_INFINITY : floor + hand.grip[2] - foot;
  }

  /** Puts the piece in hand where it will be; true while it moves. */
  put(poses: Float32Array, nowMs: number): boolean {
    const [prediction, hand, moment] = [this.#prediction, this.#hand, this.#moment];
    if (!prediction || !hand || !moment) return this.#fade(poses, nowMs);
    prediction.advance(nowMs);
    const at = hand.piece * POSE_SIZE;
    const from = moment.poses;
    const [cos, sin] = [Math.cos(prediction.turned), Math.sin(prediction.turned)];
    const [dx, dy] = [from[at]! - hand.grip[0], from[at + 1]! - hand.grip[1]];
    poses[at] = prediction.grip[0]! + dx * cos - dy * sin;
    poses[at + 1] = prediction.grip[1]! + dx * sin + dy * cos;
    poses[at + 2] = prediction.grip[2]! + from[at + 2]! - hand.grip[2];
    turn(from, poses, at, prediction.turned / 2);
    for (let i = 0; i < 3; i++) {
      this.#grip[i] = prediction.grip[i]!;
      this.#last[i] = poses[at + i]!;
    }
    this.#left = hand.piece;
    this.#leftMs = null;
    return true;
  }

  #fade(poses: Float32Array, nowMs: number): boolean {
    if (this.#left < 0) return false;
    const at = this.#left * POSE_SIZE;
    if (this.#leftMs === null) {
      this.#leftMs = nowMs;
      for (let i = 0; i < 3; i++) this.#off[i] = this.#last[i]! - poses[at + i]!;
    }
    const share = Math.exp((this.#leftMs - nowMs) / FADE_MS);
    let far = 0;
    for (let i = 0; i < 3; i++) {
      poses[at + i]! += this.#off[i]! * share;
      far += Math.abs(this.#off[i]! * share);
    }
    if (far < FADED_M) this.#left = -1;
    return this.#left >= 0;
  }

  #end(): void {
    this.#prediction = null;
    this.#hand = null;
  }
}

function lead(prediction: Prediction, { atMs, position, turn = 0 }: Aim): void {
  if (atMs !== undefined && atMs !== null) prediction.lead(atMs, position, turn);
}

/** Turns a pose about the vertical by twice this angle. */
function turn(from: Float32Array, poses: Float32Array, at: number, half: number): void {
  const [cos, sin] = [Math.cos(half), Math.sin(half)];
  const [w, x, y, z] = [from[at + 3]!, from[at + 4]!, from[at + 5]!, from[at + 6]!];
  poses[at + 3] = cos * w - sin * z;
  poses[at + 4] = cos * x - sin * y;
  poses[at + 5] = cos * y + sin * x;
  poses[at + 6] = cos * z + sin * w;
}
