/** How the hand gives back what it holds: it opens, or it puts the piece back, and first asks if that has a price. */

import type { Refusal } from "../../protocol";
import type { HandPlace, HandView } from "./handview";
import { merelyFelt, putBackPrice } from "./putback";
import { trouble } from "./refusals";
import type { Taking } from "./taking";

/** Ends a grip and tells the server. */
export class Returning {
  #back: HandView["tapped"] = null;

  constructor(
    private readonly around: HandPlace,
    private readonly taking: Taking,
    private readonly view: () => HandView,
    private readonly change: (change: Partial<HandView>) => void,
    private readonly say: (refusal: Refusal, what: string) => void,
  ) {}

  /** Opens the hand. */
  letGo(): void {
    const { seat, holds, grasp, journey } = this.view();
    if (seat === null || !holds) return;
    // If the hook went away now, the column would be left half drawn, so it stays until the column is out.
    if (grasp === "hook" && journey === "in" && !this.isFree) {
      const point = this.taking.place(holds);
      if (point) this.change({ tapped: { piece: holds, point, says: "still-in" } });
      return;
    }
    // The referee may still count it as merely felt: the hand would open, and the column would be locked where it is.
    if (journey === "in" && this.#isDrawnUnheard) {
      this.say(trouble("still-inside"), "let-go");
      return;
    }
    this.around.send({ type: "let-go", seat });
  }

  /** Puts the piece back, or asks first if that has a price. */
  putBack(): void {
    const { seat, holds } = this.view();
    if (seat === null || !holds) return;
    const price = putBackPrice(this.around.table().game, this.taking.drawnMm(holds));
    this.change({ drags: null, sure: price });
    if (!price) this.putBackSurely();
  }

  /** Puts it back at any price. */
  putBackSurely(): void {
    const { seat, holds } = this.view();
    if (seat === null || !holds) return;
    const point = this.around.table().game?.attempt?.verb === "move" ? this.taking.place(holds) : null;
    this.#back = point && { piece: holds, point, says: "felt" };
    this.change({ sure: null });
    this.around.send({ type: "put-back", seat });
  }

  /** Whether the column in hand was drawn, though the server has not said yet that it is chosen. */
  get #isDrawnUnheard(): boolean {
    const { game } = this.around.table();
    const attempt = game?.attempt;
    if (!attempt || attempt.chosen || attempt.verb === "setup" || attempt.verb === "lay") return false;
    return !this.isFree;
  }

  /** The column that was put back was merely felt. Say so, because nothing else shows that it had no consequences. */
  felt(): void {
    if (this.#back) this.change({ tapped: this.#back });
    this.#back = null;
  }

  /** Whether the column in hand was merely felt, and is free of any price (RULING-3). */
  get isFree(): boolean {
    const { game } = this.around.table();
    if (!game || game.attempt?.verb === "setup") return false;
    return merelyFelt(game, this.taking.drawnMm(this.view().holds));
  }
}
