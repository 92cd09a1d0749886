/** The rules of this table: how they differ from the original, and then all of them. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { call } from "../../net/api";
import type { ClauseText, Handbook, View } from "../../protocol";
import { useLate, useSpeech } from "../../speech/speech";
import { houseOf } from "../state/house";
import type { Game } from "../state/tablestate";
import { useEscape, useOutside } from "./dismiss";

interface Props {
  readonly game: Game;
  /** Everybody sits at this device. */
  readonly together: boolean;
  readonly onClose: () => void;
}

/** The rules that this table plays by. */
export function RulesSheet({ game, together, onClose }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useEscape(true, onClose);
  useOutside(true, sheet, onClose);
  const { edition, players } = game.view;
  const { book, again } = useBook(game.view, together);
  return (
    <aside ref={sheet} class="hud-rules sheet far enter" tabIndex={-1} aria-label={say("rules-title")}>
      <header>
        <h2>{say("rules-title")}</h2>
        <button type="button" class="button plain" data-act="close-rules" onClick={onClose}>
          {say("act-close")}
        </button>
      </header>
      <p class="quiet">
        <b>{say(`edition-${edition}`)}</b>, {say("rules-players", { players: players.length })}.{" "}
        {say(`edition-${edition}-about`)}
      </p>
      <p class="hud-win">{say("win", { scoring: String(houseOf(game.view).scoring) })}</p>
      <Signs />
      {book === "failed" ? <NoBook again={again} /> : book && <Book book={book} />}
      <p>
        <a href={`/rules?edition=${edition}&players=${players.length}`} target="_blank" rel="noopener">
          {say("act-all-rules")}
        </a>
      </p>
    </aside>
  );
}

/** The signs in the villa that newcomers ask about. Each id is spelled out, so that it can be searched for. */
const SIGNS = [
  "signs-glow",
  "signs-hook",
  "signs-faint",
  "signs-lock",
  "signs-askew",
  "signs-uncounted",
  "signs-thread",
  "signs-dust",
  "signs-ring",
  "signs-drum",
  "signs-heads",
  "signs-gently",
] as const;

function Signs() {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  if (!useLate("rules")) return null;
  return (
    <details class="fold">
      <summary>{say("signs-title")}</summary>
      <ul>
        {SIGNS.map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The rules of this game with this table's choices, from the server; null until they have loaded. */
function useBook({ edition, players, house }: View, together: boolean) {
  const { language } = useSpeech().catalogue;
  const [book, setBook] = useState<Handbook | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const asked = new URLSearchParams({
      edition,
      lang: language,
      players: String(players.length),
      house: JSON.stringify(toldHouse(house, together)),
    });
    void call<Handbook>(`/api/rules?${asked}`).then((answer) => wanted && setBook(answer.ok ? answer.value : "failed"));
    return () => {
      wanted = false;
    };
  }, [language, tries]);
  return { book, again: () => setTries(tries + 1) };
}

/** The house rules as they are shown at this table. */
export function toldHouse(house: View["house"], together: boolean): View["house"] {
  const { "objection-time-s": time, ...others } = house;
  // At one device there is no time limit for objections (RULING-16): nobody chose that.
  return together && time === null ? others : house;
}

/** The clauses that read differently here, because of the edition or because somebody chose it. */
export const differing = ({ sections }: Handbook): ClauseText[] =>
  sections.flatMap(({ entries }) => entries.filter(({ own, houseRule }) => own || houseRule));

/** What differs from the original, and then every rule. */
function Book({ book }: { book: Handbook }) {
  const { say } = useSpeech().catalogue;
  const found = differing(book);
  return (
    <>
      {found.length === 0 ? (
        <p>{say("rules-plain")}</p>
      ) : (
        <dl>
          {found.map(({ clause, text, houseRule }) => (
            <div key={clause}>
              <dt>
                {clause}
                {houseRule && <span class="hud-house">{say("rules-house")}</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <section class="hud-book" aria-label={say("act-all-rules")}>
        {book.sections.map((section) => (
          <section key={section.key}>
            <h3>{section.title}</h3>
            {section.entries.map((entry) => (
              <p key={entry.clause}>
                {entry.text} <span class="clause">{entry.clause}</span>
              </p>
            ))}
          </section>
        ))}
      </section>
    </>
  );
}

function NoBook({ again }: { again: () => void }) {
  const { say } = useSpeech().catalogue;
  const able = useLate("rules");
  return (
    <p role="alert">
      {say("start-offline")}{" "}
      <button type="button" class="button" data-act="rules-again" onClick={again}>
        {able ? say("book-again") : "…"}
      </button>
    </p>
  );
}
