import { expect, test } from "vitest";
import { indexOf } from "../../scene/kit";
import { KIT, villaOf } from "../../scene/showvilla";
import { held, on, table } from "./hand.fixture";

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
