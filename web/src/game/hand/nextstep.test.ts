import { expect, test } from "vitest";
import { EMPTY_HAND, type HandView } from "./handview";
import { nextStep, type Task } from "./nextstep";

const hand = (change: Partial<HandView>): HandView => ({ ...EMPTY_HAND, holds: "red-hex", seat: 0, ...change });
const task = (verb: Task["verb"], plateau = false): Task => ({ verb, plateau, letsGoFirst: true });

test("one step after the other leads a column from below to the top", () => {
  expect([
    nextStep(hand({ journey: "in" }), task("move")),
    nextStep(hand({ journey: "clear" }), task("move")),
    nextStep(hand({ journey: "over" }), task("move")),
    nextStep(hand({ journey: "over", opening: "may" }), task("move")),
  ]).toEqual(["draw-out", "carry-up", "set-down", "let-go"]);
});

test("what the hook has drawn out is taken with the fingers", () => {
  expect(nextStep(hand({ grasp: "hook", journey: "in" }), task("move"))).toBe("draw-out");
  expect(nextStep(hand({ grasp: "hook", journey: "clear" }), task("move"))).toBe("regrip");
  // At the edge the hook goes no farther, and fingers can reach it from outside.
  expect(nextStep(hand({ grasp: "hook", journey: "in", feels: "edge" }), task("move"))).toBe("draw-out");
  expect(nextStep(hand({ grasp: "hook", journey: "in", feels: "rim" }), task("move"))).toBe("regrip");
});

test("a column that is to leave the game is only drawn", () => {
  expect(nextStep(hand({ journey: "clear", opening: "may" }), task("take-out"))).toBe("draw-out");
});

test("a plateau is carried over the top before it is laid", () => {
  expect(nextStep(hand({ journey: "clear" }), task("lay", true))).toBe("carry-up");
  expect(nextStep(hand({ journey: "over" }), task("lay", true))).toBe("set-down");
});

test("a column is set up wherever the hand is", () => {
  expect(nextStep(hand({ journey: "in" }), task("setup"))).toBe("set-down");
});

test("a plateau that is still held is let go of once the column is out, and not before", () => {
  const held = (journey: HandView["journey"], change: Partial<HandView> = {}): HandView =>
    hand({ journey, steadies: "blue", ...change });
  expect([
    nextStep(held("in"), task("move")),
    nextStep(held("clear"), task("move")),
    nextStep(held("clear", { grasp: "hook" }), task("move")),
    nextStep(held("over", { opening: "not" }), task("move")),
  ]).toEqual(["draw-out", "release-hold", "release-hold", "release-hold"]);
});

test("where a plateau may be held while a column is set down, nobody is asked to let go of it", () => {
  const view = hand({ journey: "clear", steadies: "blue" });
  expect(nextStep(view, { ...task("move"), letsGoFirst: false })).toBe("carry-up");
  expect(nextStep({ ...view, journey: "over" }, task("lay", true))).toBe("set-down");
});
