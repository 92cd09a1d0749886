/** The lesson: a few minutes in the real villa, one thing at a time. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { keepSeats } from "../../game/secrets";
import { makeTable } from "../../net/api";
import { useSay } from "../../speech/speech";
import { AtVilla } from "../practice/AtVilla";
import { Lesson } from "./Lesson";
import { keepProgress, keptProgress, type Progress } from "./progress";
import { STEPS } from "./steps";
import "../practice/practice.css";
import "./learn.css";

/** Found by looking through many: two columns up there that want a third, loose ones within reach, a heavy one. */
const VILLA = { serial: 12, seed: 26, layout: "scattered", height: 2 } as const;

export default function LearnPage() {
  const say = useSay();
  const [progress, setProgress] = useState<Progress>(keptProgress);
  const [failed, setFailed] = useState(false);

  const keep = useCallback((next: Progress) => {
    keepProgress(next);
    setProgress(next);
  }, []);
  const build = useCallback(
    async (step: number) => {
      setFailed(false);
      const names = [say("practice-left"), say("practice-right")];
      const answer = await makeTable({
        seats: names.map((name) => ({ kind: "here", name })),
        edition: "de",
        ...VILLA,
        practice: true,
        watchable: false,
      });
      if (!answer.ok) return setFailed(true);
      keepSeats(answer.value.table, answer.value.owns);
      keep({ step, table: answer.value.table });
    },
    [say, keep],
  );
  useEffect(() => {
    if (!progress.table || progress.step >= STEPS.length) void build(progress.step % STEPS.length);
  }, []);

  if (!progress.table) {
    return (
      <div class="table-page">
        <p class="practice-word" role="status">
          {say(failed ? "start-offline" : "practice-building")}
        </p>
      </div>
    );
  }
  return (
    <AtVilla table={progress.table} onGone={() => void build(progress.step)} deeds={false}>
      {(bench) => (
        <Lesson
          key={progress.table}
          bench={bench}
          step={progress.step}
          onStep={(step) => keep({ ...progress, step })}
          onAnew={() => void build(0)}
        />
      )}
    </AtVilla>
  );
}
