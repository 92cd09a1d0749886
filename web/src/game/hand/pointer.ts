/** Passes mouse, finger and keys on the canvas to the hand; what the hand does not want is left to the eye. */

import type { EyeControls } from "../../scene/controls";
import type { Pick } from "../../scene/pick";
import { HAND_KEYS } from "../../scene/stroke";
import type { Villa } from "../../scene/villa";
import type { Hand } from "./hand";
import { windowSize } from "./windowsize";

const NEAR_HAND_PIXELS = 34;
const TAKE_PIXELS = 10; // a finger takes a column when it moves this far,
const TAKE_MS = 380; // or stays this long;
const PRESS_MS = 1500; // a deliberate press may last this long
const PINCH_MS = 200; // until then a second finger may come, which means that the player wanted to move the eye
const SWIPE_PIXELS = 3 * TAKE_PIXELS; // a finger that has moved this far from beside a column by then also means the eye
const THUMB_PIXELS = 40; // a thumb that holds the phone rests this close to an edge while a finger draws,
const EDGE_PIXELS = 24; // and this close at any time
const WHEEL_MS = 700; // a wheel that still turns after the piece has left the hand was meant for the piece
const KEY_MM = 2;
const PRECISE_KEY_MM = 0.4;
const TURN_KEY = (4 * Math.PI) / 180;

/** A finger on a column that it has not taken yet: where it was put down, and where it is now. */
interface Poised {
  readonly id: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly at: Pick;
  readonly timer: number;
  readonly since: number;
}

