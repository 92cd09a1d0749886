/** Kind words about what is not allowed, and about the connection. */

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Masthead } from "../../app/Masthead";
import { Toast } from "../../panels/papers";
import type { Noticed, Refusal, Sorry } from "../../protocol";
import type { Vec3 } from "../../scene/vector";
import { useLate, useSay, useSpeech } from "../../speech/speech";
import type { HandView } from "../hand/handview";
import { GESTURES } from "../hand/refusals";
import type { LiveVilla } from "../livevilla";
import { Slowness } from "../slowness";
import { houseOf } from "../state/house";
import { columnWords, refusalSentence } from "../state/sentences";
import type { TableState } from "../state/tablestate";
import { useTable } from "../useTable";
import { ClauseWords } from "./ClauseWords";
import { useOutside } from "./dismiss";
import { BesideVilla } from "./Slip";
import { useSmall } from "./small";

const SHOWN_MS = 9000;
const ASKED_MS = 15_000; // read, thought about, and then asked why
const NOTICED_MS = 3500;
const AWAY_MS = 30_000; // for players who have to come back first
const SAID_AT_ONCE: readonly Noticed["what"][] = ["swayed", "pushing", "idling", "left-alone", "interrupted"];

// Reasons after which a disconnected page should reconnect.
const TOLD_BEFORE: readonly Sorry["reason"][] = ["moving", "storage-away", "shutting-down"];

const refusedOf = (state: TableState) => state.refused;
const sorryOf = (state: TableState) => state.sorry;
const lineOf = (state: TableState) => state.line;
const viewOf = (state: TableState) => state.game?.view ?? null;

/** The attempt of a hand at this device; another player's hand does not change the notices here. */
const ownAttempt = ({ game, mine }: TableState) =>
  game?.attempt && mine.includes(game.attempt.seat) ? game.attempt : null;

interface RefusalProps {
  /** The villa, for a notice beside one of its pieces; null without a picture. */
  readonly live: LiveVilla | null;
  readonly hand: HandView;
  readonly asked: Refusal | null;
}

/** The last refusal, from the server or from a press on a column that is not ours. It is shown beside the piece if there is
 * one and room for it, else at the foot. When asked, it says its whole clause; a press on anything else closes it. */
export function RefusalNotice({ live, hand, asked }: RefusalProps) {
  const { why, opening } = hand;
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
  useLatest(why, why?.refusal ?? null, why?.at, why?.what);
  useLatest(asked, asked);
  const spoken = why !== null;
  useEffect(() => {
    if (!spoken) happen({ what: "hand-went-on" });
  }, [spoken]);
  useEffect(() => {
    if (sorry) happen({ what: "said", text: catalogue.say(`sorry-${sorry.reason}`), clause: null, at: null });
  }, [sorry]);
  const lasts = word !== null && isOfOpening(word, opening);
  // It also stays while the pointer is over it, because the player may be about to ask.
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!word) setOver(false);
  }, [word]);
  useEffect(() => {
    if (!word || word.open || lasts || over) return;
    const timer = setTimeout(() => {
      happen({ what: "time-up" });
      live?.hand.hush(); // from now on the slip at the piece says it again
    }, ASKED_MS);
    return () => clearTimeout(timer);
  }, [word, lasts, over]);

  // Keyed by the occasion, so that the same refusal counts as new when it comes again.
  function useLatest(occasion: object | null, refusal: Refusal | null, at: Vec3 | null = null, of?: string): void {
    useEffect(() => {
      if (!refusal) return;
      happen({ what: "said", text: refusalSentence(catalogue, refusal), clause: refusal.clause, at, gesture: of });
    }, [occasion]);
  }

  const small = useSmall();
  const paper = useRef<HTMLDivElement>(null);
  const close = () => {
    happen({ what: "closed" });
    live?.hand.hush();
  };
  useOutside(word !== null && !lasts, paper, close);

  if (!word) return null;
  const { at } = word;
  const toast = (
    // A new element each time, so that screen readers read the same refusal again.
    <Toast key={word.count} refusal>
      {word.text}{" "}
      {word.open && word.clause && view && (
        <span class="hud-clause">
          <ClauseWords clause={word.clause} house={houseOf(view)} /> <small aria-hidden="true">{word.clause}</small>
        </span>
      )}
      {word.clause && !word.open && (
        <button type="button" class="hud-why" data-act="why" onClick={() => happen({ what: "asked" })}>
          {catalogue.say("act-why")}
        </button>
      )}
      {word.open && (
        <button type="button" class="hud-why" data-act="close-why" onClick={close}>
          {catalogue.say("act-close")}
        </button>
      )}
    </Toast>
  );
  // The slip at the piece already shows it.
  if (live && lasts && word.clause === null) return <div class="unseen">{toast}</div>;
  const said = (
    <div ref={paper} onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      {toast}
    </div>
  );
  if (!live || !at || small) return <div class="hud-refused">{said}</div>;
  return (
    <BesideVilla live={live} point={() => at} look="hud-refused">
      {said}
    </BesideVilla>
  );
}

