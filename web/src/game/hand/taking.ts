/** How the main hand takes hold of a column, by fingers or by hook: held here at once, and for good when the server says so. */

import type { Kit } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import { length, sub, type Vec3 } from "../../scene/vector";
import { anchorOf, hookHeading } from "./grip";
import type { HandPlace, HandView } from "./handview";
import type { Leading } from "./leading";

/** A grip from the press to the word of the server. */
export class Taking {
  #from: Vec3 | null = null; // where the piece was when it was taken
  #awaits: { readonly seat: number; readonly column: string } | null = null; // a hook that waits to know its ways
  #pending = false;

  constructor(
    private readonly kit: Kit,
    private readonly around: HandPlace,
    private readonly leading: Leading,
    private readonly change: (change: Partial<HandView>) => void,
  ) {}

  /** Whether it is held only here: the server has not confirmed it yet. */
  get pending(): boolean {
    return this.#pending;
  }

  /** This column is meant; how far it is drawn counts from here. */
  choose(seat: number, column: string): void {
    const picture = this.around.picture();
    this.#from = picture && poseOf(picture, indexOf(this.kit, column)).point;
    this.change({ drags: "main", holds: column, seat, journey: "in", why: null, offer: null });
  }

  /** Where this piece is now, if anything is seen yet. */
  place(piece: string): Vec3 | null {
    const picture = this.around.picture();
    return picture && poseOf(picture, indexOf(this.kit, piece)).point;
  }

  /** How far the piece is from where it was taken; infinite if that is not known. */
  drawnMm(piece: string | null): number {
    const now = piece && this.place(piece);
    return now && this.#from ? length(sub(now, this.#from)) * 1000 : Number.POSITIVE_INFINITY;
  }

  /** The fingers close round the column's axis, at the height where they were put; the result is where that is. */
  grip(seat: number, at: Pick): Vec3 {
    // A column on the hook is in hand already: the server will announce no new attempt.
    this.#pending = !this.around.table().game?.attempt;
    const anchor = anchorOf(this.kit, this.around.picture(), at.piece.name, at.local[2]);
    this.leading.take(anchor.world);
    this.change({ grasp: "hand" });
    this.around.send({ type: "grip", seat, column: at.piece.name, point: anchor.local });
    return anchor.world;
  }

  /** The fingers take the column that the hook has drawn out, by its middle. */
  regrip({ seat, holds }: HandView): void {
    const picture = this.around.picture();
    const index = holds ? indexOf(this.kit, holds) : -1;
    if (!picture || seat === null || index < 0 || !holds) return;
    this.leading.take(poseOf(picture, index).point);
    this.change({ grasp: "hand" });
    this.around.send({ type: "grip", seat, column: holds, point: [0, 0, 0] });
  }

  /** The hook goes behind the column's foot, as soon as it is known from where it can. */
  hook(seat: number, column: string): void {
    this.#pending = true;
    const { reach } = this.around.table();
    if (reach?.column !== column) {
      this.#awaits = { seat, column };
      this.change({ grasp: "hook", tool: "hand" });
      this.around.send({ type: "ask-reach", column });
      return;
    }
    this.#awaits = null;
    const heading = hookHeading(reach.hook, this.around.eye());
    this.leading.take(anchorOf(this.kit, this.around.picture(), column, -1).world);
    this.change({ grasp: "hook", tool: "hand" });
    this.around.send({ type: "hook", seat, column, direction: [Math.cos(heading), Math.sin(heading)] });
  }

  /** The server has said from where a column can be got at: a hook may have waited for that. */
  reached(): void {
    const { reach } = this.around.table();
    if (this.#awaits && reach?.column === this.#awaits.column) this.hook(this.#awaits.seat, this.#awaits.column);
  }

  /** The server has let the last grip happen. */
  accepted(): void {
    this.#pending = false;
  }

  /** There is nothing to wait for any more. */
  forget(): void {
    this.#pending = false;
    this.#awaits = null;
    this.#from = null;
  }
}
