/** The hand that brings the villa down by itself, for those who would rather watch: real wood, as roughly as it goes. */

import type { LiveVilla } from "../../game/livevilla";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";

const LIFT_MM = 160; // with all that lies on it

/** Takes the column, if nothing is in hand, and jerks it up; what is out of the villa already is driven through it. */
export function topple({ hand, villa }: Pick<LiveVilla, "hand" | "villa">, column: string | null): void {
  const { picture, kit } = villa.state;
  if (!hand.view.holds) {
    if (!column) return;
    const index = indexOf(kit, column);
    const { point } = poseOf(picture, index);
    const piece = { type: "column", index, name: column } as const;
    hand.take("hand");
    hand.press({ piece, point, local: [0, 0, 0], distance: 0, exact: true });
    hand.release();
  }
  if (hand.view.journey === "in") hand.step("up", LIFT_MM);
  else if (hand.target) hand.shift(-2 * hand.target[0], -2 * hand.target[1]);
}
