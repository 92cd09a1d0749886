/** What is drawn and said about laying a plateau. The code is fetched with the first plateau in a hand. */

import type { Kit } from "../protocol";
import { indexOf } from "../scene/kit";
import { LyingSigns } from "../scene/lyingsigns";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import type { Villa } from "../scene/villa";
import type { Goal } from "./hand/goal";
import type { HandView } from "./hand/handview";
import { lyingOf, lyingUnder, type Outlook, strayedFrom, towardOf } from "./hand/lying";
import { houseOf } from "./state/house";
import type { Game } from "./state/tablestate";

/** What is drawn and said about the plateau in hand. */
export class Laying {
  readonly #signs: LyingSigns;

  constructor(
    private readonly kit: Kit,
    private readonly villa: Villa,
  ) {
    this.#signs = new LyingSigns(kit);
    villa.dress(this.#signs);
  }

  /** What to say about the column in hand over the top plateau: that it would tip the plateau; null if it would not. */
  poised({ holds, journey }: HandView, { view, attempt }: Game): Outlook | null {
    const built = attempt?.verb === "move" || attempt?.verb === "prove";
    if (!holds || !built || journey !== "over" || view.top === "base") return null;
    const { picture } = this.villa.state;
    const [x, y] = poseOf(picture, indexOf(this.kit, holds)).point;
    const steady = lyingUnder(this.kit, picture, view.top, holds, [x, y], view.askew);
    return steady === "tips" ? { steady, way: null, tips: view.top } : null;
  }

  /** Shows where the plateau lay that has to go back before the column in hand may be set down, and returns what to say
   * about it. `began` is the picture before the hand came. */
  strayed(began: Picture, { view }: Game): Outlook | null {
    const { picture, eye } = this.villa.state;
    const found = strayedFrom(this.kit, began, picture);
    this.#signs.trace(found);
    this.villa.refresh();
    if (!found) return null;
    const turned = found.turnedDeg > Number(houseOf(view)["hold-turn-deg"]);
    return { steady: null, way: towardOf(found.shift, eye), back: found.plateau, turned };
  }

  /** Shows how the plateau in hand would lie, and returns what to say about it once it is over its columns. */
  look({ holds, journey, opening }: HandView, { view, attempt }: Game, { floor, rest }: Goal): Outlook | null {
    if (!holds) return null;
    const { picture, eye } = this.villa.state;
    const lying = lyingOf(this.kit, picture, holds, floor, view.askew);
    const index = indexOf(this.kit, holds);
    const over = journey === "over";
    const house = houseOf(view);
    const walled = attempt?.verb === "setup" ? house["blue-plateau"] === "within-base" : house.overhang === "never";
    const steady = over && opening !== "not" ? lying.steady : null;
    const inwards = walled ? lying.shift : null;
    const shift = over ? (inwards ?? (opening === "not" ? lying.toHeads : null)) : null;
    this.#signs.tell({
      ...lying,
      index,
      rest,
      top: poseOf(picture, index).point[2],
      walled,
      steady,
      shift,
      heads: over ? lying.heads : [],
      beyond: over ? lying.beyond : [],
    });
    this.villa.refresh();
    if (!over) return null;
    return { steady, way: shift && towardOf(shift, eye) };
  }

  /** There is no plateau in hand any more. */
  end(): void {
    this.#signs.tell(null);
    this.villa.refresh();
  }
}
