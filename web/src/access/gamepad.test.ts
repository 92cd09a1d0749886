import { afterEach, expect, test, vi } from "vitest";
import type { TableClient } from "../game/client";
import { held, on, table } from "../game/hand/hand.fixture";
import { EMPTY_HAND, type HandView } from "../game/hand/handview";
import type { LiveVilla } from "../game/livevilla";
import { indexOf } from "../scene/kit";
import { KIT, villaOf } from "../scene/showvilla";
import type { Vec3 } from "../scene/vector";
import { goesOn, playByGamepad, rumbleOf, strides } from "./gamepad";

const MOVE = { verb: "move", plateau: false, letsGoFirst: true } as const;
const pad = (axes: readonly number[], pressed: Readonly<Record<number, number>> = {}) => ({
  axes,
  buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: i in pressed, value: pressed[i] ?? 0 })),
});

test("the left stick leads in the plane, the right one raises; a stick at rest moves nothing", () => {
  const way = strides(pad([1, -1, 0, -1]), false, 0.1);
  expect([way.right, way.far, way.up].map((mm) => mm.toFixed(2))).toEqual(["1.40", "1.40", "1.40"]);
  expect(Object.values(strides(pad([0.1, -0.12, 0, 0.15]), false, 0.1)).map(Math.abs)).toEqual([0, 0, 0]);
});

test("one trigger makes it gentle, the other quick, and a clear piece goes quickly by itself", () => {
  const right = (pressed: Record<number, number>, clear = false) => strides(pad([1, 0, 0, 0], pressed), clear, 1).right;
  expect(right({ 6: 1 })).toBeCloseTo(right({}) / 5);
  expect(right({ 7: 1 })).toBeCloseTo(right({}) * 2);
  expect(right({}, true)).toBeGreaterThan(5 * right({}));
});

test("one button leads from the column to the top, and never answers a question", () => {
  const hand = (change: Partial<HandView>): HandView => ({ ...EMPTY_HAND, holds: "red-hex", seat: 0, ...change });
  expect([
    goesOn(EMPTY_HAND, MOVE),
    goesOn(hand({ journey: "in" }), MOVE),
    goesOn(hand({ journey: "clear" }), MOVE),
    goesOn(hand({ journey: "clear", grasp: "hook" }), MOVE),
    goesOn(hand({ journey: "over" }), MOVE),
    goesOn(hand({ journey: "over", opening: "may" }), MOVE),
    goesOn(hand({ sure: "locked" }), MOVE),
  ]).toEqual(["take", null, "carry-up", "regrip", "set-down", "let-go", null]);
});

test("a plateau that the other hand still holds is let go of before the column is set down", () => {
  const held: HandView = {
    ...EMPTY_HAND,
    holds: "red-hex",
    seat: 0,
    journey: "over",
    opening: "not",
    steadies: "blue",
  };
  expect([goesOn(held, MOVE), goesOn({ ...held, steadies: null }, MOVE)]).toEqual(["release-hold", "set-down"]);
});

test("it rumbles under load alone, and more under more", () => {
  expect(rumbleOf(0.05)).toEqual({ weak: 0, strong: 0 });
  expect(rumbleOf(0.5).weak).toBeGreaterThan(rumbleOf(0.15).weak);
});

/** A button of the page, as far as a gamepad knows it. */
class Control {
  clicks = 0;
  matches = (selector: string): boolean => selector.includes("button");
  checkVisibility = (): boolean => true;
  closest = (): null => null;
  focus(): void {
    page.activeElement = this;
  }
  click(): void {
    this.clicks += 1;
  }
}

/** The picture of the villa: it can have the focus, and it is not a button. */
class Canvas extends Control {
  override matches = (): boolean => false;
}

const page = {
  activeElement: null as Control | null,
  controls: [] as Control[],
  addEventListener: () => undefined,
  querySelectorAll: () => page.controls,
  querySelector: () => page.controls[0] ?? null,
};

