/** Kind words about what is not allowed, and about the connection. */

import { useEffect, useReducer, useState } from "preact/hooks";
import { Masthead } from "../../app/Masthead";
import { Toast } from "../../panels/Toast";
import type { Refusal } from "../../protocol";
import type { Vec3 } from "../../scene/vector";
import { useSay, useSpeech } from "../../speech/speech";
import { GESTURES, type HandView } from "../hand";
import { clauseText, houseOf } from "../house";
import type { LiveVilla } from "../livevilla";
import { refusalSentence } from "../sentences";
import type { TableState } from "../tablestate";
import { useTable } from "../useTable";
import { Beside } from "./AtHand";

const SHOWN_MS = 8000;
const NOTICED_MS = 3500;
const SAID_AT_ONCE: readonly string[] = ["swayed", "interrupted"];

const refusedOf = (state: TableState) => state.refused;
const sorryOf = (state: TableState) => state.sorry;
const lineOf = (state: TableState) => state.line;
const viewOf = (state: TableState) => state.game?.view ?? null;

/** The attempt of a hand at this device; another's hand leaves the words here alone. */
const ownAttempt = ({ game, mine }: TableState) =>
  game?.attempt && mine.includes(game.attempt.seat) ? game.attempt : null;

interface RefusalProps {
  /** The villa beside whose piece it is said, where there is a picture. */
  readonly live: LiveVilla | null;
  readonly why: HandView["why"];
  readonly asked: Refusal | null;
}

/** The last refusal, from the server or from a press on a column that is not ours: beside the piece where there is one.
 * Asked, it says its whole clause. */
export function RefusalNotice({ live, why, asked }: RefusalProps) {
  const { catalogue } = useSpeech();
  const refused = useTable(refusedOf);
  const sorry = useTable(sorryOf);
  const view = useTable(viewOf);
  const attempt = useTable(ownAttempt);
  const [word, happen] = useReducer(wordAfter, null);
  useEffect(() => {
    if (attempt) happen({ what: "hand-began" });
  }, [attempt]);
  const byHand = live !== null && refused !== null && GESTURES.includes(refused.what);
  useLatest(refused, byHand ? null : (refused?.refusal ?? null));
  useLatest(why, why?.refusal ?? null, why?.at);
  useLatest(asked, asked);
  useEffect(() => {
    if (sorry) happen({ what: "said", text: catalogue.say(`sorry-${sorry.reason}`), clause: null, at: null });
  }, [sorry]);
  useEffect(() => {
    if (!word || word.open) return;
    const timer = setTimeout(() => happen({ what: "time-up" }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [word]);

  // Told by its occasion: the same refusal a second time is as new as the first.
  function useLatest(occasion: object | null, refusal: Refusal | null, at: Vec3 | null = null): void {
    useEffect(() => {
      if (!refusal) return;
      happen({ what: "said", text: refusalSentence(catalogue, refusal), clause: refusal.clause, at });
    }, [occasion]);
  }

  if (!word) return null;
  const { at } = word;
  const toast = (
    <Toast refusal>
      {word.text}
      {word.open && word.clause && view && (
        <span class="hud-clause">{clauseText(catalogue, word.clause, houseOf(view))}</span>
      )}
      {word.clause && !word.open && (
        <button type="button" class="hud-why" data-act="why" onClick={() => happen({ what: "asked" })}>
          {catalogue.say("act-why")}
        </button>
      )}
      {word.open && (
        <button type="button" class="hud-why" data-act="close-why" onClick={() => happen({ what: "closed" })}>
          {catalogue.say("act-close")}
        </button>
      )}
    </Toast>
  );
  if (!live || !at) return <div class="hud-refused">{toast}</div>;
  return (
    <Beside live={live} point={() => at} look="hud-refused">
      {toast}
    </Beside>
  );
}

/** What everybody sees while the wood still moves. */
export function WoodNotice({ noticed }: { noticed: TableState["noticed"] }) {
  const say = useSay();
  const [shown, setShown] = useState<TableState["noticed"]>(null);
  useEffect(() => {
    setShown(noticed);
    // Whoever comes back to a game has to look round first.
    const timer = setTimeout(() => setShown(null), noticed?.what === "interrupted" ? SHOWN_MS : NOTICED_MS);
    return () => clearTimeout(timer);
  }, [noticed]);
  if (!shown) return null;
  return (
    <div class="hud-noticed">
      {/* What becomes of it is told as a deed; only what nobody did, or what is to be done now, is said at once. */}
      <Toast silent={!SAID_AT_ONCE.includes(shown.what)}>{say(`notice-${shown.what}`)}</Toast>
    </div>
  );
}

/** Whether the line is down, or why there is no table for us at all. */
export function LineNotice({ ended }: { ended: TableState["ended"] }) {
  const say = useSay();
  const line = useTable(lineOf);
  if (ended) {
    return (
      <div class="hud-ended">
        <Masthead />
        <section class="notice">
          <h1>{say("lost-title")}</h1>
          <p>{say(`sorry-${ended}`)}</p>
          <p>
            {ended === "version" ? (
              <button type="button" class="button primary" onClick={() => location.reload()}>
                {say("broken-reload")}
              </button>
            ) : (
              <a class="button primary" href="/">
                {say("broken-home")}
              </a>
            )}
          </p>
        </section>
      </div>
    );
  }
  if (line !== "lost") return null;
  return (
    <p class="hud-line" role="alert">
      {say("link-lost")}
    </p>
  );
}

export interface Word {
  readonly text: string;
  /** The clause it rests on, where a rule forbids it. */
  readonly clause: string | null;
  /** The point of the villa it speaks of. */
  readonly at: Vec3 | null;
  /** Whether its clause is being read. */
  readonly open: boolean;
}

/** What can happen to a word: it is said, asked about, put away, has hung for its time, or a hand here goes on. */
export type Happening =
  | { readonly what: "said"; readonly text: string; readonly clause: string | null; readonly at: Vec3 | null }
  | { readonly what: "asked" | "closed" | "time-up" | "hand-began" };

/** The word that is to be read now, if any. */
export function wordAfter(word: Word | null, happening: Happening): Word | null {
  switch (happening.what) {
    case "said":
      return { text: happening.text, clause: happening.clause, at: happening.at, open: false };
    case "asked":
      return word?.clause ? { ...word, open: true } : word;
    case "time-up":
      // Who asked why is reading, and reads as slowly as they like.
      return word?.open ? word : null;
    case "closed":
    case "hand-began":
      return null;
  }
}
