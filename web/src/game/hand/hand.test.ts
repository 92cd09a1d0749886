import { expect, test } from "vitest";
import type { FromClient, Refusal, View } from "../../protocol";
import { KIT, villaOf } from "../../scene/example";
import { homeEye } from "../../scene/eye";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import type { Vec3 } from "../../scene/vector";
import { NOTHING_YET, type TableState } from "../state/tablestate";
import { Hand } from "./hand";

const locked: Refusal = { clause: "ABORT-2", reason: "column-locked", facts: {} };

/** A hand at a table where seat 0 may take the first red column and not the second. */
function table() {
  const sent: FromClient[] = [];
  const aims: Vec3[] = [];
  const touch = [
    {
      seat: 0,
      verb: "move",
      may: ["red-thin-1", "red-hex"],
      refused: { "red-thin-2": locked },
      only: { "red-hex": "hook" },
    },
  ];
  const view = {
    edition: "de",
    house: {},
    touch,
    may: [["move"]],
    at: {},
    top: "blue",
    over: false,
  } as unknown as View;
  let state: TableState = {
    ...NOTHING_YET,
    mine: [0],
    game: { view, attempt: null, outcome: null } as unknown as NonNullable<TableState["game"]>,
  };
  let picture: Picture = villaOf(1);
  const hand = new Hand(KIT, {
    table: () => state,
    picture: () => picture,
    eye: () => homeEye(0.1, 1.6),
    told: () => null,
    send: (message) => void sent.push(message),
    aim: (_seat, _which, position) => void aims.push(position),
    changed: () => undefined,
  });
  return {
    hand,
    sent,
    aims,
    begin(piece: string) {
      const attempt = { seat: 0, verb: "move", piece, tool: "hand", since: 0, phase: "in-hand", pushed: null } as const;
      state = { ...state, game: { ...state.game!, attempt } };
      hand.accepted();
      hand.follow();
    },
    turn(phase: "returning" | "settling" | "mending") {
      state = { ...state, game: { ...state.game!, attempt: { ...state.game!.attempt!, phase } } };
      hand.follow();
    },
    end() {
      state = { ...state, game: { ...state.game!, attempt: null } };
      hand.follow();
    },
    mark(mark: Refusal | null) {
      state = { ...state, mark };
    },
    reach(column: string, hook: readonly number[]) {
      state = { ...state, reach: { type: "reach", column, fingers: [], hook, fromAbove: false } };
      hand.reached();
    },
    see(next: Picture) {
      picture = next;
      hand.follow();
    },
  };
}

const on = (name: string, point: Vec3 = [0.05, 0, 0.04]): Pick => ({
  piece: { type: "column", index: indexOf(KIT, name), name },
  point,
  local: [0, 0, 0],
  distance: 0.6,
  exact: true,
});

const onPlateau = (name: string): Pick => ({
  ...on("red-thin-1", [0.02, 0, 0.09]),
  piece: { type: "plateau", index: indexOf(KIT, name), name },
});

const AXIS = poseOf(villaOf(1), indexOf(KIT, "red-thin-1")).point;

/** Four centimetres above the column's foot, and wanting to be elsewhere. */
const held = {
  tool: "hand",
  piece: indexOf(KIT, "red-thin-1"),
  grip: [0.1, 0, 0.04],
  target: [0.12, 0, 0.04],
  strain: 0,
  colour: "red",
  name: null,
} as const;

test("a press on a column of mine grips it where it was pressed", () => {
  const { hand, sent } = table();
  expect(hand.press(on("red-thin-1"))).toBe(true);
  expect(sent).toEqual([{ type: "grip", seat: 0, column: "red-thin-1", point: [0, 0, 0] }]);
  expect(hand.target).toEqual(AXIS); // the fingers close round the axis, whatever side was pressed
});

