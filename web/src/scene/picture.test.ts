import { expect, it } from "vitest";
import { handShown } from "../access/villa.fixture";
import { between, type HandShown, looksLike, type Picture } from "./picture";

const pose = (x: number, turn: number): Float32Array =>
  new Float32Array([x, 0, 0, Math.cos(turn / 2), 0, 0, Math.sin(turn / 2)]);

it("halfway between two poses is half the way and half the turn", () => {
  const half = between(pose(0, 0), pose(2, 1), 0.5, new Float32Array(7));
  expect(half[0]).toBeCloseTo(1);
  expect(2 * Math.atan2(half[6]!, half[3]!)).toBeCloseTo(0.5);
});

it("a turn takes the short way, whichever sign its quaternion has", () => {
  const flipped = pose(0, 0.4).map((value, i) => (i < 3 ? value : -value));
  const half = between(pose(0, 0), flipped, 0.5, new Float32Array(7));
  expect(Math.abs(2 * Math.atan2(half[6]!, half[3]!))).toBeCloseTo(0.2);
});

const hand = handShown({ strain: 0.2 });
const picture = (x: number, ...hands: HandShown[]): Picture => ({ poses: pose(x, 0), places: ["villa"], hands });

it("a picture looks like another until wood moves, a hand moves, comes or goes, or pulls harder", () => {
  expect(looksLike(picture(1, hand), picture(1, { ...hand, strain: 0.201 }))).toBe(true);
  expect(looksLike(picture(1), picture(1.0001))).toBe(false);
  expect(looksLike(picture(1), picture(1, hand))).toBe(false);
  expect(looksLike(picture(1, hand), picture(1, { ...hand, target: [0, 0, 0.05] }))).toBe(false);
  expect(looksLike(picture(1, hand), picture(1, { ...hand, strain: 0.6 }))).toBe(false);
  expect(looksLike(picture(1), { ...picture(1), places: ["out"] })).toBe(false);
});
