/** The other hand: it takes a plateau, steadies it, and is led only by a second press. */

import type { Attempt, Kit, Plateau } from "../../protocol";
import type { Eye } from "../../scene/eye";
import type { Pick } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { drawn, type HandKey, lifted, type Stroke, stepped, within } from "../../scene/stroke";
import type { Vec3 } from "../../scene/vector";
import { plateausAbove, rimPick } from "./above";
import type { HandPlace, HandView } from "./handview";

const STILL_PX = 14; // a hand that steadies ignores a smaller twitch
const WHEEL = 0.25; // a plateau is raised more gently than a column

/** What the other hand needs of the main one. */
interface MainHand {
  view(): HandView;
  change(change: Partial<HandView>): void;
  /** Where the main hand wants to be, while it holds something. */
  target(): Vec3 | null;
  /** Presses on the villa, as a pointer would. */
  press(at: Pick): void;
}

/** The hold on a plateau, from the request to its end, and the place that the hand is led to. */
export class Steadying {
  #target: Vec3 | null = null;
  #strayed = 0; // how far it has moved since it was pressed, in pixels
  #attempt: Attempt | null = null; // the one that it was seen in last
  #seen: Plateau | null = null; // the plateau that it was seen on then

  constructor(
    private readonly kit: Kit,
    private readonly around: HandPlace,
    private readonly main: MainHand,
  ) {}

  /** Where it wants to be, while it has hold of a plateau. */
  get target(): Vec3 | null {
    return this.#target;
  }

  /** It takes the plateau that lies on the column in the main hand, at the rim nearest to that column. A tap on a plateau
   * above takes that one instead. If none lies on the column, the next press chooses one. */
  takeAbove(): void {
    const [lowest] = this.#above();
    const { tool } = this.main.view();
    if (lowest) this.takeAtRim(lowest);
    else this.main.change({ tool: tool === "hold" ? "hand" : "hold", offer: null });
  }

  /** It changes to this plateau, if that is above the column as well. */
  goOver(plateau: string): boolean {
    const other = this.#above().find((above) => above === plateau);
    const { steadies, journey } = this.main.view();
    if (!other || !steadies || steadies === other || journey !== "in") return false;
    this.release();
    this.takeAtRim(other);
    return true;
  }

  #above(): readonly Plateau[] {
    const { game } = this.around.table();
    const picture = this.around.picture();
    if (!picture || !game?.attempt) return [];
    return plateausAbove({ kit: this.kit, view: game.view }, game.attempt, picture.places);
  }

  /** It takes this plateau, at the rim nearest to the column. */
  takeAtRim(plateau: Plateau): void {
    const picture = this.around.picture();
    const near = this.main.target();
    if (!picture || !near || this.main.view().steadies) return;
    this.main.change({ tool: "hold" });
    this.main.press(rimPick(this.kit, picture, plateau, near));
  }

  /** It takes hold of this plateau here, and steadies it by keeping still. Only a second press moves it. */
  take(seat: number, plateau: Plateau, at: Pick): void {
    this.#target = at.point;
    this.around.send({ type: "hold", seat, plateau, point: at.local });
    this.main.change({ drags: null, steadies: plateau, seat, tool: "hand" });
  }

  /** It lets go of its plateau. */
  release(): void {
    const { seat, steadies } = this.main.view();
    if (seat === null || !steadies) return;
    this.around.send({ type: "release-hold", seat });
    this.end();
  }

  /** The hold is over, or was never granted. */
  end(): void {
    this.drop();
    const { drags } = this.main.view();
    this.main.change({ steadies: null, drags: drags === "hold" ? null : drags });
  }

  /** What the picture shows it holding, if that changed, else undefined, because a hold that was only just requested is not
   * in the picture yet. A new attempt always counts as a change: a message may have been lost before it. */
  see({ hands }: Picture, attempt: Attempt): Plateau | null | undefined {
    const hand = hands.find(({ tool }) => tool === "hold");
    const { columns, plateaus } = this.kit;
    const plateau = plateaus[(hand?.piece ?? -1) - columns.length]?.colour ?? null;
    if (attempt === this.#attempt && plateau === this.#seen) return undefined;
    [this.#attempt, this.#seen] = [attempt, plateau];
    if (!hand || plateau === null) this.#target = null;
    else this.#target ??= hand.target;
    return plateau;
  }

  /** From now on it is this hand that is led. */
  lead(): void {
    if (!this.main.view().steadies) return;
    this.#strayed = 0;
    this.main.change({ drags: "hold" });
  }

  /** The pointer moved; true if there is something to steady. */
  stroke(stroke: Omit<Stroke, "clear">, eye: Eye): boolean {
    if (!this.#target) return false;
    this.#strayed += Math.hypot(stroke.dx, stroke.dy);
    if (this.#strayed >= STILL_PX) this.#aim(drawn(this.#target, { ...stroke, clear: false }, eye));
    return true;
  }

  /** The wheel raises and lowers it; true if there is something to steady. */
  wheel(pixels: number, precise: boolean): boolean {
    if (!this.#target) return false;
    this.#aim(lifted(this.#target, pixels * WHEEL, precise));
    return true;
  }

  /** A step as the eye sees it; true if there is something to steady. */
  step(key: HandKey, millimetres: number, eye: Eye): boolean {
    if (!this.#target) return false;
    this.#aim(stepped(this.#target, key, millimetres, eye));
    return true;
  }

  /** It holds nothing any more. */
  drop(): void {
    this.#target = null;
  }

  #aim(position: Vec3): void {
    this.#target = within(position);
    const { seat } = this.main.view();
    if (seat !== null) this.around.aim(seat, "hold", this.#target, 0);
  }
}
