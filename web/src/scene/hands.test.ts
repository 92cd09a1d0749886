import { Color, Group } from "three";
import { expect, test } from "vitest";
import { handShown, squareVilla } from "../access/villa.fixture";
import { PAINT } from "../protocol";
import { homeEye } from "./eye.fixture";
import { type Hands, nameAside, showHands, threadColour } from "./hands";
import type { HandShown, Picture } from "./picture";

const { kit, picture } = squareVilla([{ name: "red-thin-1", x: 0.05, y: 0 }]);

/** The only hand that is drawn for this. */
function drawn(hand: Partial<HandShown>, seen = picture) {
  const hands: Hands = { group: new Group(), kit, made: new Map(), glove: null, landing: null };
  const held = { grip: [0.05, 0, 0.04], target: [0.055, 0, 0.04], strain: 0.3, colour: "blue" } as const;
  const one = handShown({ ...held, ...hand });
  showHands(hands, { ...seen, hands: [one] }, { eye: homeEye(0.09, 1.6), now: 1000, reducedMotion: true });
  const [mesh] = hands.made.values();
  expect(hands.group.children).toEqual([mesh!.group]);
  return mesh!;
}

test("a hand is drawn where it grips, translucent, its cuff in the player's colour", () => {
  const { group, glove, hook, glass, cuff, thread } = drawn({});
  expect([group.visible, glove.visible, hook.visible, thread.group.visible]).toEqual([true, true, false, true]);
  expect(glove.position.distanceTo({ x: 0.05, y: 0, z: 0.04 } as never)).toBeLessThan(0.03);
  expect([glass.material.transparent, glass.material.opacity < 1]).toEqual([true, true]);
  expect(cuff.material.color.getHexString()).toBe(new Color(PAINT.blue).getHexString());
});

test("the hook is drawn instead of the hand, its handle in the player's colour, and a hand that steadies at its plateau", () => {
  const { glove, hook, handle } = drawn({ tool: "hook", colour: "green" });
  expect([glove.visible, hook.visible]).toEqual([false, true]);
  const { r, g, b } = handle.color;
  expect(g).toBeGreaterThan(Math.max(r, b));
  const steadies = drawn({ tool: "hold", piece: 1, grip: [0.1, 0, 0.083], target: [0.1, 0, 0.083] });
  expect(steadies.glove.visible).toBe(true);
  expect(steadies.glove.position.distanceTo({ x: 0.1, y: 0, z: 0.083 } as never)).toBeLessThan(0.01);
});

test("a thread is drawn while a plateau lies on the column, and not while it is carried freely", () => {
  const far = { ...picture, poses: picture.poses.with(0, 0.4) };
  const thread = (picture: Picture) => drawn({}, picture).thread.group.visible;
  expect([thread(picture), thread(far)]).toEqual([true, false]);
  const steadies = { tool: "hold", piece: 1, strain: 0.5, grip: [0.1, 0, 0.083], target: [0.11, 0, 0.083] } as const;
  expect(drawn(steadies).thread.group.visible).toBe(true);
});

test("the thread goes from pale to the player's colour to red", () => {
  const [pale, own, torn] = [0, 0.55, 1].map((taut) => threadColour("blue", taut));
  expect(Math.min(pale!.r, pale!.g, pale!.b)).toBeGreaterThan(0.7);
  expect(own!.getHexString()).toBe(new Color(PAINT.blue).getHexString());
  expect(torn!.r).toBeGreaterThan(4 * Math.max(torn!.g, torn!.b));
});

test("a name goes out of the villa's way on its hand's side, and never far from its hand", () => {
  expect([nameAside(0.14, 0.8), nameAside(-0.14, 0.8)]).toEqual([expect.closeTo(0.015), expect.closeTo(-0.015)]);
  expect([nameAside(0.02, 0.8), nameAside(-0.02, 0.8)]).toEqual([expect.closeTo(0.04), expect.closeTo(-0.04)]);
  expect(nameAside(0.3, 0.8)).toBe(0);
});