test("a press on a column that I may not touch says why and sends nothing", () => {
  const { hand, sent } = table();
  hand.press(on("red-thin-2"));
  expect([hand.view.why?.refusal, hand.view.holds, sent]).toEqual([locked, null, []]);
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
  hand.stroke({ dx: 40, dy: 0, height: 600 }, false);
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
    hand.stroke({ dx: 40, dy: 0, height: 600 }, precise);
    return Math.hypot(hand.target![0] - AXIS[0], hand.target![1] - AXIS[1]);
  };
  expect(way(true)).toBeCloseTo(way(false) / 5);
});

const NO_ROOM = { clause: "MOVE-4", reason: "no-room", facts: {} } as unknown as Refusal;

test("a grip that the server refuses leaves an empty hand", () => {
  const { hand } = table();
  hand.press(on("red-thin-1"));
  hand.refused("grip", NO_ROOM);
  expect([hand.view.holds, hand.target]).toEqual([null, null]);
  expect(hand.view.why).toEqual({ refusal: NO_ROOM, count: 1, at: on("red-thin-1").point, what: "grip" });
});

test("a plateau that the server does not let one hold is not held", () => {
  const { hand, aims, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.take("hold");
  hand.press(onPlateau("green"));
  expect([hand.view.steadies, hand.view.drags]).toEqual(["green", null]);
  hand.refused("hold", NO_ROOM);
  expect(hand.view.why?.at).toEqual(onPlateau("green").point);
  expect([hand.view.steadies, hand.view.drags, hand.holdTarget]).toEqual([null, null, null]);
  hand.wheel(-100, false);
  expect(aims.at(-1)![2]).toBeGreaterThan(AXIS[2]); // the wheel lifts the column, which is still in hand
  expect(hand.view.holds).toBe("red-thin-1");
});

test("the only plateau above the column is held at once, at the rim nearest to the hand", () => {
  const { hand, sent, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.hold();
  expect([hand.view.steadies, hand.view.tool, hand.view.drags]).toEqual(["blue", "hand", null]);
  const held = sent.at(-1);
  const outline = KIT.plateaus[0]!.outline;
  expect(held?.type === "hold" && signedDistance(outline, held.point[0], held.point[1])).toBeCloseTo(-0.008, 3);
});

test("of several plateaus above the column one is asked for", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(villaOf(2));
  const before = sent.length;
  hand.hold();
  expect([hand.view.tool, hand.view.steadies, sent.length]).toEqual(["hold", null, before]);
  expect(hand.press(on("red-thin-1"))).toBe(true); // the column can be drawn meanwhile
  expect(hand.view.drags).toBe("main");
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

const steadied = { ...held, tool: "hold", piece: indexOf(KIT, "blue"), target: [0.01, 0.02, 0.09] } as const;

test("after a reload the other hand is known by what it is seen to hold, and lets go of that", () => {
  const { hand, sent, begin, see } = table();
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [held, steadied] });
  expect([hand.view.steadies, hand.holdTarget, hand.view.seat]).toEqual(["blue", [0.01, 0.02, 0.09], 0]);
  hand.releaseHold();
  see({ ...villaOf(1), hands: [held, steadied] }); // made before the server heard of it
  expect([hand.view.steadies, sent]).toEqual([null, [{ type: "release-hold", seat: 0 }]]);
  see({ ...villaOf(1), hands: [held] });
  expect([hand.view.steadies, hand.holdTarget]).toEqual([null, null]);
});

test("a hold that is not seen yet is kept, and one that was lost on the way is forgotten with the next whole picture", () => {
  const { hand, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [held] });
  hand.take("hold");
  hand.press(onPlateau("blue"));
  see({ ...villaOf(1), hands: [held] });
  expect(hand.view.steadies).toBe("blue");
  begin("red-thin-1"); // the line was down, and the table is told anew
  expect([hand.view.steadies, hand.view.holds]).toEqual([null, "red-thin-1"]);
});

