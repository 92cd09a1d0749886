/** The lesson's paper: which step, what to do, how far along. */

import { useEffect, useState } from "preact/hooks";
import { onListChosen } from "../../game/bylist";
import type { HandView } from "../../game/hand/handview";
import { movedHere } from "../../game/hud/HandTools";
import { whyWon } from "../../game/state/result";
import type { Game } from "../../game/state/tablestate";
import { useSay } from "../../speech/speech";
import { Onward } from "./Onward";
import { STEPS, type Step } from "./steps";
import { holdStage, pointedWords, sealWords } from "./telling";

/** A step that was done, and what is said about it. */
export interface Praised {
  readonly step: Step;
  readonly text: string;
}

interface Props {
  readonly step: number;
  readonly name: Step | undefined;
  readonly praised: Praised | null;
  /** The first half is done, and it only has to be finished. */
  readonly half: boolean;
  /** The villa of this step is not there yet. */
  readonly building: boolean;
  /** How many columns are missing on top before a plateau can be laid. */
  readonly more: number;
  /** The column that the finger points at. */
  readonly pointed: string | null;
  readonly game: Pick<Game, "view" | "outcome">;
  readonly hand: HandView;
  readonly onStep: (step: number) => void;
  readonly onRestart: () => void;
}

export function Sheet({ step, name, praised, half, building, more, pointed, game, hand, onStep, onRestart }: Props) {
  const say = useSay();
  const [how, setHow] = useState(movedHere());
  useEffect(() => onListChosen(() => setHow(movedHere())), []);
  if (!name) {
    return (
      <section class="learn-sheet sheet far enter" data-step="end">
        <h1>{say("learn-end")}</h1>
        {game.outcome && (
          <p data-end>
            {whyWon(game, [])
              .slice(0, -1)
              .map(({ id, words }) => say(id, words))
              .join(" ")}
          </p>
        )}
        {/* If nobody held it, the fall did not show what the seal is for. */}
        {(!game.outcome || game.view.seal.holder === null) && <p>{say("win", { scoring: "seal" })}</p>}
        <p>{say("learn-end-text")}</p>
        <Onward onRestart={onRestart} />
      </section>
    );
  }
  const looked = half && name === "level"; // in this step players go on by themselves
  const text = () => {
    if (building) return say("practice-building");
    if (hand.sure && hand.sure !== "given-up") return say("learn-asked");
    const words = { how, stage: holdStage(hand), ...sealWords(game) };
    if (half) return say(`learn-${name}-half`, words);
    return more > 0 ? say("learn-more", { count: more }) : say(`learn-${name}-text`, words);
  };
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
      {/* In the lesson only this is read aloud: praise, and then the next step. */}
      <div aria-live="polite">
        {praised ? (
          <p class="learn-praise">{praised.text}</p>
        ) : (
          <>
            <h1>{say(`learn-${name}`)}</h1> <p>{text()}</p>{" "}
            {pointed && <p class="quiet">{say("learn-pointed", pointedWords(pointed, how === "keys"))}</p>}
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
          <button
            type="button"
            class={looked ? "button primary" : "button plain"}
            data-act="learn-skip"
            onClick={() => onStep(step + 1)}
          >
            {say(looked ? "learn-next" : "learn-skip")}
          </button>
        </div>
      )}
    </section>
  );
}
