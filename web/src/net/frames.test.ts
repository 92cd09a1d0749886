import { describe, expect, it } from "vitest";
import vectors from "../../../tests/protocol/vectors.json";
import { PLACES, TOOLS } from "../protocol";
import { BadFrame, FrameDecoder, splitFrames } from "./frames";

const bytes = (hex: string): ArrayBuffer =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)).buffer;

function near(read: ArrayLike<number>, wanted: readonly number[]): void {
  for (const [i, value] of wanted.entries()) expect(read[i]).toBeCloseTo(value, 6);
}

const key = bytes(vectors[0]!.frame);

describe("the frame decoder", () => {
  it("reads every frame as the server meant it", () => {
    const decoder = new FrameDecoder();
    for (const vector of vectors) {
      const moment = decoder.decode(bytes(vector.frame));
      expect(moment.tick).toBe(vector.tick);
      expect(moment.rests).toBe(vector.rests);
      expect(moment.places).toEqual(vector.places.map((place) => PLACES[place]));
      const wanted = vector.poses.flat();
      expect(moment.poses.length).toBe(wanted.length);
      near(moment.poses, wanted);
      expect(moment.hands.length).toBe(vector.hands.length);
      vector.hands.forEach((hand, i) => {
        const read = moment.hands[i]!;
        expect([read.seat, read.tool, read.piece]).toEqual([hand.seat, TOOLS[hand.tool], hand.piece]);
        expect(read.forceN).toBeCloseTo(hand.forceN, 6);
        expect(read.strain).toBeCloseTo(hand.strain, 5);
        expect(read.ledMs).toBe(hand.ledMs);
        near(read.grip, hand.grip);
        near(read.target, hand.target);
      });
      expect(moment.contacts.length).toBe(vector.contacts.length);
      vector.contacts.forEach((contact, i) => {
        const read = moment.contacts[i]!;
        expect([read.first, read.second]).toEqual([contact.first, contact.second]);
        expect(read.impulseNs).toBeCloseTo(contact.impulseNs, 8);
        expect(read.slideMS).toBeCloseTo(contact.slideMS, 8);
      });
    }
  });

  it("refuses a delta before any key frame", () => {
    expect(() => new FrameDecoder().decode(bytes(vectors[1]!.frame))).toThrow(BadFrame);
  });

  it("refuses a frame that is cut short or has something after its end", () => {
    const decoder = new FrameDecoder();
    expect(() => decoder.decode(key.slice(0, 40))).toThrow(BadFrame);
    expect(() => decoder.decode(bytes(`${vectors[0]!.frame}00`))).toThrow(BadFrame);
  });

  it("takes a replay's frames apart by their lengths", () => {
    const all = new Uint8Array(2 * (4 + key.byteLength));
    for (const at of [0, 4 + key.byteLength]) {
      new DataView(all.buffer).setUint32(at, key.byteLength, true);
      all.set(new Uint8Array(key), at + 4);
    }
    expect([...splitFrames(all.buffer)]).toEqual([key, key]);
  });
});