/** Connects the canvas; call it before the eye's controls are connected, so that the hand is asked first. */
export function connectHand(
  canvas: HTMLCanvasElement,
  villa: Villa,
  hand: Hand,
  eye: () => EyeControls,
): { finger(): { x: number; y: number } | null; close(): void } {
  const stop = new AbortController();
  let held: { id: number; x: number; y: number } | null = null;
  // A tap or a second finger takes nothing.
  let poised: Poised | null = null;
  let touched = false;
  let size = windowSize();
  const fingers = new Set<number>(); // those on the screen, in the order they came; resting thumbs do not count
  const thumbs = new Map<number, { readonly x: number; readonly y: number }>();
  let stirred: number | null = null; // the last thumb that turned out to be a finger
  let tap: { id: number; x: number; y: number; at: Pick | null; since: number; taken: boolean } | null = null;
  const listen = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void): void =>
    canvas.addEventListener(name, run, { signal: stop.signal, passive: false });
  const place = (event: MouseEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  listen("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (event.isPrimary) forget(); // no other finger is on the screen, whatever events came before
    const first = touched ? fingers.size === 0 : event.isPrimary;
    const draws = !first && held !== null && hand.view.drags !== null;
    if (touched && event.pointerId !== stirred && rests(event, draws)) {
      thumbs.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.stopImmediatePropagation(); // the eye must not get it either
      return;
    }
    if (touched) fingers.add(event.pointerId);
    if (touched && !first) {
      layOff(); // a second finger means the eye
      return;
    }
    if (held || poised || event.button !== 0 || !first) return;
    canvas.classList.add("by-pointer");
    canvas.focus({ preventScroll: true });
    const [x, y] = place(event);
    const at = meant(x, y, touched);
    if (touched) hand.hover(null);
    const { pointerId, clientX, clientY, timeStamp } = event;
    tap = { id: pointerId, x: clientX, y: clientY, at, since: timeStamp, taken: false };
    if (touched && at && waits(at)) {
      event.preventDefault();
      canvas.setPointerCapture(event.pointerId);
      eye().free(false);
      poised = {
        id: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        x: event.clientX,
        y: event.clientY,
        at,
        timer: window.setTimeout(takePoised, TAKE_MS),
        since: event.timeStamp,
      };
      return;
    }
    if (hand.press(at)) {
      tap.taken = true;
      event.preventDefault();
      canvas.style.cursor = hand.view.drags ? "grabbing" : "help";
      canvas.setPointerCapture(event.pointerId);
      eye().free(false);
      if (hand.view.drags) held = { id: event.pointerId, x: event.clientX, y: event.clientY };
    } else {
      eye().free(true); // beside the hand, the left button turns the eye even with a column in hand
    }
  });

  /** Whether this may be the thumb of the hand that holds the phone, and not a second finger of the hand that draws. */
  function rests(event: PointerEvent, draws: boolean): boolean {
    const [x, y] = place(event);
    const { width, height } = villa.state;
    const inside = Math.min(x, width - x, height - y);
    return inside < (draws ? THUMB_PIXELS : EDGE_PIXELS) && (draws || !meant(x, y, false));
  }

  /** A thumb that moves was a finger that began at the edge. From here on it counts as a finger. */
  function stirs({ pointerId, clientX, clientY }: PointerEvent): void {
    const from = thumbs.get(pointerId);
    if (!from || held || Math.hypot(clientX - from.x, clientY - from.y) < TAKE_PIXELS) return;
    thumbs.delete(pointerId);
    stirred = pointerId;
    const told = { pointerId, clientX, clientY, pointerType: "touch", buttons: 1, cancelable: true };
    canvas.dispatchEvent(new PointerEvent("pointerdown", told));
  }

  function forget(): void {
    fingers.clear();
    thumbs.clear();
  }

  /** Whether a press there would take a column that is not in hand yet, or be refused: a second finger may still come. */
  function waits(at: Pick): boolean {
    return at.piece.type === "column" && at.piece.name !== hand.view.holds && hand.allows(at) !== "none";
  }

  /** Ends the drag: a piece that has not moved is let go, otherwise the hand stays closed where it is. */
  function layOff(): void {
    unpoise();
    hand.hush();
    hand.refuseOffer();
    hand.cancelUnmoved();
    held = null;
    hand.release();
  }

  /** Turning or resizing the window ends the drag: the finger is elsewhere in it now, although it has not moved. */
  function resized(): void {
    const now = windowSize();
    if (now === size) return;
    size = now;
    tap = null;
    if (held || poised) layOff();
  }
  window.addEventListener("resize", resized, { signal: stop.signal });

  function unpoise(): void {
    if (poised) clearTimeout(poised.timer);
    poised = null;
  }

  function takePoised(): void {
    if (!poised) return;
    const { id, x, y, at } = poised;
    unpoise();
    hand.press(at);
    if (hand.view.drags) held = { id, x, y };
  }

  /** What a press here means: a plateau if one is to be steadied, the piece in hand if that is anywhere near, else whatever
   * is under the pointer. */
  function meant(x: number, y: number, touch: boolean) {
    const { holds, tool } = hand.view;
    const at = villa.pick(x, y, { touch });
    if (tool === "hold" && !(at?.piece.name === holds && at?.exact)) {
      const plateau = villa.pick(x, y, { touch, wanted: (piece) => piece.type === "plateau" });
      // Dragging the column goes on even while a plateau is asked for.
      if (plateau?.exact || !nearHand(x, y, touch)) return plateau;
    }
    if (touch && !holds && at && !at.exact && hand.allows(at) !== "may") {
      // A finger on a column that may be taken means that column, and not a neighbour in front that may not be taken.
      const under = villa.pick(x, y);
      if (under?.exact && hand.allows(under) === "may") return under;
    }
    if (!holds || at?.piece.name === holds) return at;
    if (!nearHand(x, y, touch)) return at;
    const name = holds;
    return villa.pick(x, y, { touch: true, wanted: (piece) => piece.name === name }) ?? heldPick(at, name);
  }

  function nearHand(x: number, y: number, touch: boolean): boolean {
    const target = hand.view.holds && hand.target && villa.project(hand.target);
    return !!target && Math.hypot(target.x - x, target.y - y) < NEAR_HAND_PIXELS * (touch ? 1.6 : 1);
  }

  function heldPick(at: ReturnType<Villa["pick"]>, name: string): ReturnType<Villa["pick"]> {
    const index = hand.kit.columns.findIndex((shape) => shape.name === name);
    if (index < 0 || !hand.target) return at;
    return { piece: { type: "column", index, name }, point: hand.target, local: [0, 0, 0], distance: 0, exact: false };
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    const at = meant(...place(event), false);
    const allowed = hand.allows(at);
    const name = allowed === "none" ? "" : (at?.piece.name ?? "");
    canvas.style.cursor = { may: "grab", not: "help", none: "default" }[allowed];
    villa.sign({ hover: name ? { name, allowed: allowed === "may" } : null });
    hand.hover(at?.piece.type === "column" && name ? name : null);
  }

  listen("pointerleave", () => {
    villa.sign({ hover: null });
    hand.hover(null);
  });

  listen("pointermove", (event) => {
    resized(); // the finger may come before the window reports its new size
    if (thumbs.has(event.pointerId)) {
      stirs(event);
      return;
    }
    if (poised?.id === event.pointerId) {
      const gone = Math.hypot(event.clientX - poised.from.x, event.clientY - poised.from.y);
      if (gone >= SWIPE_PIXELS && !poised.at.exact) {
        unpoise();
        tap = null;
        eye().take(event);
        return;
      }
      // The first pixels only show that the drag is meant; drawing starts where the finger is now.
      poised = { ...poised, x: event.clientX, y: event.clientY };
      if (gone >= TAKE_PIXELS && event.timeStamp - poised.since >= PINCH_MS) takePoised();
      return;
    }
    if (!held) hover(event);
    if (held?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    held = { ...held, x: event.clientX, y: event.clientY };
    hand.strokes.stroke({ dx, dy, height: villa.state.height, finger: touched }, event.shiftKey);
  });

  /** A tap says the same about a column as a mouse over it; the hand says what else it means. */
  function tapped(event: PointerEvent): void {
    if (tap?.id !== event.pointerId || event.type !== "pointerup") return;
    const near = Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < TAKE_PIXELS;
    // With a piece in hand, a long press takes nothing. It says where the piece should go.
    const longest = hand.view.holds ? PRESS_MS : TAKE_MS;
    if (!near || (touched && event.timeStamp - tap.since >= longest)) {
      // A mouse that pulled at a column in vain gets the answer of a click; a finger that slid was meant for the eye.
      if (!touched && !tap.taken && tap.at?.piece.type === "column") hand.tapped(tap.at);
      return;
    }
    if (touched && tap.at?.piece.type === "column") hand.hover(tap.at.piece.name);
    // With a piece in hand a finger on the floor means the floor, however near a column is.
    const floor = (piece: Pick["piece"]) => piece.type === "plateau";
    hand.tapped((hand.view.holds && villa.pick(...place(event), { wanted: floor })) || tap.at);
  }

  const release = (event: PointerEvent): void => {
    tapped(event);
    // A tap takes nothing. If a press would be refused, say why.
    if (poised?.id === event.pointerId && event.type === "pointerup" && hand.allows(poised.at) === "not") takePoised();
    else if (poised?.id === event.pointerId) unpoise();
    const first = event.pointerType === "touch" ? [...fingers][0] === event.pointerId : event.isPrimary;
    fingers.delete(event.pointerId);
    thumbs.delete(event.pointerId);
    if (stirred === event.pointerId) stirred = null;
    if (first) eye().free(!hand.view.holds && !hand.view.steadies);
    if (held?.id !== event.pointerId) return;
    held = null;
    hand.release();
  };
  listen("pointerup", release);
  listen("pointercancel", release);

  let wheeled = Number.NEGATIVE_INFINITY;
  listen("wheel", (event) => {
    if (event.ctrlKey) return;
    const held = hand.view.holds || hand.view.steadies;
    if (!held && event.timeStamp - wheeled > WHEEL_MS) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the eye must not take over a wheel turn that was meant for the piece
    wheeled = event.timeStamp;
    if (!held) return;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
    // Some systems turn the wheel sideways while Shift is down.
    hand.strokes.wheel(pixels || event.deltaX, event.shiftKey);
  });

  listen("dblclick", (event) => {
    if (touched) return; // two taps can happen by accident
    const [x, y] = place(event);
    if (hand.view.holds && meant(x, y, false)?.piece.name === hand.view.holds) hand.letGo();
  });

  listen("keydown", (event) => {
    if (event.key !== "Escape") canvas.classList.remove("by-pointer"); // Escape is also for those who play by mouse
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event.key, event.shiftKey)) event.preventDefault();
  });

  function pressed(key: string, shift: boolean): boolean {
    const way = HAND_KEYS[key];
    if (way) return hand.strokes.step(way, shift || hand.view.precise ? PRECISE_KEY_MM : KEY_MM);
    if (!hand.view.holds) return false;
    switch (key) {
      case " ":
        hand.letGo();
        return true;
      case "Backspace":
        hand.putBack();
        return true;
      case "Escape":
        // Escape ends a gesture, never a turn: the hand stays closed where it is.
        held = null;
        unpoise();
        hand.keepHold();
        hand.release();
        return true;
      case ",":
        hand.turn(TURN_KEY);
        return true;
      case ".":
        hand.turn(-TURN_KEY);
        return true;
      case "u":
        hand.help("up");
        return true;
      case "n":
        hand.help("down");
        return true;
      default:
        return false;
    }
  }

  return {
    /** Where the finger is that draws the piece in hand. A mouse hides nothing. */
    finger() {
      if (!held || !touched || hand.view.drags !== "main") return null;
      const box = canvas.getBoundingClientRect();
      return { x: held.x - box.left, y: held.y - box.top };
    },
    close() {
      unpoise();
      stop.abort();
    },
  };
}
