/** The help that a player may ask for: the hand carries the piece up by itself, or sets it down gently where it is.
 * Where that is not allowed, it stays and says why. */

import type { Kit, Refusal } from "../../protocol";
import { heightOf, indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import type { Vec3 } from "../../scene/vector";
import { Carrying, wayDown, wayTo, wayUp } from "./carry";
import { carryHeight, clearance, isTopFull } from "./floor";
import { type Goal, goalOf, isPlateau } from "./goal";
import type { HandPlace, HandView } from "./handview";
import type { Leading } from "./leading";
import { trouble } from "./refusals";
import { besidesAir, whyNotLifted, whyNotLowered } from "./settingdown";

const ABOVE_HEADS_M = 0.02;
const PICKED_UP_M = 0.09; // above the heads of the columns that stand

/** What the hand has to do for this help. */
export interface Helped {
  view(): HandView;
  change(change: Partial<HandView>): void;
  say(refusal: Refusal, what: string): void;
  letGo(): void;
}

/** A hand that moves by itself. */
export class Assisting {
  readonly #carrying = new Carrying();
  #toOpen = false; // the player asked to set it down, and for nothing else since
  #topIsFull = false; // it goes up beside a top on which nothing is free

  constructor(
    private readonly kit: Kit,
    private readonly around: HandPlace,
    private readonly leading: Leading,
    private readonly hand: Helped,
  ) {}

  /** Where the piece in hand should go. */
  goal(picture: Picture): Goal {
    return goalOf(this.kit, this.around.table().game, picture, this.hand.view().holds);
  }

  /** Sets out up or down, or says why not. */
  help(assist: "up" | "down"): void {
    const picture = this.around.picture();
    const { holds, opening, journey, assist: underWay } = this.hand.view();
    const { target } = this.leading;
    if (!target || !picture || !holds) return;
    // It must arrive first, and while it goes down a second press changes nothing.
    if (assist === "down" && underWay) return;
    const goal = this.goal(picture);
    const { game, mark } = this.around.table();
    const lowered = { piece: holds, at: target, goal, verb: game?.attempt?.verb ?? "move", mark, opening };
    const why =
      assist === "down" ? whyNotLowered(this.kit, picture, lowered) : whyNotLifted(this.kit, lowered, journey);
    if (why) {
      this.#refuse(why);
      return;
    }
    this.#carrying.begin(
      assist === "up"
        ? wayUp(this.kit, picture, holds, { from: target, start: this.leading.start }, goal)
        : wayDown(this.kit, picture, holds, target, goal),
    );
    this.#toOpen = assist === "down";
    this.#topIsFull = assist === "up" && isTopFull(this.kit, picture, holds, goal);
    this.hand.change({ assist, drags: null, blocked: false });
  }

  /** Sets out to this height, then over this spot. */
  over(x: number, y: number, z: number): void {
    const picture = this.around.picture();
    const { holds, journey } = this.hand.view();
    const { target } = this.leading;
    if (!target || !holds || !picture) return;
    // A column that is only just out first goes a little farther; straight up it would catch on something.
    const clear = journey === "clear" && !isPlateau(this.kit, holds) ? clearance(this.kit, picture, holds) : null;
    this.#toOpen = this.#topIsFull = false;
    this.#carrying.begin(wayTo(target, this.leading.start, clear, [x, y, z]));
    this.hand.change({ assist: "up", drags: null, blocked: false });
  }

  /** Sets out for a point above this spot of the floor where the column should stand, higher than everything there. */
  overSpot(x: number, y: number): void {
    const picture = this.around.picture();
    const { holds } = this.hand.view();
    const { target } = this.leading;
    if (!picture || !holds || !target) return;
    const index = indexOf(this.kit, holds);
    const foot = poseOf(picture, index).point[2] - heightOf(this.kit, index) / 2;
    const higher = carryHeight(this.kit, picture, this.goal(picture).floor) + ABOVE_HEADS_M - foot;
    this.over(x, y, target[2] + Math.max(0, higher));
  }

  /** Picks up a piece on which nothing lies, so that it can be carried to the site. */
  pickUp([x, y, z]: Vec3, seat: number, piece: string): void {
    this.#carrying.begin([[x, y, z + PICKED_UP_M]]);
    this.hand.change({ assist: "up", seat, holds: piece });
  }

  /** The player leads the piece sideways meanwhile. */
  follow(target: Vec3): void {
    this.#carrying.follow(target);
  }

  /** One frame of the way, if it is on one. */
  tick(seconds: number, picture: Picture, piece: string): void {
    const { assist, opening } = this.hand.view();
    const { target } = this.leading;
    const { mark, game } = this.around.table();
    // This also applies after the way down is over: a busy server may only say later that the piece may stand.
    if (this.#toOpen && mark === null) {
      this.stop();
      this.hand.letGo();
      return;
    }
    if (!assist || !target) return;
    // The server checks a moving plateau less often than a still one, so the reason may still be on its way.
    const laid = assist === "down" && isPlateau(this.kit, piece) && game?.attempt?.verb !== "setup";
    const why = laid ? besidesAir(mark) : null;
    if (why) {
      this.#refuse(why);
      return;
    }
    const step = this.#carrying.step(assist, target, picture, indexOf(this.kit, piece), seconds);
    if (step.aim) this.leading.aim(step.aim);
    if (step.over) this.#arrive();
    if (step.over && this.#topIsFull) this.hand.say(trouble("top-full"), "carry-up");
    if (step.blocked) this.hand.change({ blocked: true });
    // It is down and may not stand there. If the mark below it does not say why, the hand does.
    else if (step.over && assist === "down" && mark && opening !== "not") this.hand.say(mark, "let-go");
  }

  /** Stops moving by itself, and does not open. */
  stop(): void {
    this.#toOpen = this.#topIsFull = false;
    this.#arrive();
  }

  #arrive(): void {
    this.#carrying.end();
    const { assist, blocked } = this.hand.view();
    if (assist || blocked) this.hand.change({ assist: null, blocked: false });
  }

  #refuse(why: Refusal): void {
    this.stop();
    this.hand.say(why, "let-go");
  }
}
