/** The rules to read: any edition, any number of players, every clause with an address of its own. */

import { useEffect, useState } from "preact/hooks";
import { Segments } from "../../panels/fields";
import { type Comparison, EDITIONS, type Handbook } from "../../protocol";
import type { Say } from "../../speech/catalogue";
import { EditionSelect } from "../../speech/EditionSelect";
import { useSpeech } from "../../speech/speech";
import { addressOf, asks, fetchComparison, fetchHandbook, fitted, possible, type Reading, readingOf } from "./book";
import { Compared } from "./Compared";
import { Sections } from "./Sections";
import "./rules.css";

type Shown =
  | { readonly book: Handbook; readonly kept: boolean }
  | { readonly comparison: Comparison }
  | { readonly failed: true }
  | null;

export default function RulesPage() {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const [reading, setReading] = useState(() => readingOf(location.search, language));
  const [shown, setShown] = useState<Shown>(null);
  const compares = reading.compared.length > 1;

  useEffect(() => {
    let wanted = true;
    const take = (next: Shown) => wanted && setShown(next);
    if (compares) {
      void fetchComparison(reading, language).then((answer) =>
        take(answer.ok ? { comparison: answer.value } : { failed: true }),
      );
    } else {
      void fetchHandbook(reading, language).then((answer) =>
        // Without a connection there is only the book for any number of players.
        take(answer.ok ? { book: answer.value, kept: answer.value.players !== reading.players } : { failed: true }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [reading, language, compares]);

  function read(change: Partial<Reading>): void {
    const next = fitted({ ...reading, ...change });
    setReading(next);
    history.replaceState(null, "", addressOf(next) + location.hash);
  }

  return (
    <main class="rules" data-shows={shown === null ? "nothing" : compares ? "comparison" : "book"}>
      <header class="rules-head">
        <h1>{say("book-title")}</h1>
        <p class="lead">{say("book-lead")}</p>
      </header>
      <div class="rules-wishes sheet">
        <label class="field">
          <span>{say("book-edition")}</span>
          <EditionSelect value={reading.edition} onChange={(edition) => read({ edition })} />
        </label>
        <Segments
          name="players"
          legend={say("book-players")}
          value={String(reading.players ?? "any")}
          options={[
            { value: "any", text: say("book-any") },
            ...possible(reading.edition).map((number) => ({ value: String(number), text: number })),
          ]}
          onChange={(value) => read({ players: value === "any" ? null : Number(value) })}
        />
        {!compares && <FirstAnswers reading={reading} read={read} say={say} />}
        <fieldset class="rules-compare">
          <legend>{say("book-compare")}</legend>
          {EDITIONS.map((edition) => (
            <label key={edition} class="check">
              <input
                type="checkbox"
                name="compare"
                value={edition}
                checked={reading.compared.includes(edition)}
                onChange={(event) => {
                  const [on, others] = [event.currentTarget.checked, reading.compared];
                  read({ compared: EDITIONS.filter((one) => (one === edition ? on : others.includes(one))) });
                }}
              />
              <span>{say(`edition-${edition}`)}</span>
            </label>
          ))}
          {reading.compared.length === 1 && <p class="quiet">{say("book-compare-more")}</p>}
        </fieldset>
      </div>
      {shown === null && <p class="quiet">{say("book-loading")}</p>}
      {shown && "failed" in shown && <p role="alert">{say("start-offline")}</p>}
      {shown && "book" in shown && (
        <>
          {shown.kept && <p role="alert">{say("book-kept")}</p>}
          <Sections book={shown.book} />
        </>
      )}
      {shown && "comparison" in shown && <Compared comparison={shown.comparison} />}
    </main>
  );
}

interface FirstAnswersProps {
  readonly reading: Reading;
  readonly read: (change: Partial<Reading>) => void;
  readonly say: Say;
}

/** A game over rounds has several ways to be played, and its rules read differently in each. */
function FirstAnswers({ reading, read, say }: FirstAnswersProps) {
  return (
    <>
      {(["mode", "scoring"] as const).map((name) => {
        const answers = asks(reading.edition, name);
        if (answers.length === 0) return null;
        return (
          <Segments
            key={name}
            name={name}
            legend={say(`choice-${name}`)}
            value={reading[name] ?? ""}
            options={answers.map((value) => ({ value, text: say(`choice-${name}-${value}`) }))}
            onChange={(value) => read({ [name]: value })}
          />
        );
      })}
    </>
  );
}
