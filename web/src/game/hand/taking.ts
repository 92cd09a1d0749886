/** How the main hand takes hold of a column, by fingers or hook: the page shows it at once, and the server confirms it. */

import type { Kit } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import { add, length, sub, turned, type Vec3 } from "../../scene/vector";
import { touchable } from "../state/shown";
import { anchorOf, hookHeading } from "./grip";
import type { HandPlace, HandView } from "./handview";
import type { Leading } from "./leading";

/** Where a column's foot and head were, and after which deed. A column may be felt more than once in a turn. */
interface FirstStand {
  readonly column: string;
  readonly after: number;
  readonly ends: readonly Vec3[];
}

/** A grip, from the press until the server confirms it. */
export class Taking {
  #stood: FirstStand | null = null;
  #awaits: { readonly seat: number; readonly column: string } | null = null; // a hook that waits to know its directions
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

  /** Chooses this column. How far it is drawn counts from where it stood when it was first felt since the last deed. */
  choose(seat: number, column: string): void {
    const story = this.around.table().game?.story ?? [];
    const after = story.findLast(({ deed }) => deed.deed !== "feel")?.version ?? 0;
    const ends = this.#ends(column);
    if (ends && (this.#stood?.column !== column || this.#stood.after !== after)) this.#stood = { column, after, ends };
    this.change({ drags: "main", holds: column, seat, journey: "in", why: null, offer: null });
  }

  /** Offers the hook for a column that fingers cannot reach; `point` is where it was pressed. */
  offer(column: string, point: Vec3): void {
    this.around.send({ type: "ask-reach", column });
    this.change({ offer: { column, point }, why: null });
  }

  /** Uses the hook on the column that it was offered for. */
  takeOffer(view: HandView): void {
    const may = touchable(this.around.table());
    if (!view.offer || !may?.may.includes(view.offer.column)) {
      this.refuseOffer(view);
      return;
    }
    this.choose(may.seat, view.offer.column);
    this.hook(may.seat, view.offer.column);
    this.change({ drags: null });
  }

  /** Declines the hook that was offered. */
  refuseOffer({ offer }: HandView): void {
    if (offer) this.change({ offer: null });
  }

  /** Where this piece is now, if there is a picture yet. */
  place(piece: string): Vec3 | null {
    const picture = this.around.picture();
    return picture && poseOf(picture, indexOf(this.kit, piece)).point;
  }

  /** How far the piece may have moved by now: its foot or its head, whichever went farther, or the hand, if it was led so
   * recently that neither the wood nor the server has followed. A page that joined later leaves this to the server, unless
   * the hand was just led. */
  drawnMm(piece: string | null): number {
    const ends = piece && this.#ends(piece);
    if (!ends || this.#stood?.column !== piece) return this.leading.lately > 0 ? Number.POSITIVE_INFINITY : 0;
    const far = this.#stood.ends.map((end, at) => length(sub(ends[at]!, end)));
    return Math.max(...far, this.leading.lately) * 1000;
  }

  /** The middles of its foot and its head. */
  #ends(column: string): readonly Vec3[] | null {
    const picture = this.around.picture();
    const index = indexOf(this.kit, column);
    const half = (this.kit.columns[index]?.height ?? 0) / 2;
    if (!picture || index < 0) return null;
    const { point, turn } = poseOf(picture, index);
    return [-half, half].map((z) => add(point, turned([0, 0, z], turn)));
  }

  /** Closes the fingers round the column's axis at this height, and returns where that is. */
  grip(seat: number, at: Pick): Vec3 {
    // A column on the hook is in hand already: the server will announce no new attempt.
    this.#pending = !this.around.table().game?.attempt;
    const anchor = anchorOf(this.kit, this.around.picture(), at.piece.name, at.local[2]);
    this.leading.take(anchor.world);
    this.change({ grasp: "hand" });
    this.around.send({ type: "grip", seat, column: at.piece.name, point: anchor.local });
    return anchor.world;
  }

  /** Takes the column that the hook has drawn out with the fingers, by its middle. */
  regrip({ seat, holds }: HandView): void {
    const picture = this.around.picture();
    const index = holds ? indexOf(this.kit, holds) : -1;
    if (!picture || seat === null || index < 0 || !holds) return;
    this.leading.take(poseOf(picture, index).point);
    this.change({ grasp: "hand" });
    this.around.send({ type: "grip", seat, column: holds, point: [0, 0, 0] });
  }

  /** Puts the hook behind the column's foot, as soon as it is known from where it can pull. */
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

  /** The server has said from which sides a column can be reached. A hook may have waited for that. */
  reached(): void {
    const { reach } = this.around.table();
    if (this.#awaits && reach?.column === this.#awaits.column) this.hook(this.#awaits.seat, this.#awaits.column);
  }

  /** The server has accepted the last grip. */
  accepted(): void {
    this.#pending = false;
  }

  /** There is nothing to wait for any more. */
  forget(): void {
    this.#pending = false;
    this.#awaits = null;
  }
}
