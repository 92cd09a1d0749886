/** How far the player is in the lesson, kept in this browser so that it can be left and resumed. */

import { keep, keptJson, LESSON } from "../../memory";
import { STEPS } from "./steps";

export interface Progress {
  readonly step: number;
  /** The table of the lesson, while the server still has it. */
  readonly table: string | null;
  /** Whether that is the taller villa of the last two steps. */
  readonly tall: boolean;
}

export function keptProgress(): Progress {
  const kept = (keptJson(LESSON) ?? {}) as Partial<Progress>;
  const step = Number.isInteger(kept.step) ? Math.max(0, Math.min(STEPS.length, kept.step!)) : 0;
  return { step, table: typeof kept.table === "string" ? kept.table : null, tall: kept.tall === true };
}

export const keepProgress = (progress: Progress): void => keep(LESSON, progress);
