/** What has come down in an attempt that is still going on: it is told at once, and not only in the verdict. */

import type { Moment } from "../../net/frames";
import { type Attempt, FRAME, type Plateau } from "../../protocol";
import { isDown, isTipping, LASTS_S } from "../../scene/down";
import { POSE_SIZE } from "../../scene/picture";
import { houseOf } from "./house";
import { nameOf, type Prompt, spokenAs } from "./prompt";
import { columnWords } from "./sentences";
import type { Game } from "./tablestate";

export interface Losses {
  /** Columns that lie, or are off their level. */
  readonly fell: readonly string[];
  /** The plateau that leans too far to be lying. */
  readonly tips: Plateau | null;
}

export const NO_LOSSES: Losses = { fell: [], tips: null };

const LASTS_TICKS = LASTS_S * FRAME.TICKS_A_SECOND;
const HERE: readonly Attempt["phase"][] = ["in-hand", "open", "returning", "settling"]; // then the verdict is near, or has come

type Watched = Pick<Game, "kit" | "view" | "attempt">;

/** What is down in this moment. */
export function lossesIn({ kit, view, attempt }: Watched, { poses, places, hands }: Moment): Losses {
  const floors: Record<string, number> = { base: 0 };
  kit.plateaus.forEach(({ colour, thickness }, i) => {
    floors[colour] = poses[(kit.columns.length + i) * POSE_SIZE + 2]! + thickness / 2;
  });
  const fell = kit.columns.flatMap(({ name, height }, i) => {
    const floor = floors[view.at[name] ?? ""];
    if (name === attempt?.piece || floor === undefined || places[i] !== "villa") return [];
    return isDown(poses, i, height, floor) ? [name] : [];
  });
  const led = hands.map(({ piece }) => piece);
  const downDeg = Number(houseOf(view)["collapse-lean-deg"]);
  const tipping = kit.plateaus.find(({ colour }, i) => {
    const index = kit.columns.length + i;
    if (colour === attempt?.piece || places[index] !== "villa" || led.includes(index)) return false;
    return isTipping(poses, index, downDeg);
  });
  return { fell, tips: tipping?.colour ?? null };
}

/** Follows an attempt, and reports only what lasts. A column that fell stays reported, because the table soon removes it. */
export class LossWatch {
  #since = new Map<string, number>();
  #attempt = "";
  #told = NO_LOSSES;

  /** What has come down in the attempt under way; the same value as long as nothing more does. */
  see(game: Watched, moment: Moment): Losses {
    const { attempt } = game;
    const name = attempt ? `${attempt.seat} ${attempt.piece} ${attempt.since}` : "";
    if (name !== this.#attempt) {
      this.#since.clear();
      [this.#attempt, this.#told] = [name, NO_LOSSES];
    }
    if (!attempt || attempt.verb === "setup" || !HERE.includes(attempt.phase)) return NO_LOSSES;
    const now = lossesIn(game, moment);
    // As in nearly every frame.
    if (now.fell.length === 0 && !now.tips && this.#since.size === 0 && !this.#told.tips) return this.#told;
    const lasts = this.#lasting([...now.fell, ...(now.tips ? [now.tips] : [])], moment.tick);
    const fell = [...this.#told.fell, ...now.fell.filter((one) => lasts(one) && !this.#told.fell.includes(one))];
    const tips = now.tips && lasts(now.tips) ? now.tips : null;
    if (fell.length > this.#told.fell.length || tips !== this.#told.tips) this.#told = { fell, tips };
    return this.#told;
  }

  #lasting(down: readonly string[], tick: number): (piece: string) => boolean {
    for (const piece of this.#since.keys()) if (!down.includes(piece)) this.#since.delete(piece);
    for (const piece of down) if (!this.#since.has(piece)) this.#since.set(piece, tick);
    return (piece) => tick - this.#since.get(piece)! >= LASTS_TICKS;
  }
}

/** What it means by the rules of this house: that the turn scores nothing, and how many more columns would be a ruin. The
 * verdict says whether the columns are out, because after a push everything goes back. */
export function lossesTold(
  { view, attempt }: Watched,
  { fell, tips }: Losses,
  mine: readonly number[],
): readonly Prompt[] {
  if (!attempt) return [];
  const told: Prompt[] = tips ? [{ id: "fallen-tips", words: { plateau: tips } }] : [];
  if (fell.length === 0) return told;
  const [one, ...more] = fell;
  told.push(
    one && more.length === 0
      ? { id: "fallen-one", words: columnWords(one) }
      : { id: "fallen", words: { count: fell.length } },
  );
  // Only a move ends the turn this way (RULING-2).
  if (attempt.verb === "move") {
    const words = { name: nameOf(view, attempt.seat), voice: spokenAs(attempt.seat, mine) };
    told.push({ id: "fallen-turn", words });
  }
  const ruin = Number(houseOf(view)["ruin-columns"]);
  told.push({ id: "fallen-ruin", words: { left: Math.max(0, ruin - fell.length) } });
  return told;
}