/** What everybody sees while the wood still moves. What is said of the piece `atHand` is read beside it, and only heard here. */
export function WoodNotice({ noticed, atHand = false }: { noticed: TableState["noticed"]; atHand?: boolean }) {
  const say = useSay();
  const able = useLate("table");
  const [shown, setShown] = useState<TableState["noticed"]>(null);
  useEffect(() => {
    setShown(noticed);
    const timer = setTimeout(() => setShown(null), noticed ? lastsMs(noticed) : 0);
    return () => clearTimeout(timer);
  }, [noticed]);
  if (!shown || !able) return null;
  const words = shown.what === "pushing" && shown.piece ? columnWords(shown.piece) : {};
  return (
    <div class={atHand && shown.what === "pushing" ? "unseen" : "hud-noticed"}>
      {/* The outcome is announced as a deed. Only what nobody did, or what somebody has to do now, is announced at once. */}
      <Toast silent={!SAID_AT_ONCE.includes(shown.what)}>
        {say(`notice-${shown.what}`, { ...words, seconds: shown.leftS ?? 0 })}
      </Toast>
    </div>
  );
}

/** How long a notice stays: a warning until it comes true, and news for players who were away longer than other news. */
export function lastsMs({ what, leftS }: Pick<Noticed, "what" | "leftS">): number {
  switch (what) {
    case "idling":
      return 1000 * (leftS ?? 0);
    case "left-alone":
      return AWAY_MS;
    case "interrupted":
      return SHOWN_MS; // players who come back to a game have to look round first
    default:
      return NOTICED_MS;
  }
}

/** A notice that goes away after a while. */
export function Passing({ text }: { readonly text: string | null }) {
  const [shown, setShown] = useState(text !== null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown || text === null) return null;
  return (
    <div class="hud-refused">
      <Toast>{text}</Toast>
    </div>
  );
}

/** Says that the connection is down, or why this page gets no table at all. */
export function LineNotice({ ended }: { ended: TableState["ended"] }) {
  const say = useSay();
  const line = useTable(lineOf);
  const sorry = useTable(sorryOf);
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
  const { words, heard } = lostLine(sorry);
  return (
    <p class="hud-line" role={heard ? undefined : "alert"}>
      {say(words)}
    </p>
  );
}

/** What to say while the connection is lost: the reason, if the server gave one, which listeners have already heard. */
export function lostLine(sorry: TableState["sorry"]): { readonly words: string; readonly heard: boolean } {
  const heard = sorry !== null && TOLD_BEFORE.includes(sorry.reason);
  return { words: heard ? `sorry-${sorry.reason}` : "link-lost", heard };
}

export interface Word {
  readonly text: string;
  /** The clause it rests on, if a rule forbids it. */
  readonly clause: string | null;
  /** The point of the villa that it is about. */
  readonly at: Vec3 | null;
  /** Whether its clause is being read. */
  readonly open: boolean;
  /** The gesture that was refused, if it was one. */
  readonly gesture: string | null;
  /** How many notices there were before it. */
  readonly count: number;
}

/** Whether it says why the hand may not open. The slip at the piece says that as long as it is true. */
export function isOfOpening({ gesture }: Pick<Word, "gesture">, opening: HandView["opening"]): boolean {
  return gesture === "let-go" && opening === "not";
}

/** What can happen to a notice: it comes, is asked about, is closed, has been shown for its time, or a hand here goes on. */
export type Happening =
  | {
      readonly what: "said";
      readonly text: string;
      readonly clause: string | null;
      readonly at: Vec3 | null;
      readonly gesture?: string | undefined;
    }
  | { readonly what: "asked" | "closed" | "time-up" | "hand-began" | "hand-went-on" };

/** The notice to show now, if any. */
export function wordAfter(word: Word | null, happening: Happening): Word | null {
  switch (happening.what) {
    case "said": {
      const { text, clause, at, gesture = null } = happening;
      return { text, clause, at, gesture, open: false, count: (word?.count ?? 0) + 1 };
    }
    case "asked":
      return word?.clause ? { ...word, open: true } : word;
    case "time-up":
      // A player who asked why is reading, so it stays.
      return word?.open ? word : null;
    case "hand-went-on":
      // A notice that is not about a piece stays for its full time.
      return word?.at && !word.open ? null : word;
    case "closed":
    case "hand-began":
      return null;
  }
}

const EACH_MS = 1000;

/** A notice while the connection is slow. */
export function SlowLine({ live }: { readonly live: LiveVilla }) {
  const say = useSay();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const slowness = new Slowness();
    const timer = setInterval(() => setSeconds(slowness.look(live.lateMs)), EACH_MS);
    return () => clearInterval(timer);
  }, [live]);
  const [aloud, setAloud] = useState<number | "told" | null>(null);
  useEffect(
    () => setAloud((before) => (before === null || seconds !== null ? (before ?? seconds) : "told")),
    [seconds],
  );
  // Screen readers announce it only once, although the numbers change every second, and find it only while it is true.
  return (
    <>
      {seconds !== null && (
        <p class="hud-round hud-slow" aria-hidden="true">
          {say("link-slow", { seconds })}
        </p>
      )}
      <p class="unseen" role="status">
        {typeof aloud === "number" && say("link-slow", { seconds: aloud })}
      </p>
    </>
  );
}
