/** Who plays with the wooden game, and by which rules. */

import { useMemo, useState } from "preact/hooks";
import { Select } from "../../panels/fields";
import { EDITION_DEFAULTS, LONGEST_NAME } from "../../protocol";
import { KEEPER_ASKS } from "../../protocol/card";
import { EditionSelect } from "../../speech/EditionSelect";
import { useSpeech } from "../../speech/speech";
import { FirstQuestions } from "../start/FirstQuestions";
import { HouseRules } from "../start/HouseRules";
import { fewestSeats, firstWish, mostSeats, proposedNames, withEdition, withSeat, withSeats } from "../start/wish";
import type { NewCard } from "./referee";

interface Props {
  readonly kept: string | null;
  /** Begins the game, or returns a sentence that says why not. */
  readonly begin: (wish: Omit<NewCard, "lang" | "began">) => string | null;
  readonly goOn: (sheet: string) => string | null;
}

export function Setup({ kept, begin, goOn }: Props) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const names = useMemo(() => proposedNames(say), [say]);
  const [wish, setWish] = useState(() => withSeats(firstWish(language, names), 4, names));
  const [first, setFirst] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const players = wish.seats.map((seat, i) => seat.name.trim() || names[i]!);
  const begins = wish.house.begins ?? EDITION_DEFAULTS[wish.edition].begins;
  const rounds = EDITION_DEFAULTS[wish.edition].scoring !== "seal";
  const named = begins === "named" || rounds;
  const numbers = Array.from({ length: mostSeats(wish) - fewestSeats(wish) + 1 }, (_, i) => fewestSeats(wish) + i);

  function start(event: Event) {
    event.preventDefault();
    const twice = players.find((name, i) => players.indexOf(name) !== i);
    if (twice) {
      setProblem(say("keeper-setup-twice", { name: twice }));
      return;
    }
    const house = { edition: wish.edition, rules: { ...wish.house } };
    setProblem(begin({ house, players, first: named ? players[first % players.length]! : null }));
  }

  return (
    <form class="keeper-setup" onSubmit={start}>
      <h1 tabIndex={-1}>{say("keeper-title")}</h1>
      <p class="keeper-lead">{say("score-lead")}</p>
      {!window.isSecureContext && <p class="keeper-small">{say("score-not-secure")}</p>}
      {kept && (
        <p>
          <button type="button" class="button large" onClick={() => setProblem(goOn(kept))}>
            {say("score-go-on")}
          </button>
        </p>
      )}
      <fieldset>
        <legend class="keeper-who">{say("keeper-setup-title")}</legend>
        <div class="pills">
          {numbers.map((number) => (
            <label key={number} class="pill">
              <input
                type="radio"
                name="count"
                checked={number === players.length}
                onChange={() => setWish(withSeats(wish, number, names))}
              />
              <span>{number}</span>
            </label>
          ))}
        </div>
        <p class="keeper-small">{say("keeper-setup-intro")}</p>
        {wish.seats.map((seat, index) => (
          <input
            key={index}
            class="input"
            type="text"
            name={`name-${index}`}
            value={seat.name}
            placeholder={names[index]}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            aria-label={say("keeper-setup-player", { number: index + 1 })}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setWish(withSeat(wish, index, { name: event.currentTarget.value }))}
          />
        ))}
      </fieldset>
      <label class="field">
        <span>{say("keeper-setup-edition")}</span>
        <EditionSelect value={wish.edition} onChange={(edition) => setWish(withEdition(wish, edition, names))} />
      </label>
      <FirstQuestions wish={wish} names={names} onChange={setWish} />
      {named && (
        <label class="field">
          <span>{say("keeper-setup-first")}</span>
          <Select
            name="first"
            value={first}
            options={players.map((name, index) => ({ value: index, text: name }))}
            onChange={setFirst}
          />
        </label>
      )}
      <details class="fold">
        <summary>{say("keeper-setup-rules")}</summary>
        <HouseRules wish={wish} onChange={setWish} only={KEEPER_ASKS} />
      </details>
      {problem && (
        <p class="keeper-note" role="alert">
          {problem}
        </p>
      )}
      <button class="button primary large" type="submit">
        {say("keeper-setup-begin")}
      </button>
    </form>
  );
}
