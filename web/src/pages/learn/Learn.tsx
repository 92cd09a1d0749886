/** The lesson: a few minutes in the real villa, one thing at a time. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { keepSeats } from "../../game/secrets";
import { makeTable } from "../../net/api";
import { useSay } from "../../speech/speech";
import { AtVilla } from "../practice/AtVilla";
import { Lesson } from "./Lesson";
import { keepProgress, keptProgress, type Progress } from "./progress";
import { STEPS } from "./steps";
import { TallVillas } from "./tall";
import "../practice/practice.css";
import "./learn.css";

/** Found by searching through many villas: two columns on top that need a third, loose ones within reach, a heavy one. */
const VILLA = { serial: 12, seed: 26, layout: "scattered", height: 2 } as const;
/** For the seal and the fall. One player has a loose column that takes the seal, and the other has a loose one that is worth
 * more. The top floor rests on three columns of three colours, so that the first player has one without which it falls. */
const TALL_VILLA = { serial: 12, seed: 35, layout: "scattered", height: 4 } as const;

export default function LearnPage() {
  const say = useSay();
  const [progress, setProgress] = useState<Progress>(keptProgress);
  const [failed, setFailed] = useState(false);
  const tallVillas = useRef(new TallVillas());
  const latest = useRef(progress);

  const keep = useCallback((next: Progress) => {
    keepProgress(next);
    latest.current = next;
    setProgress(next);
  }, []);
  const build = useCallback(
    async (step: number | (() => number), tall = false) => {
      const names = [say("practice-left"), say("practice-right")];
      const answer = await makeTable({
        seats: names.map((name) => ({ kind: "here", name })),
        edition: "de",
        ...(tall ? TALL_VILLA : VILLA),
        practice: true,
        watchable: false,
      });
      setFailed(!answer.ok);
      if (!answer.ok) return false;
      keepSeats(answer.value.table, answer.value.owns);
      keep({ step: typeof step === "number" ? step : step(), table: answer.value.table, tall });
      return true;
    },
    [say, keep],
  );
  const buildTall = async () => {
    if (!tallVillas.current.begin(performance.now())) return;
    // The seal comes first, because without it a fall decides nothing.
    const stands = await build(STEPS.indexOf("seal"), true);
    tallVillas.current.end(stands, performance.now());
  };
  const buildLow = () => {
    tallVillas.current = new TallVillas(); // players who go back may come forward again as often
    void build(() => latest.current.step); // and may have gone back farther by the time the villa stands
  };
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
    <>
      {failed && (
        <p class="practice-word" role="alert">
          {say("start-offline")}
        </p>
      )}
      <AtVilla table={progress.table} onGone={() => void build(progress.step, progress.tall)} deeds={false}>
        {(bench) => (
          <Lesson
            key={progress.table}
            bench={bench}
            step={progress.step}
            tall={progress.tall}
            onStep={(step) => keep({ ...progress, step })}
            onTall={() => void buildTall()}
            onLow={buildLow}
            onRestart={() => void build(0)}
          />
        )}
      </AtVilla>
    </>
  );
}
