/** Where one is in the lesson, kept in this browser so that it can be left and resumed. */

import { keep, keptJson } from "../../memory";
import { STEPS } from "./steps";

export interface Progress {
  readonly step: number;
  /** The table of the lesson, while the server still has it. */
  readonly table: string | null;
  /** Whether that is the taller villa of the last two steps. */
  readonly tall: boolean;
}

const KEPT = "paletti.lesson";

export function keptProgress(): Progress {
  const kept = (keptJson(KEPT) ?? {}) as Partial<Progress>;
  const step = Number.isInteger(kept.step) ? Math.max(0, Math.min(STEPS.length, kept.step!)) : 0;
  return { step, table: typeof kept.table === "string" ? kept.table : null, tall: kept.tall === true };
}

/** Whether the lesson was ever begun in this browser. */
export function hasBegunLesson(): boolean {
  const { step, table } = keptProgress();
  return step > 0 || table !== null;
}

export const keepProgress = (progress: Progress): void => keep(KEPT, progress);
