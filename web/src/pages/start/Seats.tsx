/** Who plays: a name, and whether they sit here, elsewhere, or are a computer. */

import { Select } from "../../panels/Select";
import { LONGEST_NAME, STRENGTHS } from "../../protocol";
import { useSay } from "../../speech/speech";
import { isAlone, type Who, type Wish, withSeat } from "./wish";

const WHO: readonly Who[] = ["here", "link", "bot"];

interface Props {
  readonly wish: Wish;
  readonly names: readonly string[];
  readonly onChange: (wish: Wish) => void;
}

export function Seats({ wish, names, onChange }: Props) {
  const say = useSay();
  return (
    <fieldset class="start-seats">
      <legend>{say(isAlone(wish) ? "start-against" : "start-who")}</legend>
      <ol>
        {wish.seats.map((seat, index) => (
          <li key={index} class="start-seat">
            <input
              class="input start-name"
              type="text"
              name={`name-${index}`}
              value={seat.name}
              maxLength={LONGEST_NAME}
              placeholder={seat.who === "link" ? say("start-name-guest") : names[index]}
              aria-label={say("start-name", { number: index + 1 })}
              autocomplete="off"
              spellcheck={false}
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => onChange(withSeat(wish, index, { name: event.currentTarget.value }))}
            />
            <div class="start-kind">
              <Select
                name={`who-${index}`}
                label={say("start-where", { name: seat.name || names[index] || "" })}
                value={seat.who}
                options={WHO.map((who) => ({ value: who, text: say(`start-${who}`) }))}
                onChange={(who) => onChange(withSeat(wish, index, { who }))}
              />
              {seat.who === "bot" && (
                <Select
                  name={`strength-${index}`}
                  label={say("start-strength", { name: seat.name || names[index] || "" })}
                  value={seat.strength}
                  options={STRENGTHS.map((strength) => ({ value: strength, text: say(`strength-${strength}`) }))}
                  onChange={(strength) => onChange(withSeat(wish, index, { strength }))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p class="start-hint">
        {say(wish.seats.some((seat) => seat.who === "link") ? "start-link-hint" : "start-order")}
      </p>
    </fieldset>
  );
}
