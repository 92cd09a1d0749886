/** How the pointer, the wheel and keys move a closed hand, each as far as it may go. */

import {
  drawn,
  type HandKey,
  lifted,
  NOTCH_PIXELS,
  PRECISE,
  reachPerPixel,
  type Stroke,
  stepped,
  TURN_PER_NOTCH,
} from "../../scene/stroke";
import type { Vec3 } from "../../scene/vector";
import type { HandPlace, HandView } from "./handview";
import type { Leading } from "./leading";
import type { Steadying } from "./steadying";

/** What strokes need to know from the hand, and what they tell it. */
interface Moved {
  view(): HandView;
  holdsPlateau(): boolean;
  /** The player leads the piece from now on. */
  ledOn(): void;
  /** Where it may really go when it is led there: the hook must not lead it over the edge. */
  kept(to: Vec3): Vec3;
  /** If the hand is moving by itself, it goes on from where the pointer has led it. */
  rebase(): void;
}

/** The strokes of the player at this device. */
export class Strokes {
  #finger = false;

  constructor(
    private readonly around: HandPlace,
    private readonly leading: Leading,
    private readonly steadying: Steadying,
    private readonly hand: Moved,
  ) {}

  /** The pointer moved while it had hold of something. */
  stroke(stroke: Omit<Stroke, "precise" | "clear">, shift: boolean): void {
    const { drags } = this.hand.view();
    const { target } = this.leading;
    const precise = this.#isPrecise(shift);
    this.#finger = stroke.finger ?? false;
    if (drags === "hold") {
      this.steadying.stroke({ ...stroke, precise }, this.around.eye());
    } else if (drags === "main" && target && !this.#isHookedOut) {
      this.hand.rebase();
      this.leading.aim(this.hand.kept(drawn(target, { ...stroke, precise, clear: this.clear }, this.around.eye())));
    }
  }

  /** The wheel: raises and lowers, or turns a plateau. True if there was something in hand. */
  wheel(pixels: number, shift: boolean): boolean {
    const { steadies, drags, holds } = this.hand.view();
    const precise = this.#isPrecise(shift);
    if (steadies && (drags === "hold" || !holds) && this.steadying.wheel(pixels, precise)) return true;
    const { target } = this.leading;
    if (!target || !holds) return false;
    this.hand.ledOn();
    if (this.hand.holdsPlateau()) this.leading.turn((pixels / NOTCH_PIXELS) * TURN_PER_NOTCH * (precise ? PRECISE : 1));
    else this.leading.aim(lifted(target, pixels, precise));
    return true;
  }

  /** A step in the plane or up and down, in millimetres as the eye sees it; true where something was in hand. */
  step(key: HandKey, millimetres: number): boolean {
    const { drags, holds } = this.hand.view();
    if (drags === "hold" && this.steadying.step(key, millimetres, this.around.eye())) return true;
    const { target } = this.leading;
    if (!target || !holds) return false;
    if (this.#isHookedOut) return true;
    this.hand.ledOn();
    this.leading.aim(this.hand.kept(stepped(target, key, millimetres, this.around.eye())));
    return true;
  }

  /** Moves by this much in the plane of the floor, in metres. */
  shift(dx: number, dy: number): void {
    const { target } = this.leading;
    if (!target || !this.hand.view().holds || this.#isHookedOut) return;
    this.hand.ledOn();
    this.leading.aim(this.hand.kept([target[0] + dx, target[1] + dy, target[2]]));
  }

  /** Whether the piece in hand is clear of the villa, so that the hand may move quickly. */
  get clear(): boolean {
    return this.hand.view().journey !== "in" || this.around.table().game?.attempt?.verb === "setup";
  }

  /** How far the piece moves for a pixel of this picture, in metres, in the way it was last led. */
  reachPerPixel(height: number): ReturnType<typeof reachPerPixel> | null {
    const { target } = this.leading;
    if (!target) return null;
    const { precise } = this.hand.view();
    return reachPerPixel(target, { height, precise, clear: this.clear, finger: this.#finger }, this.around.eye());
  }

  #isPrecise(shift: boolean): boolean {
    return shift || this.hand.view().precise;
  }

  /** Whether the hook has drawn its column out: from there on fingers carry it. */
  get #isHookedOut(): boolean {
    const { grasp, journey } = this.hand.view();
    return grasp === "hook" && journey !== "in";
  }
}
