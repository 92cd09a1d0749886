/** The lesson's paper: which step, what to do, how far along. */

import { columnWords } from "../../game/sentences";
import { useSay } from "../../speech/speech";
import { STEPS, type Step } from "./steps";

interface Props {
  readonly step: number;
  readonly name: Step | undefined;
  readonly praised: Step | null;
  /** It is begun as it should be, and only has to be finished. */
  readonly half: boolean;
  /** How many columns are missing up there before a plateau can be laid. */
  readonly more: number;
  /** The column that the finger points at. */
  readonly pointed: string | null;
  readonly onStep: (step: number) => void;
  readonly onAnew: () => void;
}

export function Sheet({ step, name, praised, half, more, pointed, onStep, onAnew }: Props) {
  const say = useSay();
  const touch = matchMedia("(pointer: coarse)").matches;
  if (!name) {
    return (
      <main class="learn-sheet sheet far enter" data-step="end">
        <h1>{say("learn-end")}</h1>
        <p>{say("win", { scoring: "seal" })}</p>
        <p>{say("learn-end-text")}</p>
        <div class="learn-row">
          <a class="button primary" href="/">
            {say("start-play")}
          </a>
          <a class="button" href="/practice">
            {say("page-practice")}
          </a>
          <button type="button" class="button plain" onClick={onAnew}>
            {say("learn-anew")}
          </button>
        </div>
      </main>
    );
  }
  const how = touch ? "finger" : "mouse";
  return (
    <main
      class="learn-sheet sheet"
      data-step={name}
      data-praised={praised !== null}
      data-half={half}
      data-column={pointed ?? undefined}
      aria-live="polite"
    >
      <p class="learn-count">
        {say("learn-count", { number: step + 1, count: STEPS.length })}
        <progress max={STEPS.length} value={praised ? step + 1 : step} aria-label={say("page-learn")} />
      </p>
      {praised ? (
        <p class="learn-praise">{say(`learn-${praised}-done`)}</p>
      ) : (
        <>
          <h1>{say(`learn-${name}`)}</h1>
          <p>
            {half
              ? say(`learn-${name}-half`)
              : more > 0
                ? say("learn-more", { count: more })
                : say(`learn-${name}-text`, { how })}
          </p>
          {pointed && <p class="quiet">{say("learn-pointed", columnWords(pointed))}</p>}
        </>
      )}
      {!praised && (
        <div class="learn-row">
          {step > 0 && (
            <button type="button" class="button plain" data-act="learn-back" onClick={() => onStep(step - 1)}>
              {say("learn-back")}
            </button>
          )}
          <button type="button" class="button plain" data-act="learn-skip" onClick={() => onStep(step + 1)}>
            {say("learn-skip")}
          </button>
        </div>
      )}
    </main>
  );
}
