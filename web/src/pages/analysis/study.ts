/** The server's analysis of a game: its progress, and then its result. */

import { useEffect, useState } from "preact/hooks";
import { type Failure, fetchAnalysis, fetchReplay } from "../../net/api";
import { type Tale, taleOf } from "./tale";

export type Study =
  | { readonly state: "asking" }
  | { readonly state: "looking"; readonly done: number; readonly whole: number }
  | { readonly state: "failed"; readonly reason: Failure["reason"] }
  | { readonly state: "found"; readonly tale: Tale };

const TOLD = 3; // times before it is done

/** The present study if it is worth announcing, because its state changed or another third is done; else the one before. */
export function toldRarely(before: Study, now: Study): Study {
  if (before.state !== "looking" || now.state !== "looking") return now;
  const part = ({ done, whole }: typeof now): number => Math.floor((TOLD * done) / Math.max(1, whole));
  return part(before) === part(now) ? before : now;
}

const ASK_EVERY_MS = 500;

/** The study of that game, requested again until it is ready. Raising `tries` starts it again. */
export function useStudy(game: string, tries: number): Study {
  const [study, setStudy] = useState<Study>({ state: "asking" });
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setStudy({ state: "asking" });
    const replay = fetchReplay(game);

    async function ask(): Promise<void> {
      const answer = await fetchAnalysis(game);
      if (!wanted) return;
      if (!answer.ok) return setStudy({ state: "failed", reason: answer.problem.reason });
      const { done, whole, analysis, thoughts } = answer.value;
      setStudy({ state: "looking", done, whole });
      if (!analysis) {
        timer = setTimeout(() => void ask(), ASK_EVERY_MS);
        return;
      }
      const film = await replay;
      if (!wanted) return;
      if (film.ok) setStudy({ state: "found", tale: taleOf(film.value, analysis, thoughts) });
      else setStudy({ state: "failed", reason: film.problem.reason });
    }

    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, tries]);
  return study;
}