test("setting down lets go as soon as one may", () => {
  const { hand, sent, begin, mark, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [held] });
  hand.step("up", 160);
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

const HEIGHT_M = 0.3; // over the heads of all that stand

/** A hand that keeps the first thin red column high over this spot. */
function holdingOver(x: number, y: number) {
  const at = table();
  at.hand.press(on("red-thin-1"));
  at.begin("red-thin-1");
  const picture = villaOf(1);
  picture.poses.set([x, y, HEIGHT_M], held.piece * 7);
  at.see({ ...picture, hands: [{ ...held, grip: [x, y, HEIGHT_M] }] });
  at.hand.shift(x - AXIS[0], y - AXIS[1]);
  at.hand.step("up", (HEIGHT_M - AXIS[2]) * 1000);
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
  hand.shift(-AXIS[0], -AXIS[1]);
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

test("when the attempt is over the hand is empty", () => {
  const { hand, begin, end } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  end();
  expect([hand.view.holds, hand.target]).toEqual([null, null]);
});

test("a column that the hook drew out and the fingers took is gone from the hand with its attempt", () => {
  const { hand, sent, begin, see, end, reach } = table();
  hand.take("hook");
  hand.press(on("red-thin-1"));
  reach("red-thin-1", [0]);
  begin("red-thin-1");
  const drawn = villaOf(1);
  drawn.poses[held.piece * 7] = 0.4;
  see({ ...drawn, hands: [{ ...held, tool: "hook" }] });
  hand.tick(0.05);
  hand.press(on("red-thin-1"));
  expect(sent.map((message) => message.type)).toEqual(["ask-reach", "hook", "grip"]);
  end();
  expect(hand.view.holds).toBeNull();
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
  hand.help("up");
  expect([hand.view.assist, hand.view.blocked]).toEqual(["up", false]);
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

/** The villa with a piece moved by this many millimetres. */
function shifted(name: string, millimetres: number): Picture {
  const picture = villaOf(1);
  const at = indexOf(KIT, name) * 7;
  picture.poses[at] = picture.poses[at]! + millimetres / 1000;
  return picture;
}

test("putting back a column that has moved says its price and asks first", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 6));
  hand.putBack();
  expect([hand.view.sure, sent.map(({ type }) => type)]).toEqual(["locked", ["grip"]]);
  hand.keepHold();
  expect([hand.view.sure, hand.view.holds]).toEqual([null, "red-thin-1"]);
  hand.putBack();
  hand.putBackSurely();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
});

test("a column that was merely felt goes back without a question", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 0.4));
  hand.putBack();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
});

test("where only the hook gets in, a press offers it, and it goes a way that there is", () => {
  const { hand, sent, reach } = table();
  hand.press(on("red-hex"));
  expect([hand.view.offer?.column, hand.view.holds]).toEqual(["red-hex", null]);
  reach("red-hex", [Math.PI / 2]);
  hand.takeOffer();
  expect([hand.view.holds, hand.view.grasp, hand.view.offer]).toEqual(["red-hex", "hook", null]);
  const hooked = sent.at(-1);
  expect(hooked?.type === "hook" && hooked.direction.map((part) => Math.round(part))).toEqual([0, 1]);
});

test("an offer of the hook is forgotten with the next press", () => {
  const { hand } = table();
  hand.press(on("red-hex"));
  hand.press(on("red-thin-1"));
  expect([hand.view.offer, hand.view.holds]).toEqual([null, "red-thin-1"]);
});

test("a hand that steadies keeps still, and minds no twitch once it is led", () => {
  const { hand, aims, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.take("hold");
  hand.press(onPlateau("green"));
  hand.stroke({ dx: 40, dy: 0, height: 600 }, false);
  expect(aims).toEqual([]);
  hand.press(onPlateau("green"));
  hand.stroke({ dx: 8, dy: 0, height: 600 }, false);
  expect(aims).toEqual([]);
  hand.stroke({ dx: 8, dy: 0, height: 600 }, false);
  expect(aims).toHaveLength(1);
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
  hand.stroke({ dx: 30, dy: 0, height: 400 }, false);
  turn("returning");
  const [before, said] = [aims.length, sent.length];
  see({ ...villaOf(1), hands: [held] }); // the table's hand is seen on it
  hand.tick(0.1);
  hand.letGo();
  hand.stroke({ dx: 30, dy: 0, height: 400 }, false);
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
  hand.shift(0.01, 0);
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
