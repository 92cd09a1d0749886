import { expect, test } from "vitest";
import { villaOf } from "../../scene/showvilla";
import { held, on, onPlateau, table } from "./hand.fixture";

test("a column that is taken by name on another's turn is answered with what the table waits for", () => {
  const { hand, pass, sent } = table();
  pass();
  hand.takeNamed("red-thin-1");
  expect([hand.view.tapped?.piece, hand.view.tapped?.says, sent]).toEqual(["red-thin-1", "wait", []]);
});

test("a column that may be had is taken by its name", () => {
  const { hand, sent } = table();
  hand.takeNamed("red-thin-1");
  expect([hand.view.tapped, hand.view.drags, sent.map(({ type }) => type)]).toEqual([null, null, ["grip"]]);
});

test("a tap on a plateau says what one does with it now", () => {
  const { hand, next, pass } = table();
  const told = (plateau: string) => {
    hand.forgetTap();
    hand.tapped(onPlateau(plateau));
    return hand.view.tapped?.says;
  };
  expect(told("blue")).toBe("lies"); // columns are what is moved
  next("green", "move", "apply");
  expect([told("green"), told("blue")]).toEqual(["apply", "lies"]);
  next("green", "lay", "give-up");
  expect(told("green")).toBe("lay");
  pass();
  expect(told("blue")).toBe("wait");
});

test("a tap on the plateau above the column in hand says how the other hand holds it", () => {
  const { hand, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.tapped(onPlateau("blue"));
  expect(hand.view.tapped?.says).toBe("hold");
});

test("with a column over the top a tap that is no free spot there says what is wanted", () => {
  const { hand, begin, see, stand } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  const picture = villaOf(1);
  picture.poses.set([0, 0, 0.3], held.piece * 7);
  see({ ...picture, hands: [{ ...held, grip: [0, 0, 0.3] }] });
  hand.tick(0.05);
  expect(hand.view.journey).toBe("over");
  stand("red-hex", "blue");
  const told = (at: Parameters<typeof hand.tapped>[0]) => {
    hand.forgetTap();
    hand.tapped(at);
    return hand.view.tapped?.says;
  };
  expect([told(on("red-hex")), told(on("red-thin-2")), told(onPlateau("green"))]).toEqual(["taken", "spot", "spot"]);
  // A tap on the bare table is answered at the top plateau, where the column goes.
  expect([told(null), hand.view.tapped?.piece]).toEqual(["spot", "blue"]);
});

test("a tap on the bare table says nothing while no column waits for a spot", () => {
  const { hand } = table();
  hand.tapped(null);
  expect(hand.view.tapped).toBe(null);
});
