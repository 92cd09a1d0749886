/** What an edition asks before all other house rules: over rounds, which columns, what counts, how many rounds. */

import { Select } from "../../panels/fields";
import { EDITION_QUESTIONS, type HouseChoice } from "../../protocol";
import { useLate, useSay } from "../../speech/speech";
import { type RuleValue, type Wish, withChoice, withSeats } from "./wish";

const MOST_OFFERED = 9; // nobody plays more rounds than that in an evening

interface Props {
  readonly wish: Wish;
  readonly names: readonly string[];
  readonly onChange: (wish: Wish) => void;
}

/** The answers that are offered to a question. */
function answersOf({ values, low, high }: HouseChoice): readonly RuleValue[] {
  if (low === null || high === null) return values.filter((value) => value !== null);
  return Array.from({ length: Math.min(high, MOST_OFFERED) - low + 1 }, (_, i) => low + i);
}

export function FirstQuestions({ wish, names, onChange }: Props) {
  const questions = EDITION_QUESTIONS[wish.edition];
  return questions.length === 0 ? null : <Questions wish={wish} names={names} onChange={onChange} />;
}

function Questions({ wish, names, onChange }: Props) {
  const say = useSay();
  if (!useLate("house")) return null;
  return (
    <fieldset class="start-first">
      {EDITION_QUESTIONS[wish.edition].map((question) => {
        const { name, kind } = question;
        const answers = answersOf(question);
        const standard = answers[0]!;
        return (
          <label key={name} class="field">
            <span>{say(`choice-${name}`)}</span>
            <Select
              name={name}
              value={wish.house[name] ?? standard}
              options={answers.map((value) => ({
                value,
                text: kind === "word" ? say(`choice-${name}-${value}`) : String(value),
              }))}
              onChange={(answer) => {
                const changed = withChoice(wish, name, answer, standard);
                onChange(withSeats(changed, wish.seats.length, names)); // with one colour each, fewer people can play
              }}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
