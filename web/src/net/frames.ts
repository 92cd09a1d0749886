/** Reads the binary frames that the server sends while anything moves; paletti/protocol/frames.py writes them. */

import { FRAME, type FramePlace, PLACES, TOOLS, type Tool } from "../protocol";

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
  readonly places: readonly FramePlace[];
  readonly hands: readonly HandFrame[];
  readonly contacts: readonly ContactFrame[];
  /** Nothing moves any more: the next frame may be long in coming. */
  readonly rests: boolean;
}

/** The bytes are not a frame, or one that does not follow the last. Ask for a resync. */
export class BadFrame extends Error {}

// What is kept of a piece: x y z in steps, which part of the quaternion is the largest, the other three in steps …
const KEPT = 7;
// … and how far it moved and turned in the last frame that mentioned it.
const WAY = 6;

/** Turns frames into moments, each built on the one before. */
export class FrameDecoder {
  #tick = 0;
  #pieces = new Int32Array(0);
  #ways = new Int32Array(0);
  #places: readonly FramePlace[] = [];
  #hands: readonly HandSteps[] = [];

  /** The moment that this frame leads to. */
  decode(frame: ArrayBuffer): Moment {
    const reader = new Reader(new Uint8Array(frame));
    const flags = reader.byte();
    const ticks = flags & FRAME.USUAL ? FRAME.FRAME_TICKS : reader.natural();
    if (flags & FRAME.KEY) {
      const count = reader.natural();
      this.#tick = ticks;
      this.#pieces = new Int32Array(count * KEPT);
      this.#ways = new Int32Array(count * WAY);
      for (let piece = 0; piece < count; piece++) this.#readWhole(reader, piece);
    } else if (this.#pieces.length === 0) {
      throw new BadFrame("The first frame must be a key frame.");
    } else {
      this.#tick += ticks;
      if (flags & FRAME.POSES) flags & FRAME.FEW ? this.#readFew(reader) : this.#readMany(reader);
    }
    const count = this.#pieces.length / KEPT;
    if (flags & FRAME.PLACES) this.#places = readPlaces(reader, count);
    if (flags & FRAME.HANDS) {
      const before = flags & FRAME.KEY ? [] : this.#hands;
      const hands: HandSteps[] = [];
      for (let left = reader.byte(); left > 0; left--) hands.push(readHand(reader, before[hands.length]));
      this.#hands = hands;
    }
    const contacts: ContactFrame[] = [];
    for (let left = flags & FRAME.CONTACTS ? reader.byte() : 0; left > 0; left--) contacts.push(readContact(reader));
    if (!reader.ended()) throw new BadFrame("The frame is too long.");
    const rests = (flags & FRAME.RESTS) !== 0;
    const hands = this.#hands.map(({ hand }) => hand);
    return { tick: this.#tick, poses: this.#restore(), places: this.#places, hands, contacts, rests };
  }

  #readFew(reader: Reader): void {
    for (let named: number = FRAME.MORE; named & FRAME.MORE; ) {
      named = reader.byte();
      this.#readPose(reader, named & ~FRAME.MORE);
    }
  }

