import { expect, test } from "vitest";
import { english } from "./catalogue.fixture";
import { howItIs, type InHandNow, Milestones, raisedBy, shiftOf } from "./telling";

const { say } = english;
const drawn: InHandNow = {
  plateau: false,
  verb: "move",
  journey: "in",
  grade: "firm",
  drawnMm: 0,
  leftMm: 64,
  highMm: -87,
  onBase: false,
  aside: { mm: 12, hour: 3 },
  leaned: { mm: 0, hour: 12 },
  next: "draw-out",
};

test("in the villa one hears how far it is out and still has to go, and what resists", () => {
  expect(howItIs(say, drawn, true)).toBe("It resists. 0 mm out, at least 64 mm to go. The villa stands still.");
  expect(howItIs(say, { ...drawn, drawnMm: 10, leftMm: 54, leaned: { mm: 2, hour: 3 } }, false)).toBe(
    "It resists. 10 mm out, at least 54 mm to go. The villa has moved 2 mm toward 3 o’clock.",
  );
});

test("in the air nothing resists: the height above the plateau is told", () => {
  expect(howItIs(say, { ...drawn, journey: "over", highMm: 20 }, false)).toBe(
    "20 mm above the top plateau. 12 mm from the middle, toward 3 o’clock.",
  );
  expect(howItIs(say, { ...drawn, verb: "setup", onBase: true, highMm: -1, aside: { mm: 0, hour: 12 } }, false)).toBe(
    "0 mm above the base. Right over the middle.",
  );
});

test("a plateau is told by its height over the columns, and beside the villa by what to do", () => {
  const plateau = { ...drawn, plateau: true, verb: "lay" } as const;
  expect(howItIs(say, { ...plateau, highMm: 35 }, false)).toMatch(/^35 mm above the columns\./);
  expect(howItIs(say, { ...plateau, highMm: -40 }, true)).toMatch(/^Carry it up/);
});

test("half out and free are said once each", () => {
  const way = new Milestones();
  expect(way.half(say, { journey: "in", drawnMm: 31, leftMm: 33 })).toBe("");
  expect(way.half(say, { journey: "in", drawnMm: 32, leftMm: 32 })).toBe("Half out.");
  expect(way.half(say, { journey: "in", drawnMm: 40, leftMm: 24 })).toBe("");
  expect(way.free(say, "in", "draw-out")).toBe("");
  expect(way.free(say, "clear", "carry-up")).toBe("It is free.");
  expect(way.free(say, "clear", "carry-up")).toBe("");
});

test("who has to do something first hears what Enter does now", () => {
  expect(new Milestones().free(say, "clear", "regrip")).toBe("It is free. Enter takes it in your fingers.");
  expect(new Milestones().free(say, "clear", "release-hold")).toBe(
    "It is free. First let go of the plateau: Enter does it.",
  );
});

test("a plateau that is held tells how far it rose, and which way it has gone from where it lay", () => {
  const still = { mm: 0, hour: 12 };
  const aside = shiftOf([0.1, 0, 0.2], [0.1, -0.004, 0.2], -Math.PI / 2);
  expect([raisedBy(say, 5, still), raisedBy(say, -2, still), raisedBy(say, 0, still), raisedBy(say, 0, aside)]).toEqual(
    [
      "The plateau is 5 mm higher than before.",
      "The plateau is 2 mm lower than before.",
      "The plateau lies as before.",
      "It lies 4 mm farther toward 6 o’clock than before.",
    ],
  );
});
