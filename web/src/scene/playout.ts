/** A short buffer of arriving frames, which are shown late enough for even movement: as late as the jitter, and no more. */

import { FRAME_MS } from "../ticks";
import { between, type HandShown, type Picture } from "./picture";
import type { Vec3 } from "./vector";

interface Arrival {
  readonly sentMs: number;
  readonly picture: Picture;
}

/** A picture that is reused for every frame; new ones would create garbage sixty times a second. */
export interface DrawnPicture extends Picture {
  readonly poses: Float32Array;
  places: Picture["places"];
  hands: readonly HandShown[];
}

interface DrawnHand extends HandShown {
  tool: HandShown["tool"];
  piece: number;
  grip: Vec3;
  target: Vec3;
  strain: number;
  colour: HandShown["colour"];
  name: string | null;
  heading?: number;
}

const LONGEST_DELAY_MS = 350;
const KEPT_MS = 600;
const PAUSE_MS = 100; // nothing is sent while the villa rests
const FORGOTTEN = 0.01; // share of the time: how fast good and bad moments of the connection are forgotten
const CATCHES_UP_MS = 300; // within about this time the delay follows what the connection needs
const SLOWEST = 0.5;
const FASTEST = 1.25;
const LOST_MS = 500; // if it is farther behind or ahead than this, it does not catch up but starts again

/** The frames that have arrived, drawn at an even pace. */
export class Playout {
  #arrivals: Arrival[] = [];
  #fastestMs = 0; // our clock minus the sender's, for the fastest recent frame
  #spreadMs = 0; // how much later than that the slowest recent frames came
  #heardMs: number | null = null;
  #playedMs: number | null = null; // the sender's time that is shown
  #askedMs = 0;
  readonly #hands: DrawnHand[] = [];

  /** The newest picture that has arrived. */
  get newest(): Picture | null {
    return this.#arrivals.at(-1)?.picture ?? null;
  }

  /** How late frames are shown at present. */
  get delayMs(): number {
    return Math.min(LONGEST_DELAY_MS, this.#spreadMs + FRAME_MS);
  }

  /** How many frames wait. */
  get length(): number {
    return this.#arrivals.length;
  }

  /** Keeps a frame; one older than the newest is dropped. */
  keep(sentMs: number, picture: Picture, nowMs: number): void {
    const newest = this.#arrivals.at(-1);
    if (newest && sentMs <= newest.sentMs) return;
    this.#learn(nowMs - sentMs, nowMs);
    if (newest && sentMs - newest.sentMs > PAUSE_MS) {
      // After a rest the first frame must not be stretched over the whole pause.
      this.#arrivals.push({ sentMs: sentMs - FRAME_MS, picture: newest.picture });
    }
    this.#arrivals.push({ sentMs, picture });
    while (this.#arrivals.length > 2 && this.#arrivals[1]!.sentMs < sentMs - KEPT_MS) this.#arrivals.shift();
  }

  #learn(late: number, nowMs: number): void {
    if (this.#heardMs === null) {
      [this.#fastestMs, this.#spreadMs] = [late, 0];
    } else {
      const forgotten = FORGOTTEN * Math.min(KEPT_MS, nowMs - this.#heardMs);
      this.#fastestMs = Math.min(late, this.#fastestMs + forgotten);
      this.#spreadMs = Math.max(late - this.#fastestMs, this.#spreadMs - forgotten);
    }
    this.#heardMs = nowMs;
  }

  /** Draws the present picture: between two frames, or the newest one, never beyond it. True while later ones wait. */
  draw(nowMs: number, into: DrawnPicture): boolean {
    const newest = this.#arrivals.at(-1);
    if (!newest) return false;
    const played = this.#play(nowMs);
    if (played >= newest.sentMs) return copy(newest.picture, into, false);
    const oldest = this.#arrivals[0]!;
    if (played <= oldest.sentMs) return copy(oldest.picture, into, true);
    let after = this.#arrivals.length - 1;
    while (this.#arrivals[after - 1]!.sentMs > played) after -= 1;
    const [from, to] = [this.#arrivals[after - 1]!, this.#arrivals[after]!];
    const share = (played - from.sentMs) / (to.sentMs - from.sentMs);
    between(from.picture.poses, to.picture.poses, share, into.poses);
    into.places = to.picture.places;
    into.hands = this.#handsBetween(from.picture.hands, to.picture.hands, share);
    return true;
  }

  /** The sender's time to show now. It adapts to the connection without jumps, by running faster or slower. */
  #play(nowMs: number): number {
    const wanted = nowMs - this.#fastestMs - this.delayMs;
    const elapsed = nowMs - this.#askedMs;
    this.#askedMs = nowMs;
    if (this.#playedMs === null || Math.abs(wanted - this.#playedMs - elapsed) > LOST_MS) this.#playedMs = wanted;
    else {
      const behind = wanted - (this.#playedMs + elapsed);
      this.#playedMs += elapsed * Math.min(FASTEST, Math.max(SLOWEST, 1 + behind / CATCHES_UP_MS));
    }
    return this.#playedMs;
  }

  #handsBetween(from: readonly HandShown[], to: readonly HandShown[], share: number): readonly HandShown[] {
    const drawn = this.#hands;
    drawn.length = Math.min(drawn.length, to.length);
    for (let i = 0; i < to.length; i++) {
      const hand = to[i]!;
      drawn[i] ??= { ...hand, grip: [0, 0, 0], target: [0, 0, 0] };
      const into = drawn[i]!;
      const before = from.find((one) => one.tool === hand.tool && one.piece === hand.piece && one.name === hand.name);
      into.tool = hand.tool;
      into.piece = hand.piece;
      into.strain = hand.strain;
      into.colour = hand.colour;
      into.name = hand.name;
      if (hand.heading !== undefined) into.heading = hand.heading;
      mix(before?.grip ?? hand.grip, hand.grip, share, into.grip);
      mix(before?.target ?? hand.target, hand.target, share, into.target);
    }
    return drawn;
  }

  /** Forgets everything, as after a reconnect. */
  clear(): void {
    this.#arrivals = [];
    this.#heardMs = this.#playedMs = null;
  }
}

function copy(picture: Picture, into: DrawnPicture, more: boolean): boolean {
  into.poses.set(picture.poses);
  into.places = picture.places;
  into.hands = picture.hands;
  return more;
}

function mix(from: Vec3, to: Vec3, share: number, into: Vec3): void {
  const out = into as [number, number, number];
  for (let i = 0; i < 3; i++) out[i] = from[i]! + (to[i]! - from[i]!) * share;
}
