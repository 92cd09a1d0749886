import { expect, test } from "vitest";
import { type Box, besideOf, overlap } from "./Slip";

const PHONE = { width: 390, height: 844 };
const slip = { width: 270, height: 80 };
const lies = ({ left, top }: { left: number; top: number }): Box => ({
  left,
  top,
  right: left + slip.width,
  bottom: top + slip.height,
});

test("a slip hides neither what it speaks of nor a paper, wherever on a phone that is", () => {
  const papers = [
    { left: 8, top: 8, right: 382, bottom: 100 },
    { left: 8, top: 456, right: 382, bottom: 836 },
  ];
  for (let x = 20; x < 370; x += 30) {
    for (let y = 210; y < 430; y += 20) {
      const about = { left: x - 15, top: y - 30, right: x + 15, bottom: y + 10 };
      const box = lies(besideOf(about, slip, PHONE, papers));
      expect([about, ...papers].map((other) => overlap(box, other))).toEqual([0, 0, 0]);
      expect(Math.min(box.left, PHONE.width - box.right)).toBeGreaterThanOrEqual(8);
    }
  }
});

test("to the right where there is room", () => {
  const about = { left: 600, top: 300, right: 640, bottom: 380 };
  const { left, top } = besideOf(about, slip, { width: 1280, height: 720 }, []);
  expect([left, top]).toEqual([652, 300]);
});

test("words about a piece over the villa lie beside both, and where there is no room beside, over or under both", () => {
  const villa = { left: 60, top: 240, right: 330, bottom: 540 };
  const slip = { width: 230, height: 50 };
  const wide = besideOf(villa, slip, { width: 1280, height: 720 }, [], 290);
  expect(wide).toEqual({ left: 342, top: 265 });
  const narrow = besideOf(villa, slip, { width: 390, height: 844 }, [], 290);
  expect(narrow.top + slip.height <= villa.top || narrow.top >= villa.bottom).toBe(true);
});

test("level with the foot of a column, a slip beside it lies below the edge of the plateau above", () => {
  const column = { left: 400, top: 200, right: 424, bottom: 280 };
  const { left, top } = besideOf(column, { width: 120, height: 30 }, { width: 844, height: 390 }, [], column.bottom);
  expect([left, top]).toEqual([436, 265]);
});

test("words about a piece of a wide villa lie on its own side of that, a little higher where papers lie", () => {
  const villa = { left: 360, top: 240, right: 900, bottom: 600 };
  const story = { left: 976, top: 480, right: 1264, bottom: 704 };
  const room = { width: 1280, height: 720 };
  const at = (x: number, y: number) => besideOf(villa, { width: 340, height: 70 }, room, [story], y, { x, y });
  expect(at(820, 500)).toEqual({ left: 912, top: 395 });
  expect(at(400, 500).left).toBeLessThan(360);
  expect(at(620, 260)).toEqual({ left: 450, top: 158 });
});
