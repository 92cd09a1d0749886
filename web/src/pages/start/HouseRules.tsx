/** Every rule on which the books differ, each way of it in words, with its clause. */

import { useSpeech } from "../../app/speech";
import { clauseText } from "../../game/clauses";
import { CHOICES, EDITION_DEFAULTS, type HouseChoice } from "../../protocol";
import { type Choice, type Wish, withChoice } from "./wish";

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

// Asked elsewhere on this page.
const ASKED = new Set(["mode", "scoring", "rounds", "objection-time-s", "turn-clock-s"]);

export function HouseRules({ wish, onChange }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const rounds = EDITION_DEFAULTS[wish.edition].scoring !== "seal";
  const rules = CHOICES.filter((choice) => !ASKED.has(choice.name) && choice.roundsOnly <= rounds);
  const changed = rules.some((choice) => choice.name in wish.house);
  return (
    <fieldset class="house-rules">
      <legend>{say("more-house")}</legend>
      <p class="start-hint">{say("more-house-hint")}</p>
      {rules.map((choice) => (
        <HouseRule key={choice.name} choice={choice} wish={wish} onChange={onChange} />
      ))}
      {changed && (
        <button
          type="button"
          class="button"
          onClick={() => {
            const kept = Object.entries(wish.house).filter(([name]) => ASKED.has(name));
            onChange({ ...wish, house: Object.fromEntries(kept) });
          }}
        >
          {say("more-reset")}
        </button>
      )}
    </fieldset>
  );
}

function HouseRule({ choice, wish, onChange }: Props & { readonly choice: HouseChoice }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const standard = EDITION_DEFAULTS[wish.edition][choice.name] as Choice;
  const value = wish.house[choice.name] ?? standard;
  const house = { ...EDITION_DEFAULTS[wish.edition], ...wish.house };
  if (choice.values.length === 0) {
    return (
      <label class="house-rule field">
        <span>
          {clauseText(catalogue, choice.clause, house)} <span class="clause">{choice.clause}</span>
        </span>
        <input
          type="number"
          name={choice.name}
          value={Number(value)}
          min={choice.low ?? 0}
          max={choice.high ?? 100}
          step={choice.kind === "int" ? 1 : 0.1}
          onChange={(event) => {
            const given = event.currentTarget.valueAsNumber;
            if (Number.isFinite(given)) onChange(withChoice(wish, choice.name, given, standard));
          }}
        />
      </label>
    );
  }
  return (
    <div class="house-rule" role="radiogroup" aria-label={choice.clause}>
      <span class="clause">{choice.clause}</span>
      {choice.values.map((option) => (
        <label class="tick" key={String(option)}>
          <input
            type="radio"
            name={choice.name}
            checked={option === value}
            onChange={() => onChange(withChoice(wish, choice.name, option as Choice, standard))}
          />
          <span>
            {clauseText(catalogue, choice.clause, { ...house, [choice.name]: option })}
            {option === standard && <span class="own">· {say("more-own")}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
