/** A gamepad as a hand: sticks lead it, triggers make it gentle or quick, and it rumbles with the load. Its cross goes through
 * columns and buttons. */

import type { TableClient } from "../game/client";
import { plateausAbove } from "../game/hand/above";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { type NextStep, nextStep, type Task } from "../game/hand/nextstep";
import type { LiveVilla } from "../game/livevilla";
import { letsGoFirst } from "../game/state/house";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import { glowing } from "../scene/state";
import { PRECISE, TURN_PER_NOTCH } from "../scene/stroke";
import { TOLD, tension } from "../scene/weight";
import { Deliberate, usable } from "./keyboard";

const DEAD = 0.16; // a stick that nobody touches still reports small values
const FINE_MM_S = 14;
const QUICK_MM_S = 130;
const TWICE = 2;
const RUMBLE_MS = 120;
const BUTTONS = {
  go: 0,
  back: 1,
  hold: 2,
  yes: 3,
  turnLeft: 4,
  turnRight: 5,
  gently: 6,
  quick: 7,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;
const PRESSED = "main button, main a[href]"; // what the cross goes through, from top to bottom

/** The parts of a gamepad that are read. */
export interface Pad {
  /** Left stick right and down, right stick right and down, each from -1 to 1. */
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

/** How far the hand moves in this time, in millimetres as the eye sees it. */
export function strides(pad: Pad, clear: boolean, seconds: number): { right: number; far: number; up: number } {
  const pressed = (button: number): number => pad.buttons[button]?.value ?? 0;
  const slow = 1 - (1 - PRECISE) * pressed(BUTTONS.gently);
  const quick = 1 + (TWICE - 1) * pressed(BUTTONS.quick);
  const far = (clear ? QUICK_MM_S : FINE_MM_S) * slow * quick * seconds;
  const [right = 0, down = 0, , lower = 0] = pad.axes;
  return { right: far * bent(right), far: -far * bent(down), up: -far * bent(lower) };
}

/** A stick's lean without its dead zone, finer near the middle. */
function bent(lean: number): number {
  const over = Math.max(0, Math.abs(lean) - DEAD) / (1 - DEAD);
  return Math.sign(lean) * over * over;
}

/** What the first button does now. */
export function goesOn(view: HandView, task: Task): Exclude<NextStep, "draw-out"> | "take" | "take-hook" | null {
  if (view.sure || view.assist) return null;
  if (view.offer) return "take-hook";
  if (!view.holds) return "take";
  const step = nextStep(view, task);
  return step === "draw-out" ? null : step; // the stick draws
}

/** How strongly both motors rumble under this strain, 0 to 1; loose wood causes none. */
export function rumbleOf(strain: number): { weak: number; strong: number } {
  const felt = Math.max(0, tension(strain) - TOLD.loose) / (1 - TOLD.loose);
  return { weak: felt, strong: felt * felt };
}

/** Plays with whatever gamepad is connected, and returns a function that stops it. */
export function playByGamepad(client: TableClient, live: LiveVilla): () => void {
  const stop = new AbortController();
  const { hand, villa } = live;
  let [loop, last, rumbled] = [0, 0, 0];
  let down: ReadonlySet<number> = new Set();
  let meant: string | null = null;
  // As with keys: a question that has only just appeared takes no answer.
  const strokes = new Deliberate();
  let own = false; // whether the gamepad itself moves the focus now
  document.addEventListener("focusin", () => !own && strokes.came(performance.now()), { signal: stop.signal });

  const pad = (): Gamepad | null => navigator.getGamepads?.().find((one) => one !== null) ?? null;
  function wake(): void {
    if (!loop && pad()) loop = requestAnimationFrame(run); // it goes on as long as a gamepad is there
  }
  function run(now: number): void {
    loop = 0;
    const here = pad();
    if (!here || stop.signal.aborted) return;
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    lead(here, seconds);
    const pressed = new Set(here.buttons.flatMap((button, i) => (button.pressed ? [i] : [])));
    for (const button of pressed) if (!down.has(button)) press(button);
    down = pressed;
    loop = requestAnimationFrame(run);
  }

  function lead(here: Gamepad, seconds: number): void {
    if (!hand.view.holds) return;
    const { right, far, up } = strides(here, hand.strokes.clear, seconds);
    if (right) hand.strokes.step(right > 0 ? "right" : "left", Math.abs(right));
    if (far) hand.strokes.step(far > 0 ? "far" : "near", Math.abs(far));
    if (up) hand.strokes.step(up > 0 ? "up" : "down", Math.abs(up));
  }

  function press(button: number): void {
    if (button === BUTTONS.go) goOn();
    else if (button === BUTTONS.back && hand.view.sure) hand.keepHold();
    else if (button === BUTTONS.back && hand.view.offer) hand.refuseOffer();
    else if (button === BUTTONS.back) hand.putBack();
    else if (button === BUTTONS.hold) hold();
    else if (button === BUTTONS.turnLeft || button === BUTTONS.turnRight)
      hand.turn(button === BUTTONS.turnLeft ? TURN_PER_NOTCH : -TURN_PER_NOTCH);
    else if (button === BUTTONS.up || button === BUTTONS.down) walk(button === BUTTONS.down ? 1 : -1);
    else if (button === BUTTONS.yes && hand.view.sure) hand.putBackSurely();
    else if (button === BUTTONS.left || button === BUTTONS.right) choose(button === BUTTONS.right ? 1 : -1);
  }

  /** Goes through the buttons that are there. */
  function walk(by: 1 | -1): void {
    const found = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(usable);
    const at = found.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 && by < 0 ? found.length - 1 : at + by;
    own = true;
    found[(next + found.length) % found.length]?.focus({ preventScroll: true, focusVisible: true });
    own = false;
    strokes.moved();
  }

  /** The other hand takes the plateau next above the column, or lets go of it. */
  function hold(): void {
    const { game } = client.state;
    if (hand.view.steadies) hand.steadying.release();
    else if (game?.attempt) {
      const { kit, picture } = villa.state;
      // Where no plateau may be held, the table is asked all the same, and says why not.
      const plateau = plateausAbove({ kit, view: game.view }, game.attempt, picture.places)[0] ?? hand.view.under;
      if (plateau) hand.steadying.takeAtRim(plateau);
    }
  }

  function goOn(): void {
    const at = document.activeElement;
    if (at instanceof HTMLElement && at.matches(PRESSED)) {
      const asks = at.closest<HTMLElement>("[data-asks]")?.dataset.asks ?? "";
      if (strokes.means({ control: at, asks, goesOn: false }, performance.now(), false)) at.click();
      return;
    }
    const { game } = client.state;
    const first = game !== null && letsGoFirst(game.view);
    const task = { verb: game?.attempt?.verb, plateau: hand.holdsPlateau, letsGoFirst: first };
    const next = goesOn(hand.view, task);
    if (next === "take" && meant === null) choose(1);
    else if (next === "take") take(hand);
    else if (next === "take-hook") hand.takeOffer();
    else if (next === "release-hold") hand.steadying.release();
    else if (next === "let-go") hand.letGo();
    else if (next === "regrip") hand.regrip();
    else if (next) hand.help(next === "carry-up" ? "up" : "down");
    // A column that is still in its storey is drawn with the stick, so point out the line that says so.
    else if (hand.view.holds) document.querySelector<HTMLElement>(".hud-held .primary")?.click();
  }

  /** The player means a column, not a button. */
  function toVilla(): void {
    own = true;
    live.canvas.focus({ preventScroll: true, focusVisible: false }); // what is meant glows
    own = false;
  }

  /** Moves through the columns that glow, from left to right as the eye sees them. */
  function choose(by: 1 | -1): void {
    if (hand.view.holds) return;
    toVilla();
    const { signs, picture, kit } = villa.state;
    const seen = glowing(signs)
      .map((name) => ({ name, x: villa.project(poseOf(picture, indexOf(kit, name)).point)?.x ?? 0 }))
      .sort((one, other) => one.x - other.x);
    if (seen.length === 0) return;
    const at = seen.findIndex(({ name }) => name === meant);
    const next = at < 0 && by < 0 ? seen.length - 1 : at + by;
    meant = seen[(next + seen.length) % seen.length]!.name;
    hand.hover(meant);
    villa.sign({ hover: { name: meant, allowed: true } });
  }

  function take(empty: Hand): void {
    if (meant === null) return;
    empty.takeNamed(meant);
    hand.hover(null);
    villa.sign({ hover: null });
    meant = null;
  }

  const unwatch = client.watch(({ hands, rests }) => {
    const now = performance.now();
    const here = loop ? pad() : null;
    if (!here || rests || now - rumbled < RUMBLE_MS) return;
    const mine = hands.filter(({ seat }) => client.state.mine.includes(seat)).map(({ strain }) => strain);
    const { weak, strong } = rumbleOf(Math.max(0, ...mine));
    if (weak === 0) return;
    rumbled = now;
    const effect = { duration: RUMBLE_MS, weakMagnitude: weak, strongMagnitude: strong };
    void here.vibrationActuator?.playEffect("dual-rumble", effect);
  });
  addEventListener("gamepadconnected", wake, { signal: stop.signal });
  wake();
  return () => {
    stop.abort();
    cancelAnimationFrame(loop);
    unwatch();
  };
}
