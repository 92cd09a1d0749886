import { expect, test } from "vitest";
import type { Refusal } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import { KIT, villaOf } from "../../scene/showvilla";
import type { Vec3 } from "../../scene/vector";
import { AXIS, held, on, onPlateau, table } from "./hand.fixture";

test("setting down lets go as soon as one may", () => {
  const { hand, sent, begin, mark, see, chosen } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  chosen();
  see({ ...villaOf(1), hands: [held] });
  hand.strokes.step("up", 160);
  hand.help("down");
  hand.tick(0.05);
  expect(hand.target![2]).toBeCloseTo(AXIS[2] + 0.16); // the column is not over the spot yet
  for (let i = 0; i < 10; i++) {
    const [x, y] = hand.target!;
    see({ ...villaOf(1), hands: [{ ...held, grip: [x, y, AXIS[2]] }] });
    hand.tick(0.05);
  }
  expect(hand.target![2]).toBeLessThan(AXIS[2] + 0.16);
  mark(null);
  hand.tick(0.05);
  expect(sent.map((message) => message.type)).toEqual(["grip", "let-go"]);
});

test("a server that says only after the way down that it may stand opens the hand all the same", () => {
  const { hand, sent, mark } = down();
  expect([hand.view.assist, sent.at(-1)?.type]).toEqual([null, "grip"]); // it has waited long enough
  mark(null);
  hand.tick(0.1);
  hand.tick(0.1);
  expect(sent.map(({ type }) => type)).toEqual(["grip", "let-go"]);
});

test("a column that the player leads on after its way down is not let go by itself", () => {
  const { hand, sent, mark } = down();
  hand.strokes.shift(0.01, 0);
  mark(null);
  hand.tick(0.1);
  expect(sent.map(({ type }) => type)).toEqual(["grip"]);
});

/** A hand at the end of its way down, of which the server has only said that it is in the air. */
function down() {
  const at = holdingOver(0, 0);
  at.mark(inTheAir);
  at.hand.help("down");
  for (let i = 0; i < 90 && at.hand.view.assist; i++) {
    const [x, y, z] = at.hand.target!;
    const picture = villaOf(1);
    picture.poses.set([x, y, z], held.piece * 7);
    at.see({ ...picture, hands: [{ ...held, grip: [x, y, z] }] });
    at.hand.tick(0.1);
  }
  return at;
}

test("a second press on its way down changes nothing, and says nothing", () => {
  const { hand, mark } = holdingOver(0, 0);
  hand.help("down");
  mark({ clause: "RULING-5", reason: "column-overhangs", facts: {} });
  hand.help("down");
  expect([hand.view.assist, hand.view.why]).toEqual(["down", null]);
});

test("a tap on the top plateau carries the column in hand there, over the heads of all that stand", () => {
  const { hand, aims, see } = holdingOver(0.02, 0);
  const top = { ...onPlateau("blue"), point: [-0.02, 0.01, 0.09] as Vec3 };
  hand.tapped(onPlateau("green")); // the next one lies beside the villa
  expect(hand.view.assist).toBe(null);
  const before = aims.length;
  hand.tapped(top);
  expect(hand.view.assist).toBe("up");
  for (let i = 0; i < 60 && hand.view.assist; i++) {
    hand.tick(0.05);
    const [x, y, z] = hand.target!;
    const picture = villaOf(1);
    picture.poses.set([x, y, z], held.piece * 7);
    see({ ...picture, hands: [{ ...held, grip: [x, y, z] }] });
  }
  expect([hand.target![0], hand.target![1]]).toEqual([expect.closeTo(-0.02, 3), expect.closeTo(0.01, 3)]);
  expect(Math.min(...aims.slice(before).map(([, , z]) => z))).toBeGreaterThan(0.18);
});

const HEIGHT_M = 0.3; // above the heads of all columns that stand

/** A hand that keeps the first thin red column high over this spot. */
function holdingOver(x: number, y: number) {
  const at = table();
  at.hand.press(on("red-thin-1"));
  at.begin("red-thin-1");
  const picture = villaOf(1);
  picture.poses.set([x, y, HEIGHT_M], held.piece * 7);
  at.see({ ...picture, hands: [{ ...held, grip: [x, y, HEIGHT_M] }] });
  at.hand.strokes.shift(x - AXIS[0], y - AXIS[1]);
  at.hand.strokes.step("up", (HEIGHT_M - AXIS[2]) * 1000);
  at.hand.tick(0.02);
  return at;
}

const inTheAir: Refusal = { clause: "RULING-5", reason: "not-on-top-plateau", facts: {} };

