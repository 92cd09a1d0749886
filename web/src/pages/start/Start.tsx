/** Where a game begins: how many, who, which rules, and one button. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Backdrop } from "../../app/Backdrop";
import { go } from "../../app/history";
import { later } from "../../app/later";
import { PAGES } from "../../app/pages";
import { askedAgain, leftOpen } from "../../game/leftopen";
import { keepSeats } from "../../game/secrets";
import { enumeration } from "../../game/state/sentences";
import { kept, LESSON } from "../../memory";
import { type Failure, makeTable } from "../../net/api";
import { BEGINNERS_FEEL_MM, EDITION_DEFAULTS } from "../../protocol";
import type { Say } from "../../speech/catalogue";
import { EditionSelect } from "../../speech/EditionSelect";
import { LanguageSwitch } from "../../speech/LanguageSwitch";
import { useSpeech } from "../../speech/speech";
import { FirstQuestions } from "./FirstQuestions";
import { Seats } from "./Seats";
import "./start.css";
import {
  alone,
  fewestSeats,
  firstWish,
  hasWished,
  isAlone,
  keepDraft,
  keepWish,
  keptWish,
  mostSeats,
  proposedNames,
  tableFrom,
  type Wish,
  withAddress,
  withEdition,
  withFeelFirst,
  withPeople,
} from "./wish";

const More = later(() => import("./More").then((module) => module.More));

export default function StartPage() {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const names = useMemo(() => proposedNames(say), [say]);
  const [wish, setWished] = useState(() =>
    withAddress(keptWish(firstWish(language, names)), new URLSearchParams(location.search), names),
  );
  const setWish = (next: Wish) => {
    keepDraft(next);
    setWished(next);
  };
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  // Only the server knows whose turn it is and whether the games still go on. Until it answers, the page says nothing.
  const [left, setLeft] = useState(() => leftOpen().map((one) => ({ ...one, yours: false })));
  const [asked, setAsked] = useState(left.length === 0);
  useEffect(() => {
    let wanted = true;
    void askedAgain(leftOpen()).then((now) => {
      if (!wanted) return;
      setLeft([...now]);
      setAsked(true);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const first = useMemo(() => left.length === 0 && !hasWished() && kept(LESSON) === null, []);

  // Nobody would see a problem below the edge of the window.
  useEffect(() => told.current?.scrollIntoView({ block: "center" }), [problem]);

  // Names that nobody has typed change with the language.
  const [proposed, setProposed] = useState(names);
  useEffect(() => {
    if (proposed === names) return;
    setProposed(names);
    setWished((was) => ({
      ...was,
      seats: was.seats.map((seat, i) => (seat.name === proposed[i] ? { ...seat, name: names[i]! } : seat)),
    }));
  }, [names, proposed]);

  async function play(event: Event) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const answer = await makeTable(tableFrom(wish, names));
    if (!answer.ok) {
      setBusy(false);
      setProblem(problemWords(say, answer.problem));
      return;
    }
    const { table, owns } = answer.value;
    keepWish(wish);
    keepSeats(table, owns);
    go(`/t/${table}${location.search}`);
  }

  const count = wish.seats.length;
  const rules: Readonly<Record<string, unknown>> = { ...EDITION_DEFAULTS[wish.edition], ...wish.house };
  const numbers = Array.from({ length: mostSeats(wish) - fewestSeats(wish) + 1 }, (_, i) => fewestSeats(wish) + i);
  const menu = PAGES.filter((page) => page.menu);
  return (
    <div class="start">
      <Backdrop />
      <main class="start-sheet">
        <div class="start-top">
          <LanguageSwitch />
        </div>
        <header class="start-head">
          <h1>{say("page-name")}</h1>
          <p class="start-lead">{say("start-lead")}</p>
          <p class="start-win">
            {say("win", { scoring: String(rules.scoring) })}
            {rules.scoring === "seal" && ` ${say("win-worth")}`}
            {!first && (
              <>
                {" "}
                <a data-act="lesson" href="/learn">
                  {say("start-lesson")}
                </a>
              </>
            )}
          </p>
        </header>
        {left.length > 0 && (
          <ul class="start-left">
            {left.map(({ table, names: others, yours }, i) => (
              <li key={table}>
                <a
                  class={asked && i === 0 ? "button primary" : "button"}
                  data-act="go-on"
                  href={`/t/${table}${location.search}`}
                >
                  {say("start-go-on", { names: enumeration(say, others), yours: yours ? "yes" : "no" })}
                </a>
              </li>
            ))}
          </ul>
        )}
        {first && (
          <p class="start-visit">
            <span>{say("start-first-visit")}</span>
            <a class="button" data-act="lesson" href="/learn">
              {say("start-lesson")}
            </a>
          </p>
        )}
        <form onSubmit={play}>
          <fieldset>
            <legend>{say("start-how-many")}</legend>
            <div class="pills">
              <label class="pill">
                <input
                  type="radio"
                  name="count"
                  value="alone"
                  checked={isAlone(wish)}
                  onChange={() => setWish(alone(wish, names))}
                />
                <span>{say("start-alone")}</span>
              </label>
              {numbers.map((number) => (
                <label key={number} class="pill">
                  <input
                    type="radio"
                    name="count"
                    value={number}
                    checked={number === count && !isAlone(wish)}
                    onChange={() => setWish(withPeople(wish, number, names))}
                  />
                  <span>{number}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Seats wish={wish} names={names} onChange={setWish} />
          <label class="start-edition">
            <span class="start-question">{say("start-edition")}</span>
            <EditionSelect value={wish.edition} onChange={(edition) => setWish(withEdition(wish, edition, names))} />
          </label>
          <p class="start-edition-hint">{say(`edition-${wish.edition}-short`)}</p>
          <details
            class="fold start-differs"
            onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
          >
            <summary>{say("start-differs")}</summary>
            <p>{say(`edition-${wish.edition}-about`)}</p>
          </details>
          <FirstQuestions wish={wish} names={names} onChange={setWish} />
          <label class="check">
            <input
              type="checkbox"
              name="feel-first"
              checked={Number(rules["feel-first"]) >= BEGINNERS_FEEL_MM}
              onChange={(event) => setWish(withFeelFirst(wish, event.currentTarget.checked))}
            />
            {say("start-feel-first", { mm: BEGINNERS_FEEL_MM })}
          </label>
          {problem && (
            <p ref={told} class="start-problem" role="alert">
              {problem}
            </p>
          )}
          {/* Only one thing stands out: if a game waits, that is the way on. */}
          <button
            class={left.length > 0 ? "button large start-play" : "button primary large start-play"}
            type="submit"
            disabled={busy}
          >
            {say("start-play")}
          </button>
          <details class="fold start-more" onToggle={() => setOpened(true)}>
            <summary>{say("start-more")}</summary>
            {opened && <More wish={wish} onChange={setWish} />}
          </details>
        </form>
        {menu.length > 0 && (
          <nav class="start-menu" aria-label={say("shell-menu")}>
            {menu.map((page) => (
              <a key={page.path} href={page.path}>
                {say(page.title)}
              </a>
            ))}
          </nav>
        )}
      </main>
    </div>
  );
}

/** Why there is no table. If a set is wrong, the server says what is wrong, because it has read the file. */
function problemWords(say: Say, { reason, sentence }: Failure): string {
  if (reason === "bad-kit") return say("start-bad-kit", { sentence });
  return say(reason === "offline" ? "start-offline" : "start-problem");
}
