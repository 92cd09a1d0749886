/** Moves the eye by mouse, fingers and keys. One finger and the left button stay free for the hand. */

import { type Eye, nearestSide, orbited, panned, type Side, zoomed } from "./eye";
import type { Villa } from "./villa";

const TURN = 0.0062; // radians a pixel
const KEY_TURN = 0.16;

export interface EyeControls {
  /** Lets the left button or one finger turn the eye while nothing is gripped. */
  free(free: boolean): void;
  /** From here the eye follows this pointer, which was kept for the hand but not meant for it. */
  take(pointer: Pick<PointerEvent, "pointerId" | "clientX" | "clientY">): void;
  close(): void;
}

/** What a key does to the eye, or null if it means nothing to it. */
export function eyeAfterKey(eye: Eye, key: string): Eye | "home" | { side: Side } | { storeys: number } | null {
  switch (key) {
    case "Home":
      return "home";
    case "a":
      return orbited(eye, -KEY_TURN, 0);
    case "d":
      return orbited(eye, KEY_TURN, 0);
    case "w":
      return orbited(eye, 0, KEY_TURN / 2);
    case "s":
      return orbited(eye, 0, -KEY_TURN / 2);
    case "+":
    case "=":
      return zoomed(eye, 0.88);
    case "-":
      return zoomed(eye, 1.14);
    case "PageUp":
      return { storeys: 1 };
    case "PageDown":
      return { storeys: -1 };
    case "e":
      return { side: nearestSide(eye) };
    default:
      return null;
  }
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The eye after two fingers moved: moving together or round each other they turn it, moving apart they zoom. */
export function eyeAfterPinch(eye: Eye, before: readonly [Finger, Finger], after: readonly [Finger, Finger]): Eye {
  const span = ([a, b]: readonly [Finger, Finger]): number => Math.max(20, Math.hypot(b.x - a.x, b.y - a.y));
  const heading = ([a, b]: readonly [Finger, Finger]): number => Math.atan2(b.y - a.y, b.x - a.x);
  const middle = ([a, b]: readonly [Finger, Finger]): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  let twist = heading(after) - heading(before);
  twist -= 2 * Math.PI * Math.round(twist / (2 * Math.PI));
  const turned = orbited(eye, -(to.x - from.x) * TURN + twist, (to.y - from.y) * TURN * 0.7);
  return zoomed(turned, span(before) / span(after));
}

/** Connects the canvas. Code that grips a piece calls `free(false)` meanwhile. */
export function controlEye(canvas: HTMLCanvasElement, villa: Villa): EyeControls {
  const fingers = new Map<number, Finger>();
  let free = true;
  let drag: { id: number; x: number; y: number; pans: boolean } | null = null;
  const stop = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    run: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => canvas.addEventListener(name, run, { signal: stop.signal, passive });
  const go = (eye: Eye): void => villa.look(eye);

  canvas.style.touchAction = "none";
  listen("contextmenu", (event) => event.preventDefault(), false);
  listen("pointerdown", (event) => {
    if (event.pointerType === "touch") {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) drag = null;
    }
    const aside = event.button === 2 || event.button === 1;
    if (!drag && fingers.size < 2 && (aside || (event.button === 0 && free && !event.defaultPrevented))) {
      const pans = event.button === 1 || (event.button === 2 && event.shiftKey);
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, pans };
      if (aside) canvas.setPointerCapture(event.pointerId);
    }
  });
  listen("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger && fingers.size === 2) {
      const [first, second] = [...fingers.entries()] as [[number, Finger], [number, Finger]];
      const now = { x: event.clientX, y: event.clientY };
      const after: [Finger, Finger] = first[0] === event.pointerId ? [now, second[1]] : [first[1], now];
      go(eyeAfterPinch(villa.state.goal, [first[1], second[1]], after));
      fingers.set(event.pointerId, now);
      return;
    }
    if (finger) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (drag?.id !== event.pointerId || (!free && event.buttons === 1)) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    drag = { ...drag, x: event.clientX, y: event.clientY };
    const { goal, height } = villa.state;
    go(drag.pans ? panned(goal, -dx / height, dy / height) : orbited(goal, -dx * TURN, dy * TURN));
  });
  const release = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (drag?.id === event.pointerId) drag = null;
  };
  listen("pointerup", release);
  listen("pointercancel", release);
  listen(
    "wheel",
    (event) => {
      event.preventDefault();
      if (free || event.ctrlKey) go(zoomed(villa.state.goal, Math.exp(Math.max(-1, Math.min(1, event.deltaY / 600)))));
    },
    false,
  );
  listen(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const next = eyeAfterKey(villa.state.goal, event.key);
      if (next === null) return;
      event.preventDefault();
      if (next === "home") villa.home();
      else if ("side" in next) villa.side(next.side);
      else if ("storeys" in next) climb(villa, next.storeys);
      else go(next);
    },
    false,
  );

  return {
    free(next) {
      free = next;
      if (!next) drag = null;
    },
    take({ pointerId, clientX, clientY }) {
      free = true;
      drag = { id: pointerId, x: clientX, y: clientY, pans: false };
    },
    close: () => stop.abort(),
  };
}

function climb(villa: Villa, storeys: number): void {
  const levels = villa.levels();
  const { target } = villa.state.goal;
  const here = levels.findLastIndex((level) => level.z <= target[2]);
  const next = levels[Math.max(0, Math.min(levels.length - 1, here + storeys))];
  if (next) villa.level(next.name);
}
