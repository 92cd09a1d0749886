/** The American game's own questions: which columns, what counts, how many rounds. */

import { useSay } from "../../app/speech";
import { type Wish, withChoice } from "./wish";

const MODES = ["freestyle", "random", "assigned"];
const SCORINGS = ["basic", "tournament"];
const MOST_ROUNDS = 9;

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

export function American({ wish, onChange }: Props) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say("more-american")}</legend>
      <label class="field">
        <span>{say("more-mode")}</span>
        <select
          name="mode"
          value={String(wish.house.mode ?? MODES[0])}
          onChange={(event) => onChange(withChoice(wish, "mode", event.currentTarget.value, MODES[0]!))}
        >
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {say(`mode-${mode}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{say("more-scoring")}</span>
        <select
          name="scoring"
          value={String(wish.house.scoring ?? SCORINGS[0])}
          onChange={(event) => onChange(withChoice(wish, "scoring", event.currentTarget.value, SCORINGS[0]!))}
        >
          {SCORINGS.map((scoring) => (
            <option key={scoring} value={scoring}>
              {say(`scoring-${scoring}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{say("more-rounds")}</span>
        <select
          name="rounds"
          value={Number(wish.house.rounds ?? 1)}
          onChange={(event) => onChange(withChoice(wish, "rounds", Number(event.currentTarget.value), 1))}
        >
          {Array.from({ length: MOST_ROUNDS }, (_, i) => (
            <option key={i + 1} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
