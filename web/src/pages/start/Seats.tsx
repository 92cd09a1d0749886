/** Who plays: a name, and whether they sit here, elsewhere, or are a computer. */

import { useEffect, useRef } from "preact/hooks";
import { Select } from "../../panels/fields";
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
  const alone = isAlone(wish);
  const asked = useRef<HTMLFieldSetElement>(null);
  const first = useRef(true);
  // After the number of players, scroll to who they are: on a phone that question would be below the edge of the screen.
  useEffect(() => {
    if (!first.current) asked.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [wish.seats.length, alone]);
  const name = (index: number) => (
    <input
      class="input start-name"
      type="text"
      id={`name-${index}`}
      name={`name-${index}`}
      value={wish.seats[index]!.name}
      maxLength={LONGEST_NAME}
      placeholder={wish.seats[index]!.who === "link" ? say("start-name-guest") : names[index]}
      aria-label={alone && index === 0 ? undefined : say("start-name", { number: index + 1 })}
      autocomplete="off"
      spellcheck={false}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => onChange(withSeat(wish, index, { name: event.currentTarget.value }))}
    />
  );
  const listed = wish.seats.map((seat, index) => ({ seat, index })).slice(alone ? 1 : 0);
  return (
    <fieldset ref={asked} class="start-seats">
      <legend class={alone ? "unseen" : undefined}>{say("start-who")}</legend>
      {/* For one person alone, the opponent is a separate question: their own name is no answer to "against whom". */}
      {alone && (
        <div class="start-you">
          <label class="start-question" for="name-0">
            {say("waiting-your-name")}
          </label>
          {name(0)}
        </div>
      )}
      {alone && <p class="start-question">{say("start-against")}</p>}
      <ol>
        {listed.map(({ seat, index }) => (
          <li key={index} class="start-seat">
            {name(index)}
            <div class="start-kind">
              {/* For one person alone it is clear who sits where, so the only question is how strong the opponent is. */}
              {!alone && (
                <Select
                  name={`who-${index}`}
                  label={say("start-where", { name: seat.name || names[index] || "" })}
                  value={seat.who}
                  options={WHO.map((who) => ({ value: who, text: say(`start-${who}`) }))}
                  onChange={(who) => onChange(withSeat(wish, index, { who }))}
                />
              )}
              {seat.who === "bot" && (
                <Select
                  name={`strength-${index}`}
                  label={say("start-strength", { name: seat.name || names[index] || "" })}
                  value={seat.strength}
                  options={STRENGTHS.map((strength) => ({
                    value: strength,
                    text: say("start-strength-option", { strength }),
                  }))}
                  onChange={(strength) => onChange(withSeat(wish, index, { strength }))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {/* Alone against a computer there is no order to explain. */}
      {!alone && (
        <p class="start-hint">
          {say(wish.seats.some((seat) => seat.who === "link") ? "start-link-hint" : "start-order")}
        </p>
      )}
    </fieldset>
  );
}
