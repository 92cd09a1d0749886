/** The button of the eye: the first press looks along the floor, the second goes back to where the eye was before. */

import { type Eye, nearestSide } from "../../scene/eye";
import type { Villa } from "../../scene/villa";

const SAME = 0.001; // radians

export class LevelLook {
  #before: { readonly eye: Eye; readonly home: boolean; readonly level: Eye } | null = null;

  /** Whether the eye is still where the button sent it, even if it has been zoomed since. */
  isLevel({ state: { goal } }: Pick<Villa, "state">): boolean {
    const level = this.#before?.level;
    if (!level) return false;
    return Math.abs(goal.elevation - level.elevation) < SAME && Math.abs(goal.azimuth - level.azimuth) < SAME;
  }

  /** Sends the eye there or back, and returns where it looks now. */
  press(villa: Pick<Villa, "state" | "atHome" | "look" | "home" | "side">): "side" | "home" | null {
    if (this.#before && this.isLevel(villa)) {
      const { eye, home } = this.#before;
      this.#before = null;
      if (home) villa.home();
      else villa.look(eye);
      return home ? "home" : null;
    }
    const [eye, home] = [villa.state.goal, villa.atHome];
    villa.side(nearestSide(eye));
    this.#before = { eye, home, level: villa.state.goal };
    return "side";
  }
}