test("a column beside the top plateau is not lowered, and each press says why", () => {
  const { hand, sent, mark } = holdingOver(0.3, 0);
  mark(inTheAir);
  const before = hand.target;
  hand.help("down");
  const first = hand.view.why;
  hand.tick(0.1);
  hand.help("down");
  expect([first?.refusal.reason, hand.view.why?.count, hand.view.assist]).toEqual(["not-over-top", 2, null]);
  expect([hand.target, sent.map(({ type }) => type)]).toEqual([before, ["grip"]]);
});

test("a column over a free place of the top plateau is lowered", () => {
  const { hand, mark } = holdingOver(0, 0);
  mark(inTheAir);
  hand.help("down");
  expect([hand.view.assist, hand.view.why]).toEqual(["down", null]);
});

test("a column that is down and may not stand says so at each press", () => {
  const { hand, begin, mark, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const picture = villaOf(1);
  const top = poseOf(picture, indexOf(KIT, "blue")).point[2];
  picture.poses.set([0, 0, top + KIT.columns[held.piece]!.height / 2 + 0.004], held.piece * 7);
  see({ ...picture, hands: [held] });
  hand.strokes.shift(-AXIS[0], -AXIS[1]);
  const plateauHeld: Refusal = { clause: "BUILD-2", reason: "plateau-held", facts: { plateau: "blue" } };
  mark(plateauHeld);
  hand.tick(0.02);
  expect(hand.view.opening).toBe("not");
  hand.help("down");
  hand.help("down");
  expect([hand.view.why?.refusal, hand.view.why?.count]).toEqual([plateauHeld, 2]);
});

test("a plateau is not lowered where the server says that it may not lie, nor farther once it says so", () => {
  const { hand, begin, mark, see } = table();
  begin("green");
  const slab = { ...held, piece: indexOf(KIT, "green"), target: [0.2, 0, 0.3] } as const;
  see({ ...villaOf(1), hands: [slab] });
  const tooFew: Refusal = { clause: "PLATEAU-8", reason: "too-few-columns", facts: {} };
  mark(tooFew);
  hand.help("down");
  expect([hand.view.assist, hand.view.why?.refusal, hand.target]).toEqual([null, tooFew, [0.2, 0, 0.3]]);
  mark({ clause: null, reason: "not-there-yet", facts: {} });
  hand.help("down");
  expect(hand.view.assist).toBe("down");
  mark(tooFew);
  hand.tick(0.1);
  expect([hand.view.assist, hand.view.why?.count, hand.target]).toEqual([null, 2, [0.2, 0, 0.3]]);
});

test("on its way up a piece is not lowered", () => {
  const { hand } = holdingOver(0, 0);
  hand.help("up");
  hand.help("down");
  expect(hand.view.assist).toBe("up");
});

test("carried up, the hand turns no corner before the wood is there", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const seen = (grip: Vec3, strain = 0): void => see({ ...villaOf(1), hands: [{ ...held, grip, strain }] });
  const [x, y, z] = AXIS;
  seen(AXIS);
  hand.over(x + 0.1, y, z + 0.02);
  for (let i = 0; i < 5; i++) hand.tick(0.05);
  expect(hand.target).toEqual([x, y, z + 0.02]); // the column lags below
  seen([x, y, z + 0.018]);
  hand.tick(0.05);
  hand.tick(0.05);
  expect(hand.target![0]).toBeGreaterThan(x);
});

test("carried up, the hand stops where it pulls hard and gets nowhere, and says so", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const seen = (): void => see({ ...villaOf(1), hands: [{ ...held, grip: AXIS, strain: 1 }] });
  seen();
  hand.over(AXIS[0], AXIS[1], AXIS[2] + 0.2);
  for (let i = 0; i < 10; i++) {
    seen();
    hand.tick(0.05);
  }
  expect([hand.view.assist, hand.view.blocked]).toEqual([null, true]);
  hand.over(AXIS[0], AXIS[1], AXIS[2] + 0.2);
  expect([hand.view.assist, hand.view.blocked]).toEqual(["up", false]);
});

test("a column that is still in its storey is not carried up, and the hand says why", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [{ ...held, grip: AXIS }] });
  hand.tick(0.02);
  const before = hand.target;
  hand.help("up");
  for (let i = 0; i < 10; i++) hand.tick(0.05);
  expect([hand.view.assist, hand.view.why?.refusal.reason, hand.target]).toEqual([null, "still-inside", before]);
});

test("a hand that hears nothing of its wood for a while goes on", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [{ ...held, grip: AXIS, strain: 1 }] });
  hand.over(AXIS[0], AXIS[1], AXIS[2] + 0.2);
  for (let i = 0; i < 10; i++) hand.tick(0.05);
  expect([hand.view.assist, hand.view.blocked]).toEqual(["up", false]);
  for (let i = 0; i < 40; i++) hand.tick(0.05);
  expect([hand.view.assist, hand.view.blocked]).toEqual([null, true]);
});
