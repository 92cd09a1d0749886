import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EyeControls } from "../../scene/controls";
import type { Villa } from "../../scene/villa";
import type { Hand } from "./hand";
import { connectHand } from "./pointer";

beforeEach(() => {
  vi.useFakeTimers();
  const window = { setTimeout: globalThis.setTimeout, innerWidth: 390, innerHeight: 844 };
  vi.stubGlobal("window", Object.assign(new EventTarget(), window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const COLUMN = { type: "column", index: 0, name: "red-hex" };

/** A canvas with one column under every point of it, and a hand that writes down its strokes. */
function canvas() {
  const target = Object.assign(new EventTarget(), {
    classList: { add: () => {}, remove: () => {} },
    style: {},
    focus: () => {},
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const view = { holds: null as string | null, drags: null as string | null, tool: "hand" };
  const strokes: number[] = [];
  const hovered: (string | null)[] = [];
  const allowed = { now: "may" };
  const said: string[] = [];
  const tapped: string[] = [];
  const hand = {
    view,
    target: null,
    allows: () => allowed.now,
    hush: () => said.push("hush"),
    refuseOffer: () => {},
    cancelUnmoved: () => said.push("cancelled"),
    release: () => {},
    letGo: () => said.push("let go"),
    press: () => {
      if (allowed.now === "not") {
        said.push("refused");
        return true;
      }
      if (allowed.now === "none") return false;
      Object.assign(view, { holds: "red-hex", drags: "main" });
      return true;
    },
    strokes: { stroke: ({ dx }: { dx: number }) => strokes.push(dx) },
    hover: (column: string | null) => hovered.push(column),
    tapped: ({ piece }: { piece: { name: string } }) => tapped.push(piece.name),
  };
  const under = { piece: COLUMN, exact: true };
  // At the very edges lies the table, and no wood.
  const pick = (x: number) => (x >= 10 && x < 390 ? under : null);
  const villa = { state: { width: 400, height: 600 }, sign: () => {}, pick };
  connectHand(
    target as unknown as HTMLCanvasElement,
    villa as unknown as Villa,
    hand as unknown as Hand,
    () => ({ free: () => {}, take: () => said.push("eye") }) as unknown as EyeControls,
  );
  const heard: Event[] = []; // the events that reach the eye, which is connected after the hand
  target.addEventListener("pointerdown", (event) => heard.push(event));
  const touch = (name: string, x: number, atMs: number, pointerId = 1) => {
    const told = { pointerId, pointerType: "touch", isPrimary: pointerId === 1, button: 0, clientX: x, clientY: 300 };
    const event = Object.assign(new Event(name, { cancelable: true }), told);
    Object.defineProperty(event, "timeStamp", { value: atMs });
    target.dispatchEvent(event);
    return event;
  };
  const click = (name: string, x: number, atMs: number) => {
    const told = { pointerId: 2, pointerType: "mouse", isPrimary: true, button: 0, clientX: x, clientY: 300 };
    const event = Object.assign(new Event(name, { cancelable: true }), told);
    Object.defineProperty(event, "timeStamp", { value: atMs });
    target.dispatchEvent(event);
  };
  const mouse = (x: number) => {
    const told = { pointerId: 2, pointerType: "mouse", buttons: 0, clientX: x, clientY: 0 };
    target.dispatchEvent(Object.assign(new Event("pointermove"), told));
  };
  return { touch, click, mouse, strokes, hovered, view, allowed, said, heard, tapped, under };
}

test("a finger that slid before it took the column draws it from where the finger is by then", () => {
  const { touch, strokes, view } = canvas();
  touch("pointerdown", 100, 0);
  touch("pointermove", 160, 150);
  vi.advanceTimersByTime(400);
  expect(view.holds).toBe("red-hex");
  touch("pointermove", 163, 450);
  expect(strokes).toEqual([3]);
});

test("a swipe that begins beside a column turns the eye, and one that begins on its wood takes it", () => {
  const { touch, view, said, under } = canvas();
  under.exact = false;
  touch("pointerdown", 100, 0);
  touch("pointermove", 128, 60);
  expect(said).toEqual([]);
  touch("pointermove", 150, 90);
  touch("pointermove", 200, 250);
  vi.advanceTimersByTime(1000);
  touch("pointerup", 220, 1300);
  expect([said, view.holds]).toEqual([["eye"], null]);
  under.exact = true;
  touch("pointerdown", 100, 2000);
  touch("pointermove", 150, 2090);
  touch("pointermove", 160, 2250);
  expect([said, view.holds]).toEqual([["eye"], "red-hex"]);
});

test("a slow pull from beside a column takes it", () => {
  const { touch, view, under } = canvas();
  under.exact = false;
  touch("pointerdown", 100, 0);
  touch("pointermove", 104, 150);
  touch("pointermove", 111, 260);
  expect(view.holds).toBe("red-hex");
});

test("the hand is told of the column under the pointer with each move, so that it alone knows which it is", () => {
  const { mouse, hovered } = canvas();
  mouse(10);
  mouse(11);
  expect(hovered).toEqual(["red-hex", "red-hex"]);
});

test("a tap on a column that is not to be had says why, and a pinch that begins on it says nothing", () => {
  const { touch, allowed, said } = canvas();
  allowed.now = "not";
  touch("pointerdown", 100, 0);
  touch("pointerdown", 200, 60, 3);
  touch("pointerup", 200, 300, 3);
  touch("pointerup", 100, 300);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["hush", "cancelled"]);
  touch("pointerdown", 100, 2000);
  touch("pointerup", 100, 2080);
  expect(said).toEqual(["hush", "cancelled", "refused"]);
});

test("a double click opens the hand round what it holds, and two taps by a finger do not", () => {
  const { click, touch, said } = canvas();
  click("dblclick", 100, 0);
  expect(said).toEqual([]); // it holds nothing
  click("pointerdown", 100, 1000);
  click("pointerup", 100, 1050);
  click("dblclick", 100, 1100);
  expect(said).toEqual(["let go"]);
  touch("pointerdown", 100, 2000);
  touch("pointerup", 100, 2050);
  click("dblclick", 100, 2100); // browsers make one of two taps as well
  expect(said).toEqual(["let go"]);
});

test("a tap tells of the column as a mouse that lies on it does, and a finger that slides does not", () => {
  const { touch, hovered, tapped } = canvas();
  touch("pointerdown", 100, 0);
  touch("pointerup", 102, 120);
  expect([hovered, tapped]).toEqual([[null, "red-hex"], ["red-hex"]]);
  touch("pointerdown", 100, 1000);
  touch("pointerup", 140, 1100);
  expect([hovered, tapped]).toEqual([[null, "red-hex", null], ["red-hex"]]);
});

test("a thumb that comes to rest at the edge does not stop the finger that draws, nor does the eye hear of it", () => {
  const { touch, strokes, said, heard } = canvas();
  touch("pointerdown", 100, 0);
  vi.advanceTimersByTime(400);
  touch("pointermove", 120, 450);
  touch("pointerdown", 385, 500, 3);
  touch("pointermove", 130, 550);
  expect([strokes, said, heard.length]).toEqual([[20, 10], [], 1]);
  // Anywhere else it means the eye.
  touch("pointerdown", 250, 600, 4);
  touch("pointermove", 150, 650);
  expect([strokes, said, heard.length]).toEqual([[20, 10], ["hush", "cancelled"], 2]);
});

test("a mouse that pulls at a column in vain, or stays on it, is answered like a click", () => {
  const { click, tapped, allowed } = canvas();
  allowed.now = "none";
  click("pointerdown", 100, 0);
  click("pointerup", 140, 120);
  click("pointerdown", 100, 1000);
  click("pointerup", 100, 2000);
  expect(tapped).toEqual(["red-hex", "red-hex"]);
});

test("a mouse that has drawn a column says nothing more of it, even where it has left the hand since", () => {
  const { click, tapped, view } = canvas();
  click("pointerdown", 100, 0);
  Object.assign(view, { holds: null, drags: null });
  click("pointerup", 140, 900);
  expect(tapped).toEqual([]);
});

test("a thumb that already rests at the edge leaves the finger that comes after it free to draw", () => {
  const { touch, strokes, said, heard, view } = canvas();
  touch("pointerdown", 396, 0);
  touch("pointermove", 394, 100);
  touch("pointerdown", 100, 200, 3);
  vi.advanceTimersByTime(400);
  touch("pointermove", 120, 700, 3);
  expect([view.holds, strokes, said]).toEqual(["red-hex", [20], []]);
  expect(heard.map((event) => (event as PointerEvent).pointerId)).toEqual([3]);
});

test("a finger that begins at the edge and moves is one, and the eye hears of it from there on", () => {
  vi.stubGlobal(
    "PointerEvent",
    class extends Event {
      constructor(name: string, { cancelable, ...told }: PointerEventInit) {
        super(name, { cancelable: cancelable ?? false });
        Object.assign(this, { button: 0, ...told });
      }
    },
  );
  const { touch, heard } = canvas();
  touch("pointerdown", 396, 0);
  expect(heard).toEqual([]);
  touch("pointermove", 380, 100);
  expect(heard).toMatchObject([{ pointerId: 1, clientX: 380 }]);
});

/** The phone is turned; the page gets an event, or only sees the new size. */
function turn(heard: boolean): void {
  Object.assign(window, { innerWidth: 844, innerHeight: 390 });
  if (heard) window.dispatchEvent(new Event("resize"));
}

test.each([true, false])("a window that is turned ends the drag, whether it tells of it first: %s", (heard) => {
  const { touch, strokes, said } = canvas();
  touch("pointerdown", 100, 0);
  vi.advanceTimersByTime(400);
  touch("pointermove", 103, 450);
  turn(heard);
  touch("pointermove", 300, 500);
  touch("pointermove", 320, 520);
  expect([strokes, said]).toEqual([[3], ["hush", "cancelled"]]);
  touch("pointerup", 320, 600);
  touch("pointerdown", 320, 700);
  vi.advanceTimersByTime(400);
  touch("pointermove", 325, 1200);
  expect(strokes).toEqual([3, 5]);
});

test("a finger that has not taken its column yet takes nothing once the window is turned", () => {
  const { touch, view } = canvas();
  touch("pointerdown", 100, 0);
  turn(true);
  vi.advanceTimersByTime(400);
  expect(view.holds).toBe(null);
});

test("a mouse lets go too when the window changes its size", () => {
  const { click, strokes } = canvas();
  click("pointerdown", 100, 0);
  click("pointermove", 104, 50);
  turn(true);
  click("pointermove", 200, 100);
  expect(strokes).toEqual([4]);
});
