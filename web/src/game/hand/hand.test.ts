import { expect, test } from "vitest";
import type { Refusal } from "../../protocol";
import { villaOf } from "../../scene/showvilla";
import { AXIS, held, locked, NO_ROOM, on, table } from "./hand.fixture";

test("a press on a column of mine grips it where it was pressed", () => {
  const { hand, sent } = table();
  expect(hand.press(on("red-thin-1"))).toBe(true);
  expect(sent).toEqual([{ type: "grip", seat: 0, column: "red-thin-1", point: [0, 0, 0] }]);
  expect(hand.target).toEqual(AXIS); // the fingers close around the axis, wherever the column was pressed
});

test("a press on a column that I may not touch says why and sends nothing", () => {
  const { hand, sent } = table();
  hand.press(on("red-thin-2"));
  expect([hand.view.why?.refusal, hand.view.holds, sent]).toEqual([locked, null, []]);
});

test("a tap that took nothing is answered: how a column is taken, or what the table waits for", () => {
  const { hand, begin } = table();
  hand.tapped(on("red-thin-1"));
  expect(hand.view.tapped).toMatchObject({ piece: "red-thin-1", says: "keep" });
  hand.press(on("red-thin-1"));
  expect(hand.view.tapped).toBe(null);
  begin("red-thin-1");
  hand.tapped(on("red-thin-1"));
  expect(hand.view.tapped).toBe(null); // a press on it would lead what is in hand
  hand.tapped(on("red-thin-2"));
  expect(hand.view.tapped).toMatchObject({ piece: "red-thin-2", says: "wait" });
});

test("with a column in hand, a press on another one changes nothing", () => {
  const { hand, sent, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const before = hand.view;
  expect([hand.press(on("red-thin-2")), hand.view, sent.length]).toEqual([false, before, 1]);
});

test("the hand follows the pointer and stays closed when the button is let go", () => {
  const { hand, aims, sent } = table();
  hand.press(on("red-thin-1"));
  hand.strokes.stroke({ dx: 40, dy: 0, height: 600 }, false);
  hand.release();
  expect(aims).toHaveLength(1);
  expect(hand.target![2]).toBe(AXIS[2]);
  expect([hand.view.holds, hand.view.drags]).toEqual(["red-thin-1", null]);
  expect(sent.map((message) => message.type)).toEqual(["grip"]);
});

test("gently, the same stroke is a fifth of the way", () => {
  const way = (precise: boolean): number => {
    const { hand } = table();
    hand.press(on("red-thin-1"));
    hand.strokes.stroke({ dx: 40, dy: 0, height: 600 }, precise);
    return Math.hypot(hand.target![0] - AXIS[0], hand.target![1] - AXIS[1]);
  };
  expect(way(true)).toBeCloseTo(way(false) / 5);
});

test("a grip that the server refuses leaves an empty hand", () => {
  const { hand } = table();
  hand.press(on("red-thin-1"));
  hand.refused("grip", NO_ROOM);
  expect([hand.view.holds, hand.target]).toEqual([null, null]);
  expect(hand.view.why).toEqual({ refusal: NO_ROOM, count: 1, at: on("red-thin-1").point, what: "grip" });
});

test("a column that is free is led along the villa and away from it, and not back under its plateau", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const picture = villaOf(1);
  picture.poses.set([0.17, 0, AXIS[2]], held.piece * 7);
  see({ ...picture, hands: [{ ...held, grip: [0.17, 0, AXIS[2]] }] });
  hand.tick(0.05);
  expect(hand.view.journey).toBe("clear");
  const [x, y] = hand.target!;
  hand.strokes.shift(-0.08, 0);
  expect([hand.target![0], hand.target![1]]).toEqual([x, y]);
  hand.strokes.shift(0.02, 0.01);
  expect([hand.target![0], hand.target![1]]).toEqual([expect.closeTo(x + 0.02), expect.closeTo(y + 0.01)]);
});

test("what else is refused opens no hand", () => {
  const { hand } = table();
  hand.press(on("red-thin-1"));
  hand.refused("consent", NO_ROOM);
  expect([hand.view.holds, hand.view.why]).toEqual(["red-thin-1", null]);
});

test("after a reload the hand waits for a picture that shows where it is", () => {
  const { hand, begin, see } = table();
  begin("red-thin-1");
  expect(hand.target).toBeNull();
  see({ ...villaOf(1), hands: [held] });
  expect([hand.view.holds, hand.target]).toEqual(["red-thin-1", [0.12, 0, 0.04]]);
});

test("when the attempt is over the hand is empty", () => {
  const { hand, begin, end } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  end();
  expect([hand.view.holds, hand.target]).toEqual([null, null]);
});

test("whether it may be let go is not told before the column is over the top", () => {
  const { hand, begin, mark, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  mark(null); // merely felt: opening the hand would be free
  see({ ...villaOf(1), hands: [held] });
  hand.tick(0.02);
  expect([hand.view.journey, hand.view.opening]).toEqual(["in", "far"]);
});

test("once the table puts the column back, no hand of ours is on it any more and none is led", () => {
  const { hand, aims, sent, begin, turn, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.strokes.stroke({ dx: 30, dy: 0, height: 400 }, false);
  turn("returning");
  const [before, said] = [aims.length, sent.length];
  see({ ...villaOf(1), hands: [held] }); // the table's hand is seen on it
  hand.tick(0.1);
  hand.letGo();
  hand.strokes.stroke({ dx: 30, dy: 0, height: 400 }, false);
  expect([hand.view.holds, hand.view.drags, hand.target, aims.length, sent.length]).toEqual([
    null,
    null,
    null,
    before,
    said,
  ]);
});

test("why something was refused is no more said once the hand has gone on", () => {
  const { hand, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.refused("put-back", locked);
  expect(hand.view.why?.refusal).toEqual(locked);
  hand.tick(0.016);
  expect(hand.view.why).not.toBeNull();
  hand.strokes.shift(0.01, 0);
  hand.tick(0.016);
  expect(hand.view.why).toBeNull();
});

test("the column under the pointer is known while nobody draws one, and again afterwards", () => {
  const { hand, begin, end } = table();
  hand.hover("red-hex");
  expect(hand.view.hovers).toBe("red-hex");
  begin("red-thin-1");
  expect(hand.view.hovers).toBeNull();
  hand.hover("red-hex");
  expect(hand.view.hovers).toBeNull();
  end();
  hand.hover("red-hex");
  expect(hand.view.hovers).toBe("red-hex");
});

test("a reason that was said is taken back when the referee has another one by now, though the hand keeps still", () => {
  const { hand, begin, mark } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const few: Refusal = { clause: "PLATEAU-8", reason: "too-few-columns", facts: { covers: "2", least: "3" } };
  mark(few);
  hand.refused("let-go", few);
  hand.tick(0.016);
  expect(hand.view.why?.refusal.reason).toBe("too-few-columns");
  mark({ clause: "PLATEAU-7", reason: "plateau-beyond-base", facts: { plateau: "green" } });
  hand.tick(0.016);
  expect(hand.view.why).toBeNull();
});

test("while one is only to look round, a press on wood is left to the eye, and nothing is refused", () => {
  const { hand, sent } = table();
  hand.onlyLooks = true;
  for (const name of ["red-thin-1", "red-thin-2"]) {
    expect([hand.press(on(name)), hand.allows(on(name))]).toEqual([false, "none"]);
    hand.tapped(on(name));
  }
  expect([sent, hand.view.why, hand.view.tapped]).toEqual([[], null, null]);
});
