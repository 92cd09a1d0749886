/** A game looked at again by the server: how far it is, and then what was found. */

import { useEffect, useState } from "preact/hooks";
import { fetchAnalysis, fetchReplay } from "../../net/api";
import { type Tale, taleOf } from "./tale";

export type Study =
  | { readonly stage: "asking" }
  | { readonly stage: "looking"; readonly done: number; readonly whole: number }
  | { readonly stage: "failed"; readonly reason: string }
  | { readonly stage: "found"; readonly tale: Tale };

const TOLD = 3; // times on the way

/** Of the study before and now, the one that is worth a word: another stage, or another third of the way. */
export function toldRarely(before: Study, now: Study): Study {
  if (before.stage !== "looking" || now.stage !== "looking") return now;
  const part = ({ done, whole }: typeof now): number => Math.floor((TOLD * done) / Math.max(1, whole));
  return part(before) === part(now) ? before : now;
}

const ASK_EVERY_MS = 500;

/** The study of that game, asked for again until it is found; one more of `tries` starts it again. */
export function useStudy(game: string, tries: number): Study {
  const [study, setStudy] = useState<Study>({ stage: "asking" });
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setStudy({ stage: "asking" });
    const replay = fetchReplay(game);

    async function ask(): Promise<void> {
      const answer = await fetchAnalysis(game);
      if (!wanted) return;
      if (!answer.ok) return setStudy({ stage: "failed", reason: answer.problem.reason });
      const { done, whole, analysis, thoughts } = answer.value;
      setStudy({ stage: "looking", done, whole });
      if (!analysis) {
        timer = setTimeout(() => void ask(), ASK_EVERY_MS);
        return;
      }
      const film = await replay;
      if (!wanted) return;
      if (film.ok) setStudy({ stage: "found", tale: taleOf(film.value, analysis, thoughts) });
      else setStudy({ stage: "failed", reason: film.problem.reason });
    }

    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, tries]);
  return study;
}
