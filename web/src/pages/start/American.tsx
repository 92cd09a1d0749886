/** The American game's own questions: which columns, what counts, how many rounds. */

import { useSay } from "../../speech/speech";
import { type Wish, withChoice, withSeats } from "./wish";

const MODES = ["freestyle", "random", "assigned"];
const SCORINGS = ["basic", "tournament"];
const MOST_ROUNDS = 9;

interface Props {
  readonly wish: Wish;
  readonly names: readonly string[];
  readonly onChange: (wish: Wish) => void;
}

export function American({ wish, names, onChange }: Props) {
  const say = useSay();
  const words = (name: "mode" | "scoring", values: readonly string[]) => (
    <label class="field">
      <span>{say(`choice-${name}`)}</span>
      <select
        class="select"
        name={name}
        value={String(wish.house[name] ?? values[0])}
        onChange={(event) => {
          const changed = withChoice(wish, name, event.currentTarget.value, values[0]!);
          onChange(withSeats(changed, wish.seats.length, names)); // a colour each seats fewer people
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {say(`choice-${name}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="start-american">
      {words("mode", MODES)}
      {words("scoring", SCORINGS)}
      <label class="field">
        <span>{say("choice-rounds")}</span>
        <select
          class="select"
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
