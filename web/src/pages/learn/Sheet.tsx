/** The lesson's paper: which step, what to do, how far along. */

import { useEffect, useState } from "preact/hooks";
import { onListChosen } from "../../game/bylist";
import { movedHere } from "../../game/hud/HandTools";
import { whyWon } from "../../game/state/prompt";
import { columnWords } from "../../game/state/sentences";
import type { Game } from "../../game/state/tablestate";
import { useSay } from "../../speech/speech";
import { STEPS, type Step } from "./steps";

interface Props {
  readonly step: number;
  readonly name: Step | undefined;
  readonly praised: Step | null;
  /** It is begun as it should be, and only has to be finished. */
  readonly half: boolean;
  /** This is the taller villa of the last step. */
  readonly tall: boolean;
  /** How many columns are missing up there before a plateau can be laid. */
  readonly more: number;
  /** The column that the finger points at. */
  readonly pointed: string | null;
  readonly game: Pick<Game, "view" | "outcome">;
  readonly onStep: (step: number) => void;
  readonly onRestart: () => void;
}

const MEANS_ONE: readonly Step[] = ["feel", "fall"]; // their text speaks of one column and no other

export function Sheet({ step, name, praised, half, tall, more, pointed, game, onStep, onRestart }: Props) {
  const say = useSay();
  const [how, setHow] = useState(movedHere());
  useEffect(() => onListChosen(() => setHow(movedHere())), []);
  if (!name) {
    return (
      <section class="learn-sheet sheet far enter" data-step="end">
        <h1>{say("learn-end")}</h1>
        {game.outcome && (
          <p data-end>
            {whyWon(game)
              .slice(0, -1)
              .map(({ id, words }) => say(id, words))
              .join(" ")}
          </p>
        )}
        {/* Where nobody held it, the fall did not show what the seal is for. */}
        {(!game.outcome || game.view.seal.holder === null) && <p>{say("win", { scoring: "seal" })}</p>}
        <p>{say("learn-end-text")}</p>
        <div class="learn-row">
          <a class="button primary" href="/">
            {say("start-play")}
          </a>
          <a class="button" href="/practice">
            {say("page-practice")}
          </a>
          <button type="button" class="button plain" onClick={onRestart}>
            {say("learn-anew")}
          </button>
        </div>
      </section>
    );
  }
  return (
    <section
      class="learn-sheet sheet"
      data-step={name}
      data-praised={praised !== null}
      data-half={half}
      data-column={pointed ?? undefined}
    >
      <p class="learn-count">
        {say("learn-count", { number: step + 1, count: STEPS.length })}{" "}
        <progress max={STEPS.length} value={praised ? step + 1 : step} aria-label={say("page-learn")} />
      </p>
      {/* In the lesson this is the one voice: praise, and then the next step. */}
      <div aria-live="polite">
        {praised ? (
          <p class="learn-praise">{say(`learn-${praised}-done`)}</p>
        ) : (
          <>
            <h1>{say(`learn-${name}`)}</h1>{" "}
            <p>
              {half
                ? say(`learn-${name}-half`)
                : more > 0
                  ? say("learn-more", { count: more })
                  : say(`learn-${name}-text`, { how })}
            </p>{" "}
            {tall && name === "fall" && <p class="quiet">{say("learn-fall-tall")}</p>}
            {pointed && (
              <p class="quiet">
                {say(MEANS_ONE.includes(name) ? "learn-this" : "learn-pointed", columnWords(pointed))}
              </p>
            )}
          </>
        )}
      </div>
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
    </section>
  );
}
