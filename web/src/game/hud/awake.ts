/** Buttons that appear unexpectedly ignore presses for a moment: a press may still be meant for what was there before. */

import { useEffect, useState } from "preact/hooks";
import type { Game } from "../state/tablestate";

const HASTY_MS = 1000;

/** Whether the present question comes from somebody elsewhere, or from nobody, so that nobody here was ready for it. */
export function isHasty({ story }: Pick<Game, "story">, mine: readonly number[]): boolean {
  const last = story.at(-1);
  return last !== undefined && (last.seat === null || !mine.includes(last.seat));
}

/** Whether the buttons accept a press already; hasty ones do so only a moment after they appeared. */
export function useAwake(hasty: boolean): boolean {
  const [awake, setAwake] = useState(!hasty);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), HASTY_MS);
    return () => clearTimeout(timer);
  }, []);
  return awake;
}
