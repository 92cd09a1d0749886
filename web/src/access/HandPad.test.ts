import { expect, test } from "vitest";
import { EMPTY_HAND, type HandView } from "../game/hand";
import { meansNext, nextOf } from "./HandPad";

const hand = (change: Partial<HandView>): HandView => ({ ...EMPTY_HAND, holds: "red-hex", seat: 0, ...change });

test("one key after the other leads a column from below to the top", () => {
  expect([
    nextOf(hand({ journey: "in" }), "move", false, false),
    nextOf(hand({ journey: "clear" }), "move", false, false),
    nextOf(hand({ journey: "clear", assist: "up" }), "move", false, false),
    nextOf(hand({ journey: "over" }), "move", false, false),
    nextOf(hand({ journey: "over" }), "move", false, true),
  ]).toEqual(["draw-out", "carry-up", "wait", "set-down", "let-go"]);
});

test("what the hook has drawn out is taken with the fingers", () => {
  expect(nextOf(hand({ grasp: "hook", journey: "clear" }), "move", false, true)).toBe("regrip");
});

test("a column that is to leave the game is only drawn", () => {
  expect(nextOf(hand({ journey: "in" }), "take-out", false, true)).toBe("draw-out");
});

test("a second Enter, or one that is held down, never answers the next question", () => {
  const drew = { next: "draw-out", at: 1000 } as const;
  expect(meansNext(null, { next: "draw-out", at: 0 }, false)).toBe(true);
  expect(meansNext(drew, { next: "draw-out", at: 1050 }, true)).toBe(true);
  expect(meansNext(drew, { next: "carry-up", at: 1050 }, true)).toBe(false);
  expect(meansNext(drew, { next: "carry-up", at: 1200 }, false)).toBe(false);
  expect(meansNext(drew, { next: "carry-up", at: 1600 }, false)).toBe(true);
  expect(meansNext({ next: "let-go", at: 0 }, { next: "let-go", at: 30 }, true)).toBe(false);
});
