/** Every rule on which the books differ: a short question, its answers, and the clause as it then reads. */

import { ClauseWords } from "../../game/hud/ClauseWords";
import { asked, playsForSeal } from "../../game/state/house";
import { Select } from "../../panels/fields";
import { EDITION_DEFAULTS, type HouseChoice } from "../../protocol";
import { SpeechAt, useLate, useSpeech } from "../../speech/speech";
import { type RuleValue, type Wish, withChoice } from "./wish";

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  /** The names of those that are asked for; all if left out. */
  readonly only?: readonly string[];
}

// Asked elsewhere on this page.
const ELSEWHERE = new Set(["mode", "scoring", "rounds", "objection-time-s", "turn-clock-s"]);

export function HouseRules(props: Props) {
  if (!useLate("house")) return null;
  return (
    <SpeechAt rounds={!playsForSeal(props.wish)}>
      <Questions {...props} />
    </SpeechAt>
  );
}

function Questions({ wish, onChange, only }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const rules = asked(wish).filter(({ name }) => !ELSEWHERE.has(name) && (only?.includes(name) ?? true));
  const changed = rules.some((choice) => choice.name in wish.house);
  const reset = () => {
    const kept = Object.entries(wish.house).filter(([name]) => ELSEWHERE.has(name));
    onChange({ ...wish, house: Object.fromEntries(kept) });
  };
  return (
    <fieldset>
      <legend>{say("more-house")}</legend>
      <p class="start-hint">{say("more-house-hint")}</p>
      {rules.map((choice, i) => (
        <HouseRule
          key={choice.name}
          choice={choice}
          wish={wish}
          quoted={choice.clause !== rules[i + 1]?.clause}
          onChange={onChange}
        />
      ))}
      {changed && (
        <button type="button" class="button" onClick={reset}>
          {say("more-reset")}
        </button>
      )}
    </fieldset>
  );
}

interface RuleProps extends Omit<Props, "only"> {
  readonly choice: HouseChoice;
  /** Several questions may shape one clause, which is quoted once, below the last of them. */
  readonly quoted: boolean;
}

function HouseRule({ choice, wish, quoted, onChange }: RuleProps) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const standard = EDITION_DEFAULTS[wish.edition][choice.name] as RuleValue | null;
  const value = wish.house[choice.name] ?? standard;
  const house = { ...EDITION_DEFAULTS[wish.edition], ...wish.house };
  const answerText = (option: RuleValue | null) =>
    typeof option === "boolean" ? say(option ? "choice-yes" : "choice-no") : say(`choice-${choice.name}-${option}`);
  const change = (next: RuleValue | null) => onChange(withChoice(wish, choice.name, next, standard));
  return (
    <div class="field house-rule" data-changed={value !== standard || undefined}>
      <div class="house-head">
        <label for={`house-${choice.name}`}>{say(`choice-${choice.name}`)}</label>
        {value === standard && <span class="quiet">{say("more-own")}</span>}
      </div>
      {choice.values.length > 0 ? (
        <Select
          id={`house-${choice.name}`}
          name={choice.name}
          value={value}
          options={choice.values.map((option) => ({
            value: option,
            text: answerText(option) + (option === standard && value !== standard ? ` · ${say("more-own")}` : ""),
          }))}
          onChange={(option) => option !== null && change(option)}
        />
      ) : (
        <input
          class="input"
          id={`house-${choice.name}`}
          type="number"
          name={choice.name}
          value={value === null ? "" : Number(value)}
          min={choice.low ?? 0}
          max={choice.high ?? 100}
          step={choice.kind === "int" ? 1 : "any"}
          onChange={(event) => {
            const given = event.currentTarget.valueAsNumber;
            change(Number.isFinite(given) ? given : standard);
          }}
        />
      )}
      {quoted && (
        <small>
          <span class="clause">{choice.clause}</span> <ClauseWords clause={choice.clause} house={house} />
        </small>
      )}
    </div>
  );
}
