/** Buttons that appear unasked sleep for a moment: a press may still be meant for what lay there before. */

import { useEffect, useState } from "preact/hooks";
import type { Game } from "../state/tablestate";

const HASTY_MS = 1000;

/** Whether what is asked now came of somebody elsewhere, or of nobody, so that nobody here was ready for it. */
export function isHasty({ story }: Pick<Game, "story">, mine: readonly number[]): boolean {
  const last = story.at(-1);
  return last !== undefined && (last.by === null || !mine.includes(last.by));
}

/** Whether the buttons take a press already; where they are hasty, only a moment after they came. */
export function useAwake(hasty: boolean): boolean {
  const [awake, setAwake] = useState(!hasty);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), HASTY_MS);
    return () => clearTimeout(timer);
  }, []);
  return awake;
}