  #readMany(reader: Reader): void {
    const mask = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
    for (let piece = 0; piece < 32; piece++) {
      if (((mask[piece >> 3] ?? 0) >> (piece & 7)) & 1) this.#readPose(reader, piece);
    }
  }

  #readPose(reader: Reader, piece: number): void {
    const kept = this.#pieces;
    const ways = this.#ways;
    const [at, way] = [piece * KEPT, piece * WAY];
    if (at >= kept.length) throw new BadFrame("The frame moves a piece there is not.");
    const head = reader.byte();
    const whole = (head & FRAME.TURN_WHOLE) !== 0;
    if (!(head & FRAME.STEADY)) ways.fill(0, way, way + WAY);
    reader.add((head >> 2) & 3, ways, way);
    for (let i = 0; i < 3; i++) kept[at + i]! += ways[way + i]!;
    if (whole) {
      kept[at + 3] = head & 3;
      kept.fill(0, at + 4, at + 7);
      reader.add((head >> 4) & 3, kept, at + 4);
    } else {
      reader.add((head >> 4) & 3, ways, way + 3);
      for (let i = 0; i < 3; i++) kept[at + 4 + i]! += ways[way + 3 + i]!;
    }
  }

  #readWhole(reader: Reader, piece: number): void {
    const [at, way] = [piece * KEPT, piece * WAY];
    const head = reader.byte();
    this.#pieces[at + 3] = head & 3;
    reader.add(WIDE, this.#pieces, at);
    reader.add(WIDE, this.#pieces, at + 4);
    if (head & FRAME.STEADY) {
      reader.add(WIDE, this.#ways, way);
      reader.add(WIDE, this.#ways, way + 3);
    }
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

// The width code for three numbers that take as many bytes as they need.
const WIDE = 3;

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

  /** Adds three numbers to those at `at`: none, in one byte, in two, or in as many as they need (WIDE). */
  add(wide: number, to: { [at: number]: number }, at: number): void {
    if (wide === 0) return;
    if (wide === WIDE) {
      for (let i = 0; i < 3; i++) to[at + i]! += this.signed();
      return;
    }
    const most = wide === 1 ? FRAME.TINY : FRAME.SMALL;
    const base = 2 * most + 1;
    let packed = wide === 1 ? this.byte() : this.byte() + this.byte() * 256;
    for (let i = 0; i < 3; i++) {
      to[at + i]! += (packed % base) - most;
      packed = Math.floor(packed / base);
    }
  }

  ended(): boolean {
    return this.#at === this.#bytes.length;
  }
}

function readPlaces(reader: Reader, count: number): FramePlace[] {
  const packed = Array.from({ length: Math.ceil(count / 4) }, () => reader.byte());
  return Array.from({ length: count }, (_, i) => PLACES[(packed[i >> 2]! >> (2 * (i & 3))) & 3]!);
}

/** A hand, and its numbers as they came: grip and target less grip in steps, force in hundredths of a newton, time. */
interface HandSteps {
  readonly hand: HandFrame;
  readonly steps: readonly number[];
  readonly force: number;
  readonly led: number;
}

function readHand(reader: Reader, before: HandSteps | undefined): HandSteps {
  const head = reader.byte();
  const last = head & FRAME.SAME ? before : undefined;
  if (head & FRAME.SAME && last === undefined) throw new BadFrame("The frame goes on with a hand there was not.");
  const seat = last?.hand.seat ?? reader.byte();
  const tool = last?.hand.tool ?? TOOLS[reader.byte()];
  if (tool === undefined) throw new BadFrame("The frame has a tool there is not.");
  const piece = last?.hand.piece ?? reader.byte();
  const steps = last === undefined ? [0, 0, 0, 0, 0, 0] : [...last.steps];
  reader.add((head >> 1) & 3, steps, 0);
  reader.add((head >> 3) & 3, steps, 3);
  const force = (last?.force ?? 0) + reader.signed();
  const strain = reader.byte() / 255;
  const led = head & FRAME.LED ? (last?.led ?? 0) + reader.signed() : 0;
  const hand: HandFrame = {
    seat,
    tool,
    piece,
    grip: [steps[0]! * FRAME.STEP_M, steps[1]! * FRAME.STEP_M, steps[2]! * FRAME.STEP_M],
    target: [
      (steps[0]! + steps[3]!) * FRAME.STEP_M,
      (steps[1]! + steps[4]!) * FRAME.STEP_M,
      (steps[2]! + steps[5]!) * FRAME.STEP_M,
    ],
    forceN: force / 100,
    strain,
    ledMs: head & FRAME.LED ? led : null,
  };
  return { hand, steps, force, led };
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
