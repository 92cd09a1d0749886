import { expect, test } from "vitest";
import { EMPTY_HAND, type HandView } from "../game/hand/handview";
import { goesOn, rumbleOf, strides } from "./gamepad";

const MOVE = { verb: "move", plateau: false, letsGoFirst: true } as const;
const pad = (axes: readonly number[], pressed: Readonly<Record<number, number>> = {}) => ({
  axes,
  buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: i in pressed, value: pressed[i] ?? 0 })),
});

test("the left stick leads in the plane, the right one raises; a stick at rest moves nothing", () => {
  const way = strides(pad([1, -1, 0, -1]), false, 0.1);
  expect([way.right, way.far, way.up].map((mm) => mm.toFixed(2))).toEqual(["1.40", "1.40", "1.40"]);
  expect(Object.values(strides(pad([0.1, -0.12, 0, 0.15]), false, 0.1)).map(Math.abs)).toEqual([0, 0, 0]);
});

test("one trigger makes it gentle, the other quick, and a clear piece goes quickly by itself", () => {
  const right = (pressed: Record<number, number>, clear = false) => strides(pad([1, 0, 0, 0], pressed), clear, 1).right;
  expect(right({ 6: 1 })).toBeCloseTo(right({}) / 5);
  expect(right({ 7: 1 })).toBeCloseTo(right({}) * 2);
  expect(right({}, true)).toBeGreaterThan(5 * right({}));
});

test("one button leads from the column to the top, and never answers a question", () => {
  const hand = (change: Partial<HandView>): HandView => ({ ...EMPTY_HAND, holds: "red-hex", seat: 0, ...change });
  expect([
    goesOn(EMPTY_HAND, MOVE),
    goesOn(hand({ journey: "in" }), MOVE),
    goesOn(hand({ journey: "clear" }), MOVE),
    goesOn(hand({ journey: "clear", grasp: "hook" }), MOVE),
    goesOn(hand({ journey: "over" }), MOVE),
    goesOn(hand({ journey: "over", opening: "may" }), MOVE),
    goesOn(hand({ sure: "locked" }), MOVE),
  ]).toEqual(["take", null, "carry-up", "regrip", "set-down", "let-go", null]);
});

test("a plateau that the other hand still holds is let go of before the column is set down", () => {
  const held: HandView = {
    ...EMPTY_HAND,
    holds: "red-hex",
    seat: 0,
    journey: "over",
    opening: "not",
    steadies: "blue",
  };
  expect([goesOn(held, MOVE), goesOn({ ...held, steadies: null }, MOVE)]).toEqual(["release-hold", "set-down"]);
});

test("it rumbles under load alone, and more under more", () => {
  expect(rumbleOf(0.05)).toEqual({ weak: 0, strong: 0 });
  expect(rumbleOf(0.5).weak).toBeGreaterThan(rumbleOf(0.15).weak);
});
