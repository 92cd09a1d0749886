/** Finds the hands of an attempt in the picture again, after a reload or a lost message. */

import type { Attempt, Kit } from "../../protocol";
import { indexOf } from "../../scene/kit";
import type { HandPlace, HandView } from "./handview";
import type { Leading } from "./leading";
import type { Steadying } from "./steadying";

/** What the picture shows of hands that this page has not led itself. */
export class Finding {
  constructor(
    private readonly kit: Kit,
    private readonly around: HandPlace,
    private readonly leading: Leading,
    private readonly steadying: Steadying,
    private readonly view: () => HandView,
    private readonly change: (change: Partial<HandView>) => void,
  ) {}

  /** Takes over what the picture shows of this attempt, if it is by a player here. */
  follow(attempt: Attempt): void {
    this.#followHold(attempt);
    const { holds, seat } = this.view();
    if (holds === attempt.piece && seat === attempt.seat && this.leading.target) return;
    if (attempt.phase === "open") {
      // No hand holds it: it can be put back, or taken again with a press.
      if (holds !== attempt.piece)
        this.change({ holds: attempt.piece, seat: attempt.seat, grasp: "hook", journey: "in" });
      return;
    }
    // Only a picture that shows the hand says where it is; before that, there must be no aims.
    const index = indexOf(this.kit, attempt.piece);
    const known = this.around.picture()?.hands.find((hand) => hand.tool !== "hold" && hand.piece === index);
    if (!known) return;
    this.leading.take(known.target);
    const grasp = attempt.tool === "hook" ? "hook" : "hand";
    this.change({ holds: attempt.piece, grasp, seat: attempt.seat, journey: "in" });
  }

  #followHold(attempt: Attempt): void {
    const picture = this.around.picture();
    const found = picture ? this.steadying.see(picture, attempt) : undefined;
    const { steadies, drags, tool } = this.view();
    if (found === undefined || found === steadies) return;
    const free = { drags: drags === "hold" ? null : drags, tool: tool === "hold" ? "hand" : tool };
    this.change({ ...free, steadies: found, seat: attempt.seat });
  }
}