/** A table with a gamepad plugged in: `press` and `lean` are what a player does with it. */
function plugged() {
  const made = table();
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
  const rumbled: object[] = [];
  const axes = [0, 0, 0, 0];
  const vibrationActuator = { playEffect: (_: string, effect: object) => rumbled.push(effect) };
  const frames: ((now: number) => void)[] = [];
  const heard: Parameters<TableClient["watch"]>[0][] = [];
  let now = 1000;
  page.activeElement = null;
  page.controls = [new Control(), new Control()];
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", Control);
  vi.stubGlobal("navigator", { getGamepads: () => [{ axes, buttons, vibrationActuator }] });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("performance", { now: () => now });
  const signs = { touchable: ["red-thin-1"], hookable: ["red-hex"], fingered: [] };
  const villa = {
    state: { signs, picture: villaOf(1), kit: KIT },
    project: ([x, y]: Vec3) => ({ x, y }),
    sign: () => undefined,
  };
  const client = {
    get state() {
      return made.state();
    },
    watch: (hears: Parameters<TableClient["watch"]>[0]) => {
      heard.push(hears);
      return () => undefined;
    },
  };
  const canvas = new Canvas();
  const stop = playByGamepad(
    client as unknown as TableClient,
    { canvas, hand: made.hand, villa } as unknown as LiveVilla,
  );
  const passes = (ms = 50): void => {
    now += ms;
    for (const frame of frames.splice(0)) frame(now);
  };
  return {
    ...made,
    stop,
    frames,
    rumbled,
    passes,
    lean: (...leans: number[]) => {
      axes.splice(0, 4, ...leans);
      passes();
    },
    press(button: number) {
      for (const pressed of [true, false]) {
        Object.assign(buttons[button]!, { pressed });
        passes(1000);
      }
    },
    feels: (strain: number) => {
      now += 1000;
      const hands = [{ ...held, seat: 0, strain }];
      for (const hears of heard) hears({ hands, rests: false } as unknown as Parameters<typeof hears>[0]);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const [A, B, X, Y, LEFT_SHOULDER, UP, DOWN, LEFT, RIGHT] = [0, 1, 2, 3, 4, 12, 13, 14, 15] as const;

test("the cross goes through columns and buttons, and A takes or presses what was chosen", () => {
  const { hand, sent, press } = plugged();
  press(DOWN);
  press(DOWN);
  press(A);
  press(UP);
  press(A);
  expect(page.controls.map(({ clicks }) => clicks)).toEqual([1, 1]);
  press(RIGHT);
  expect([hand.view.hovers !== null, page.activeElement]).toEqual([true, expect.any(Canvas)]);
  while (hand.view.hovers !== "red-thin-1") press(LEFT);
  press(A);
  expect(sent).toEqual([expect.objectContaining({ type: "grip", column: "red-thin-1" })]);
});

test("A with nothing chosen chooses, and in the villa it points out what to do", () => {
  const { hand, begin, press } = plugged();
  press(A);
  expect(hand.view.hovers).not.toBeNull();
  hand.press(on("red-thin-1"));
  hand.release();
  begin("red-thin-1");
  press(A);
  expect([page.controls[0]!.clicks, hand.view.assist]).toEqual([1, null]);
});

test("sticks lead what is in hand, and B asks before it puts back what has moved: Y says yes, B no", () => {
  const { hand, sent, begin, see, press, lean } = plugged();
  hand.press(on("red-thin-1"));
  hand.release();
  begin("red-thin-1");
  const before = hand.target!;
  lean(1, -1, 0, -1);
  expect(hand.target!.map((at, i) => at !== before[i])).toEqual([true, true, true]);
  lean(-1, 1, 0, 1);
  lean(0, 0, 0, 0);
  const moved = villaOf(1);
  moved.poses[indexOf(KIT, "red-thin-1") * 7]! += 0.006;
  see(moved);
  press(B);
  expect(hand.view.sure).toBe("locked");
  press(B);
  expect(hand.view.sure).toBeNull();
  press(B);
  press(Y);
  expect(sent.at(-1)).toEqual({ type: "put-back", seat: 0 });
});

test("B refuses the hook that was offered, X holds what lies above, and shoulders turn", () => {
  const { hand, sent, aims, begin, reach, press } = plugged();
  hand.press(on("red-hex"));
  reach("red-hex", [0]);
  press(B);
  expect(hand.view.offer).toBeNull();
  hand.press(on("red-thin-1"));
  hand.release();
  begin("red-thin-1");
  const told = aims.length;
  press(LEFT_SHOULDER);
  expect(aims.length).toBe(told + 1);
  press(X);
  press(X);
  expect(sent.map(({ type }) => type).filter((type) => type.includes("hold"))).toEqual(["hold", "release-hold"]);
});

test("where no plateau may be held, X asks for the one above all the same, so that the table says why not", () => {
  const { hand, sent, house, begin, press } = plugged();
  house({ "hold-plateaus": false });
  hand.press(on("red-thin-1"));
  hand.release();
  begin("red-thin-1");
  hand.tick(0.05);
  press(X);
  expect(sent.at(-1)).toMatchObject({ type: "hold", plateau: "blue" });
});

test("the pad rumbles under load, and is left alone once the table is left", () => {
  const { rumbled, feels, stop, passes, frames } = plugged();
  feels(0.01);
  expect(rumbled).toEqual([]);
  feels(0.6);
  expect(rumbled).toHaveLength(1);
  stop();
  passes();
  expect(frames).toEqual([]);
});
