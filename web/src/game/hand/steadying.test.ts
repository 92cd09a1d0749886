import { expect, test } from "vitest";
import { indexOf } from "../../scene/kit";
import { signedDistance } from "../../scene/rim";
import { KIT, villaOf } from "../../scene/showvilla";
import { AXIS, held, NO_ROOM, on, onPlateau, table } from "./hand.fixture";

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
