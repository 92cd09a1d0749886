/** Reads the binary frames that the server sends while anything moves; paletti/protocol/frames.py writes them. */

import { FRAME, PLACES, type Place, TOOLS, type Tool } from "../protocol";

export type Triple = readonly [number, number, number];

/** A hand as it is drawn: what it grips, where, where it wants to be, how hard it pulls. */
export interface HandFrame {
  readonly seat: number;
  readonly tool: Tool;
  /** Index of the piece in the order of PIECES, or FRAME.NOTHING. */
  readonly piece: number;
  readonly grip: Triple;
  readonly target: Triple;
  readonly forceN: number;
  /** 0 (slack) to 1 (as hard as a hand can pull). */
  readonly strain: number;
  /** The time of its page's clock, modulo FRAME.LED_WRAP_MS, that the target stands for; null while no page leads it. */
  readonly ledMs: number | null;
}

/** A contact to be heard; a piece's index, or FRAME.BASE. */
export interface ContactFrame {
  readonly first: number;
  readonly second: number;
  readonly impulseNs: number;
  readonly slideMS: number;
}

/** One moment of the villa. */
export interface Moment {
  readonly tick: number;
  /** Seven numbers a piece: x y z (metres), qw qx qy qz. A fresh array each time. */
  readonly poses: Float32Array;
  readonly places: readonly Place[];
  readonly hands: readonly HandFrame[];
  readonly contacts: readonly ContactFrame[];
  /** Nothing moves any more: the next frame may be long in coming. */
  readonly rests: boolean;
}

/** The bytes are no frame, or one that does not follow the last: ask for a resync. */
export class BadFrame extends Error {}

// What is kept of a piece: x y z in steps, which part of the quaternion is the largest, the other three in steps.
const KEPT = 7;

/** Turns frames into moments, each built on the one before. */
export class FrameDecoder {
  #tick = 0;
  #pieces = new Int32Array(0);
  #places: readonly Place[] = [];
  #hands: readonly HandFrame[] = [];

  /** The moment this frame leads to. */
  decode(frame: ArrayBuffer): Moment {
    const reader = new Reader(new Uint8Array(frame));
    const flags = reader.byte();
    const ticks = reader.natural();
    if (flags & FRAME.KEY) {
      const count = reader.natural();
      this.#tick = ticks;
      this.#pieces = new Int32Array(count * KEPT);
      for (let piece = 0; piece < count; piece++) this.#readPose(reader, piece * KEPT);
    } else if (this.#pieces.length === 0) {
      throw new BadFrame("The first frame must be a key frame.");
    } else {
      this.#tick += ticks;
      if (flags & FRAME.POSES) this.#readPoses(reader);
    }
    const count = this.#pieces.length / KEPT;
    if (flags & FRAME.PLACES) this.#places = readPlaces(reader, count);
    if (flags & FRAME.HANDS) this.#hands = Array.from({ length: reader.byte() }, () => readHand(reader));
    const contacts = flags & FRAME.CONTACTS ? Array.from({ length: reader.byte() }, () => readContact(reader)) : [];
    if (!reader.ended()) throw new BadFrame("The frame is too long.");
    const rests = (flags & FRAME.RESTS) !== 0;
    return { tick: this.#tick, poses: this.#restore(), places: this.#places, hands: this.#hands, contacts, rests };
  }

  #readPoses(reader: Reader): void {
    const mask = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
    for (let piece = 0; piece < 32; piece++) {
      if (((mask[piece >> 3] ?? 0) >> (piece & 7)) & 1) {
        if ((piece + 1) * KEPT > this.#pieces.length) throw new BadFrame("The frame moves a piece there is not.");
        this.#readPose(reader, piece * KEPT);
      }
    }
  }

  #readPose(reader: Reader, at: number): void {
    const kept = this.#pieces;
    const head = reader.byte();
    if (head & FRAME.MOVED) for (let i = 0; i < 3; i++) kept[at + i]! += reader.signed();
    if (head & FRAME.TURN_WHOLE) {
      kept[at + 3] = head & 3;
      kept.fill(0, at + 4, at + 7);
    }
    if (head & FRAME.TURNED) for (let i = 4; i < 7; i++) kept[at + i]! += reader.signed();
  }

  #restore(): Float32Array {
    const kept = this.#pieces;
    const poses = new Float32Array(kept.length);
    for (let at = 0; at < kept.length; at += KEPT) {
      for (let i = 0; i < 3; i++) poses[at + i] = kept[at + i]! * FRAME.STEP_M;
      const largest = kept[at + 3]!;
      let rest = 1;
      let from = at + 4;
      for (let part = 0; part < 4; part++) {
        if (part === largest) continue;
        const value = kept[from++]! / FRAME.TURN_STEPS;
        poses[at + 3 + part] = value;
        rest -= value * value;
      }
      poses[at + 3 + largest] = Math.sqrt(Math.max(0, rest));
    }
    return poses;
  }
}

/** The frames of a replay: each with its length (4 bytes, little-endian) before it. */
export function* splitFrames(all: ArrayBuffer): Generator<ArrayBuffer> {
  const view = new DataView(all);
  let at = 0;
  while (at < all.byteLength) {
    const length = view.getUint32(at, true);
    yield all.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
}

class Reader {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new BadFrame("The frame ends too soon.");
    return value;
  }

  natural(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  signed(): number {
    const value = this.natural();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  ended(): boolean {
    return this.#at === this.#bytes.length;
  }
}

function readPlaces(reader: Reader, count: number): Place[] {
  const packed = Array.from({ length: Math.ceil(count / 4) }, () => reader.byte());
  return Array.from({ length: count }, (_, i) => PLACES[(packed[i >> 2]! >> (2 * (i & 3))) & 3]!);
}

function readHand(reader: Reader): HandFrame {
  const seat = reader.byte();
  const tool = TOOLS[reader.byte()];
  if (tool === undefined) throw new BadFrame("The frame has a tool there is not.");
  const piece = reader.byte();
  const grip = [reader.signed(), reader.signed(), reader.signed()] as const;
  const target = grip.map((steps) => (steps + reader.signed()) * FRAME.STEP_M);
  const forceN = reader.natural() / 100;
  const strain = reader.byte() / 255;
  const led = reader.natural();
  return {
    seat,
    tool,
    piece,
    grip: [grip[0] * FRAME.STEP_M, grip[1] * FRAME.STEP_M, grip[2] * FRAME.STEP_M],
    target: [target[0]!, target[1]!, target[2]!],
    forceN,
    strain,
    ledMs: led === 0 ? null : led - 1,
  };
}

function readContact(reader: Reader): ContactFrame {
  const first = reader.byte();
  const second = reader.byte();
  const impulseNs = size(reader.byte(), FRAME.LEAST_IMPULSE_N_S);
  return { first, second, impulseNs, slideMS: size(reader.byte(), FRAME.LEAST_SLIDE_M_S) };
}

// A twelfth of an octave a step; 0 is silence.
function size(loud: number, least: number): number {
  return loud === 0 ? 0 : least * 2 ** ((loud - 1) / 12);
}
