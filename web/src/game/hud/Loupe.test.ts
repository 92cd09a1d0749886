import { expect, test } from "vitest";
import { loupeAt } from "./Loupe";
import { overlap } from "./Slip";

const PHONE = { width: 390, height: 844 };
const SIZE = 110;
const VILLA = [
  { left: 32, top: 480, right: 358, bottom: 590 },
  { left: 70, top: 240, right: 322, bottom: 360 },
];
const PAPERS = [
  { left: 8, top: 8, right: 382, bottom: 108 },
  { left: 338, top: 106, right: 382, bottom: 150 },
  { left: 8, top: 697, right: 382, bottom: 840 },
];

const boxOf = ({ left, top }: { left: number; top: number }) => ({
  left,
  top,
  right: left + SIZE,
  bottom: top + SIZE,
});

test("the glass lies where nothing of the villa, of its papers and of the finger is", () => {
  for (let x = 60; x < 340; x += 30) {
    const glass = boxOf(loupeAt({ x, y: 540 }, VILLA, PHONE, PAPERS, null));
    const finger = { left: x - 44, right: x + 44, top: 496, bottom: 584 };
    expect([...VILLA, ...PAPERS, finger].map((box) => overlap(glass, box)).every((hidden) => hidden < 700)).toBe(true);
    expect(glass.left >= 0 && glass.right <= PHONE.width && glass.bottom <= PHONE.height).toBe(true);
  }
});

test("it stays while a finger draws to and fro, and goes when the finger comes to it", () => {
  let at = loupeAt({ x: 200, y: 540 }, VILLA, PHONE, PAPERS, null);
  const first = at;
  for (const x of [150, 120, 260, 330, 200]) at = loupeAt({ x, y: 540 }, VILLA, PHONE, PAPERS, at);
  expect(at).toEqual(first);
  const finger = { x: first.left + SIZE / 2, y: first.top + SIZE / 2 };
  expect(loupeAt(finger, VILLA, PHONE, PAPERS, first)).not.toEqual(first);
});
