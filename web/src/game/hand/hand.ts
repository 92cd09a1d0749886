/** The hand at this device: what it holds, where it wants to be, and what it tells the server.
 *
 * Pressing a column grips it, moving draws it; letting the button go leaves the hand where it is, closed. It opens only
 * when it is told to, so that a twitch drops no column. */

import type { Kit, Refusal, Tool } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import type { Vec3 } from "../../scene/vector";
import { isPlayed } from "../state/attempt";
import { touchable } from "../state/shown";
import { Assisting } from "./assisting";
import { Edge } from "./edge";
import { Feeling } from "./feeling";
import { Finding } from "./finding";
import { type Goal, isPlateau, progressOf } from "./goal";
import { anchorOf } from "./grip";
import { EMPTY_HAND, type HandPlace, type HandView } from "./handview";
import { Leading } from "./leading";
import { allowanceOf, pressOf } from "./press";
import { GESTURES, isOutdated, Refusals } from "./refusals";
import { Returning } from "./returning";
import { Steadying } from "./steadying";
import { Strokes } from "./strokes";
import { Taking } from "./taking";
import { tapWords, topOf } from "./tap";

/** The hand of the player at this device. */
export class Hand {
  #view: HandView = EMPTY_HAND;
  readonly #refusals = new Refusals();
  readonly #leading = new Leading((position, turn) => {
    const { seat } = this.#view;
    if (seat !== null) this.around.aim(seat, "main", position, turn);
  });

  /** The other hand, which steadies a plateau. */
  readonly steadying: Steadying;
  /** How the pointer, the wheel and keys move it. */
  readonly strokes: Strokes;
  readonly #taking: Taking;
  readonly #assisting: Assisting;
  readonly #feeling = new Feeling();
  readonly #edge: Edge;
  readonly #returning: Returning;
  readonly #finding: Finding;

  constructor(
    readonly kit: Kit,
    private readonly around: HandPlace,
  ) {
    const change = (change: Partial<HandView>) => this.#change(change);
    const view = () => this.#view;
    this.steadying = new Steadying(kit, around, {
      view,
      change,
      target: () => this.target,
      press: (at) => this.press(at),
    });
    this.#edge = new Edge(kit, around, view, () => this.target);
    this.#taking = new Taking(kit, around, this.#leading, change);
    this.#returning = new Returning(around, this.#taking, view, change, (refusal, what) => this.#say(refusal, what));
    this.#assisting = new Assisting(kit, around, this.#leading, {
      view,
      change,
      say: (refusal, what) => this.#say(refusal, what),
      letGo: () => this.letGo(),
    });
    this.strokes = new Strokes(around, this.#leading, this.steadying, {
      view,
      holdsPlateau: () => this.holdsPlateau,
      ledOn: () => this.#ledOn(),
      kept: (to) => this.#edge.keeps(to),
      rebase: () => this.target && this.#assisting.follow(this.target),
    });
    this.#finding = new Finding(kit, around, this.#leading, this.steadying, view, change);
  }

  /** Whether presses on wood are left to the eye. */
  onlyLooks = false;

  /** What it holds and does, as others see it. */
  get view(): HandView {
    return this.#view;
  }

  /** Where the main hand wants to be, while it holds something. */
  get target(): Vec3 | null {
    return this.#leading.target;
  }

  /** Has this tool ready for the next press; the same one again, the fingers. */
  take(tool: Tool): void {
    this.#change({ tool: this.#view.tool === tool ? "hand" : tool, offer: null });
  }

  /** The pointer is over this column, or over none. While somebody draws a column, nothing is said about another. */
  hover(column: string | null): void {
    const hovers = this.around.table().game?.attempt ? null : column;
    if (hovers !== this.#view.hovers) this.#change({ hovers });
  }

  /** Something was tapped: a piece that was not taken, the floor where the column in hand should stand (then the hand carries
   * it there), or the bare table. */
  tapped(at: Pick | null): void {
    if (this.onlyLooks) return;
    const table = this.around.table();
    const { holds, journey, assist } = this.#view;
    const ready = holds && !this.holdsPlateau && journey === "over" && !assist;
    if (at && ready && at.piece.name === table.game?.view.top) {
      this.#assisting.overSpot(at.point[0], at.point[1]);
      return;
    }
    // If a finger only taps the column with the little hook, say what the hook is for.
    if (pressOf(table, this.#view, at)?.means === "offer") {
      this.press(at);
      return;
    }
    if (at?.piece.type === "plateau" && this.steadying.goOver(at.piece.name)) return;
    const picture = this.around.picture();
    const says = tapWords(table, this.#view, at, { kit: this.kit, picture });
    const about = at ? { piece: at.piece.name, point: at.point } : picture && topOf(table, this.kit, picture);
    if (says && about) this.#change({ tapped: { ...about, says } });
  }

  /** The player has read what was said about a tap. */
  forgetTap(): void {
    if (this.#view.tapped) this.#change({ tapped: null });
  }

  /** Makes the pointer's moves fine, or normal again. */
  gently(precise: boolean): void {
    this.#change({ precise });
  }

  /** What a press on this piece would mean: `may` take it, `not` allowed, or nothing at all. */
  allows(at: Pick | null): "may" | "not" | "none" {
    return this.onlyLooks ? "none" : allowanceOf(this.around.table(), this.#view, at);
  }

  /** A press on a piece, or beside all of them; true if the hand takes the pointer. */
  press(at: Pick | null): boolean {
    this.forgetTap();
    const press = pressOf(this.around.table(), this.#view, at);
    if (!press || !at || this.onlyLooks) return false;
    this.#assisting.stop();
    this.refuseOffer();
    this.hush();
    this.#refusals.pressed(at.point);
    switch (press.means) {
      case "nothing":
        return false;
      case "lead":
        this.#ledOn();
        if (press.regrips) this.#grip(press.seat, at);
        this.#change({ drags: "main" });
        return true;
      case "lead-hold":
        this.steadying.lead();
        return true;
      case "hold":
        this.steadying.take(press.seat, press.plateau, at);
        return true;
      case "refused":
        this.#say(press.refusal, "grip");
        return true;
      case "offer":
        this.#taking.offer(press.column, at.point);
        return true;
      case "take":
        this.#taking.choose(press.seat, press.column);
        if (press.by === "hook") this.#taking.hook(press.seat, press.column);
        else this.#grip(press.seat, at);
        return true;
      default:
        return press satisfies never;
    }
  }

  /** Takes this column as a press on it would, or says why that cannot be. */
  takeNamed(column: string): void {
    const picture = this.around.picture();
    if (!picture) return;
    const index = indexOf(this.kit, column);
    const { point } = poseOf(picture, index);
    const piece = { type: "column", index, name: column } as const;
    const at: Pick = { piece, point, local: [0, 0, 0], distance: 0, exact: true };
    if (!this.press(at)) this.tapped(at);
    this.release();
  }

  /** Uses the hook on the column that fingers cannot reach. */
  takeOffer(): void {
    this.#taking.takeOffer(this.#view);
  }

  /** Declines the hook that was offered. */
  refuseOffer(): void {
    this.#taking.refuseOffer(this.#view);
  }

  /** The pointer let go; the hand stays closed where it is. */
  release(): void {
    if (this.#view.drags) this.#change({ drags: null });
  }

  /** Turns the piece in hand, counter-clockwise seen from above. */
  turn(by: number): void {
    this.#leading.turn(by);
  }

  /** Whether a plateau is in the main hand. */
  get holdsPlateau(): boolean {
    return isPlateau(this.kit, this.#view.holds);
  }

  /** Takes the next plateau from the side. */
  takePlateau(seat: number): void {
    this.around.send({ type: "take-plateau", seat });
  }

  /** Takes the column that the hook has drawn out with the fingers. */
  regrip(): void {
    this.#taking.regrip(this.#view);
  }

  /** Opens the main hand. */
  letGo(): void {
    this.#assisting.stop();
    this.#returning.letGo();
  }

  /** Whether the column in hand was merely felt. Then opening the hand or putting it back costs nothing. */
  get isFree(): boolean {
    return this.#returning.isFree;
  }

  /** Puts the piece back, or asks first if that has a price. */
  putBack(): void {
    this.#assisting.stop();
    this.#returning.putBack();
  }

  /** Puts it back at any price. */
  putBackSurely(): void {
    this.#returning.putBackSurely();
  }

  /** The table said that the last column was merely felt. */
  felt(): void {
    this.#returning.felt();
  }

  /** Does not put it back after all. */
  keepHold(): void {
    this.#change({ sure: null });
  }

  /** The player leads the piece: it stops moving by itself, and is not to be put back any more. */
  #ledOn(): void {
    this.#assisting.stop();
    if (this.#view.sure) this.keepHold();
  }

  /** A second finger came: what has only just been taken is let go again, free of any price (RULING-3). */
  cancelUnmoved(): void {
    if (this.#view.drags === "main" && !this.holdsPlateau && this.#returning.isFree) this.letGo();
  }

  /** Lets the hand carry the piece up by itself, or set it down gently where it is. If that is not allowed, the hand stays
   * and says why. */
  help(assist: "up" | "down"): void {
    this.#assisting.help(assist);
  }

  /** Where the piece in hand should go. */
  goal(picture: Picture): Goal {
    return this.#assisting.goal(picture);
  }

  /** Lets the hand carry the piece by itself: to this height, then over this spot. */
  over(x: number, y: number, z: number): void {
    this.#assisting.over(x, y, z);
  }

  /** Moves the hand if it goes by itself, and checks how far it has come; called once a frame. */
  tick(seconds: number): void {
    const picture = this.around.picture();
    const { holds, seat } = this.#view;
    if (!picture || !holds || !this.target) return;
    if (seat !== null) this.#leading.repeat(this.around.told(seat));
    this.#assisting.tick(seconds, picture, holds);
    if (this.#refusals.isPast(this.target) || isOutdated(this.#view.why, this.around.table().mark)) this.hush();
    const before = this.#view;
    const { journey, opening, under } = progressOf(this.kit, this.around.table(), picture, holds, before);
    const hooked = before.grasp === "hook";
    const known = this.around.table().loads?.[holds]?.hint === "heavy";
    const felt = journey === "in" ? this.#feeling.of(picture, indexOf(this.kit, holds), hooked, seconds, known) : null;
    const sways = journey === "in" && this.#feeling.sways(this.kit, picture, before.steadies);
    const inside = this.#edge.at(picture, holds) ?? (sways ? "sways" : felt);
    const feels = felt === "leans" || journey !== "in" ? felt : inside;
    const same = journey === before.journey && opening === before.opening;
    // The hook stops as soon as the column is out: it would draw it over the edge of its floor.
    if (journey !== "in" && before.journey === "in" && hooked)
      this.#leading.aim(anchorOf(this.kit, picture, holds, -1).world);
    if (!same || under !== before.under || feels !== before.feels) this.#change({ journey, opening, under, feels });
  }

  /** Takes the reason, as seen from above, why the piece in hand is not set down where it is held. */
  seesBelow(below: Refusal | null): void {
    if (below?.reason !== this.#view.below?.reason) this.#change({ below });
  }

  /** Takes what is seen of how the plateau in hand would lie. */
  showLying(lies: HandView["lies"]): void {
    const { lies: before } = this.#view;
    const same = lies?.steady === before?.steady && lies?.way === before?.way && lies?.back === before?.back;
    if (!same || lies?.turned !== before?.turned) this.#change({ lies });
  }

  /** Follows what the server says: an attempt began, ended, or was found again after a reload. */
  follow(): void {
    const { game, mine } = this.around.table();
    const attempt = game?.attempt ?? null;
    if (attempt) this.hover(null); // the column under a pointer that rests is another one afterwards
    if (attempt && !isPlayed(attempt)) {
      // The table, or nobody, has the piece now: our hand must not be shown any longer.
      if (this.#view.holds || this.#view.steadies) this.drop();
    } else if (attempt && mine.includes(attempt.seat)) {
      this.#finding.follow(attempt);
    } else if (!attempt && this.#view.holds && !this.#taking.pending) {
      this.drop();
    }
  }

  /** Forgets everything in hand: the attempt is over, or was never begun. */
  drop(): void {
    this.#taking.forget();
    this.#leading.drop();
    this.steadying.drop();
    this.#assisting.stop();
    this.#feeling.forget();
    const { tool, precise, why } = this.#view;
    this.#change({ ...EMPTY_HAND, precise, why, tool: tool === "hold" ? "hand" : tool });
  }

  /** The server has said from which sides a column can be reached. A hook may have waited for that. */
  reached(): void {
    this.#taking.reached();
  }

  /** The server has accepted the last grip. */
  accepted(): void {
    if (this.#taking.pending) this.forgetTap();
    this.#taking.accepted();
  }

  /** The server has refused this gesture: a piece that only this page held is let go, and the reason is said there. */
  refused(what: string, refusal: Refusal): void {
    const { target } = this;
    if (what === "hold") this.steadying.end();
    else if (this.#taking.pending && (what === "grip" || what === "hook")) this.drop();
    if (GESTURES.includes(what)) this.#say(refusal, what, target);
  }

  #say(refusal: Refusal, what: string, target = this.target): void {
    this.#change({ why: this.#refusals.of(refusal, what, target) });
  }

  /** Hides why the last try was refused. */
  hush(): void {
    if (this.#view.why) this.#change({ why: null });
  }

  #grip(seat: number, at: Pick): void {
    const place = this.#taking.grip(seat, at);
    if (touchable(this.around.table())?.verb === "setup") this.#assisting.pickUp(place, seat, at.piece.name);
  }

  #change(change: Partial<HandView>): void {
    this.#view = { ...this.#view, ...change };
    this.around.changed(this.#view);
  }
}
