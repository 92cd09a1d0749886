import { expect, test } from "vitest";
import { english } from "./catalogue.fixture";
import { howItIs, type InHandNow, Milestones, raisedBy } from "./telling";

const { say } = english;
const drawn: InHandNow = {
  plateau: false,
  verb: "move",
  journey: "in",
  grade: "firm",
  drawnMm: 0,
  wholeMm: 64,
  highMm: -87,
  onBase: false,
  leanedMm: 0,
  next: "draw-out",
};

test("in the villa one hears how far it is out of how much, and what resists", () => {
  expect(howItIs(say, drawn, true)).toBe("It resists. 0 of about 64 mm out. The villa stands still.");
  expect(howItIs(say, { ...drawn, drawnMm: 10, leanedMm: 2 }, false)).toBe(
    "It resists. 10 of about 64 mm out. The villa has moved 2 mm.",
  );
});

test("in the air nothing resists: the height above the plateau is told", () => {
  expect(howItIs(say, { ...drawn, journey: "over", highMm: 20 }, false)).toBe("20 mm above the top plateau.");
  expect(howItIs(say, { ...drawn, verb: "setup", onBase: true, highMm: -1 }, false)).toBe("0 mm above the base.");
});

test("a plateau is told by its height over the columns, and beside the villa by what to do", () => {
  const plateau = { ...drawn, plateau: true, verb: "lay" } as const;
  expect(howItIs(say, { ...plateau, highMm: 35 }, false)).toBe("35 mm above the columns.");
  expect(howItIs(say, { ...plateau, highMm: -40 }, true)).toMatch(/^Carry it up/);
});

test("half out and free are said once each", () => {
  const way = new Milestones();
  expect(way.half(say, { ...drawn, drawnMm: 31 })).toBe("");
  expect(way.half(say, { ...drawn, drawnMm: 32 })).toBe("Half out.");
  expect(way.half(say, { ...drawn, drawnMm: 40 })).toBe("");
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

test("a plateau that is held tells how far it rose", () => {
  expect([raisedBy(say, 5), raisedBy(say, -2), raisedBy(say, 0)]).toEqual([
    "The plateau is 5 mm higher than before.",
    "The plateau is 2 mm lower than before.",
    "The plateau lies as before.",
  ]);
});
