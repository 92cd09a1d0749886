import { expect, test, vi } from "vitest";
import type { Refusal } from "../../protocol";
import { indexOf } from "../../scene/kit";
import type { Picture } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import { KIT, villaOf } from "../../scene/showvilla";
import { AXIS, held, locked, on, onPlateau, table } from "./hand.fixture";

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
  expect([hand.view.steadies, hand.view.drags, hand.steadying.target]).toEqual([null, null, null]);
  hand.strokes.wheel(-100, false);
  expect(aims.at(-1)![2]).toBeGreaterThan(AXIS[2]); // the wheel lifts the column, which is still in hand
  expect(hand.view.holds).toBe("red-thin-1");
});

test("the only plateau above the column is held at once, at the rim nearest to the hand", () => {
  const { hand, sent, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.steadying.takeAbove();
  expect([hand.view.steadies, hand.view.tool, hand.view.drags]).toEqual(["blue", "hand", null]);
  const held = sent.at(-1);
  const outline = KIT.plateaus[0]!.outline;
  expect(held?.type === "hold" && signedDistance(outline, held.point[0], held.point[1])).toBeCloseTo(-0.008, 3);
});

test("of several plateaus above the column the lowest is held at once, and a tap on another goes over to that", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(villaOf(2));
  hand.tapped(onPlateau("green"));
  expect(hand.view.tapped?.says).toBe("hold"); // nothing is held yet
  hand.steadying.takeAbove();
  expect([hand.view.steadies, sent.at(-1)?.type]).toEqual(["blue", "hold"]);
  expect(hand.press(on("red-thin-1"))).toBe(true); // the column can be drawn meanwhile
  hand.release();
  hand.tapped(onPlateau("green"));
  expect([hand.view.steadies, sent.slice(-2).map(({ type }) => type)]).toEqual(["green", ["release-hold", "hold"]]);
  hand.tapped(onPlateau("yellow")); // that one lies beside the villa
  expect(hand.view.steadies).toBe("green");
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

const steadied = { ...held, tool: "hold", piece: indexOf(KIT, "blue"), target: [0.01, 0.02, 0.09] } as const;

test("after a reload the other hand is known by what it is seen to hold, and lets go of that", () => {
  const { hand, sent, begin, see } = table();
  begin("red-thin-1");
  see({ ...villaOf(1), hands: [held, steadied] });
  expect([hand.view.steadies, hand.steadying.target, hand.view.seat]).toEqual(["blue", [0.01, 0.02, 0.09], 0]);
  hand.steadying.release();
  see({ ...villaOf(1), hands: [held, steadied] }); // made before the server heard of it
  expect([hand.view.steadies, sent]).toEqual([null, [{ type: "release-hold", seat: 0 }]]);
  see({ ...villaOf(1), hands: [held] });
  expect([hand.view.steadies, hand.steadying.target]).toEqual([null, null]);
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
  begin("red-thin-1"); // the connection was lost, and the table is sent again
  expect([hand.view.steadies, hand.view.holds]).toEqual([null, "red-thin-1"]);
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

test("the hook stops as soon as the column is out, and leads it nowhere from there", () => {
  const { hand, aims, begin, see, reach } = table();
  hand.take("hook");
  hand.press(on("red-thin-1"));
  reach("red-thin-1", [0]);
  begin("red-thin-1");
  hand.strokes.stroke({ dx: 300, dy: 0, height: 600 }, false);
  const drawn = villaOf(1);
  drawn.poses[held.piece * 7] = 0.4;
  see({ ...drawn, hands: [{ ...held, tool: "hook" }] });
  hand.tick(0.05);
  const stopped = hand.target;
  expect(stopped![0]).toBeCloseTo(0.4, 2);
  const told = aims.length;
  hand.strokes.stroke({ dx: 300, dy: 0, height: 600 }, false);
  hand.strokes.step("right", 5);
  hand.strokes.shift(0.01, 0);
  expect([hand.target, aims.length]).toEqual([stopped, told]);
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

test("who leads the piece on while it is asked whether to put it back keeps it", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 6));
  const ways = [
    () => hand.press(on("red-thin-1")),
    () => hand.strokes.step("right", 2),
    () => hand.strokes.wheel(100, false),
  ];
  for (const leads of ways) {
    hand.putBack();
    expect(hand.view.sure).toBe("locked");
    leads();
    expect([hand.view.sure, hand.view.holds]).toEqual([null, "red-thin-1"]);
  }
  expect(sent.map(({ type }) => type)).not.toContain("put-back");
});

/** The villa with a column that leans by so many degrees about its middle. */
function leaning(name: string, degrees: number): Picture {
  const picture = villaOf(1);
  const half = (degrees * Math.PI) / 360;
  picture.poses.set([Math.cos(half), 0, Math.sin(half), 0], indexOf(KIT, name) * 7 + 3);
  return picture;
}

test("putting back asks wherever the column may have been drawn: led out and back, felt twice, tipped, or led just now", () => {
  const ways: ((at: ReturnType<typeof table>) => void)[] = [
    ({ see, chosen }) => {
      see(shifted("red-thin-1", 3));
      chosen();
      see(shifted("red-thin-1", 0.4));
    },
    ({ hand, see, end, begin }) => {
      see(shifted("red-thin-1", 0.6));
      end();
      hand.press(on("red-thin-1"));
      begin("red-thin-1");
      see(shifted("red-thin-1", 1.2));
    },
    ({ see }) => see(leaning("red-thin-1", 2)),
    ({ hand }) => hand.strokes.step("right", 2),
  ];
  for (const way of ways) {
    const at = table();
    at.hand.press(on("red-thin-1"));
    at.begin("red-thin-1");
    way(at);
    at.hand.putBack();
    expect([at.hand.view.sure, way]).toEqual(["locked", way]);
    expect(at.sent.map(({ type }) => type)).not.toContain("put-back");
  }
});

test("how far a hand was led in vain is no price once wood and server have had their time", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { hand, sent, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.strokes.step("right", 5);
  vi.advanceTimersByTime(1000);
  hand.putBack();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
  vi.useRealTimers();
});

test("a page that has only just come asks as the server says", () => {
  for (const chosen of [false, true]) {
    const at = table();
    at.begin("red-thin-1");
    if (chosen) at.chosen();
    at.see({ ...shifted("red-thin-1", 0.3), hands: [held] });
    at.hand.putBack();
    expect(at.hand.view.sure).toBe(chosen ? "locked" : null);
  }
});

test("fingers stay closed round a column that was drawn before the server has said so", () => {
  const { hand, sent, begin, see, chosen } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 3));
  hand.letGo();
  expect([hand.view.why?.refusal.reason, sent.map(({ type }) => type)]).toEqual(["still-inside", ["grip"]]);
  chosen();
  hand.letGo();
  expect(sent.at(-1)).toEqual({ type: "let-go", seat: 0 }); // the server says why not
});

test("a second finger opens the hand round what has not moved, and round nothing else", () => {
  const opened = (way: (at: ReturnType<typeof table>) => void, piece = "red-thin-1") => {
    const at = table();
    at.hand.press(on("red-thin-1"));
    at.begin(piece);
    way(at);
    at.hand.cancelUnmoved();
    return at.sent.some(({ type }) => type === "let-go");
  };
  expect(opened(() => undefined)).toBe(true);
  expect(opened(({ see }) => see(shifted("red-thin-1", 0.4)))).toBe(true);
  expect(opened(({ see }) => see(shifted("red-thin-1", 10)))).toBe(false);
  expect(opened(({ chosen }) => chosen())).toBe(false); // led out and back
  expect(opened(({ hand }) => hand.strokes.step("right", 2))).toBe(false); // the hand may be on its way
  expect(opened(({ hand }) => hand.release())).toBe(false); // another press kept it in hand before
});

test("a column that was merely felt goes back without a question", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 0.4));
  hand.putBack();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
  hand.drop(); // the table has it again
  hand.felt();
  expect(hand.view.tapped?.says).toBe("felt");
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
  hand.strokes.stroke({ dx: 40, dy: 0, height: 600 }, false);
  expect(aims).toEqual([]);
  hand.press(onPlateau("green"));
  hand.strokes.stroke({ dx: 8, dy: 0, height: 600 }, false);
  expect(aims).toEqual([]);
  hand.strokes.stroke({ dx: 8, dy: 0, height: 600 }, false);
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

test("a hook stays behind a column that is still in the villa, and a column that nobody has hold of is taken again", () => {
  const { hand, sent, begin, open, reach, see } = table();
  hand.take("hook");
  hand.press(on("red-hex"));
  reach("red-hex", [0]);
  begin("red-hex");
  const drawn = villaOf(1);
  drawn.poses[indexOf(KIT, "red-hex") * 7]! += 0.01;
  see(drawn);
  hand.letGo();
  expect(sent.map(({ type }) => type)).toEqual(["ask-reach", "hook"]);
  expect(hand.view.tapped).toMatchObject({ piece: "red-hex", says: "still-in" });
  open();
  hand.press(on("red-hex"));
  expect(sent.map(({ type }) => type)).toEqual(["ask-reach", "hook", "hook"]);
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
