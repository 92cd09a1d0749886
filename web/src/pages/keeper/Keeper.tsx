/** The score keeper for the wooden game: the referee on a phone that lies on the table. */

import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../../app/history";
import type { PageProps } from "../../app/pages";
import type { CardView } from "../../protocol/card";
import { useSpeech } from "../../speech/speech";
import { Board } from "./Board";
import "./keeper.css";
import { keepSheet, keptSheet, readScore, SharedSheet, type SheetNews, shareSheet } from "./kept";
import { type Card, callReferee, PYTHON_BYTES, type Referee } from "./referee";
import { Setup } from "./Setup";
import { beAnApp, keepAwake, stayAtHand } from "./stay";

const LOOK_EVERY_MS = 1500;
const HEADING = ".keeper-question h2, .keeper-setup h1";

export default function KeeperPage({ score }: PageProps) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const [referee, setReferee] = useState<Referee | "missing" | null>(null);
  const [view, setView] = useState<CardView | null>(null);
  const [note, setNote] = useState<"score-went-on" | "score-alone" | "score-lost" | null>(null);
  const [offline, setOffline] = useState(false);
  const [arrived, setArrived] = useState(0);
  const card = useRef<Card | null>(null);
  const shared = useRef<SharedSheet | null>(null);

  useEffect(keepAwake, []);
  useEffect(beAnApp, []);
  useEffect(goOnAtHeading); // each answer removes the buttons before it
  useEffect(() => {
    let wanted = true;
    callReferee(catalogue, (here) => wanted && setArrived(here)).then(
      (ready) => {
        if (!wanted) return;
        setReferee(ready);
        void stayAtHand().then((kept) => wanted && setOffline(kept));
      },
      () => wanted && setReferee("missing"),
    );
    return () => {
      wanted = false;
    };
  }, []);

  // Another language: the same game goes on in it.
  useEffect(() => {
    if (!referee || referee === "missing") return;
    referee.listen(catalogue);
    if (card.current) setView(card.current.speak());
  }, [catalogue, referee]);

  // A link leads to the others' sheet, and stays in the address.
  useEffect(() => {
    if (!referee || referee === "missing" || !score) return;
    let ends = () => {};
    let wanted = true;
    void readScore(score).then((answer) => {
      if (!wanted) return;
      if (!answer.ok) {
        const here = answer.problem.reason === "offline" ? keptSheet() : null;
        setNote(here ? "score-alone" : "score-lost");
        if (here) take(referee.goOn(here));
        return;
      }
      take(referee.goOn(answer.value.sheet));
      const twin = new SharedSheet(score, answer.value.version, (what, sheet) => heard(referee, what, sheet));
      shared.current = twin;
      const timer = setInterval(() => void twin.look(), LOOK_EVERY_MS);
      ends = () => clearInterval(timer);
    });
    return () => {
      wanted = false;
      shared.current = null;
      ends();
    };
  }, [referee, score]);

  function heard(judge: Referee, what: SheetNews, sheet: string | null) {
    if (what === "alone") setNote("score-alone");
    else if (what === "mine") setNote((was) => (was === "score-alone" ? null : was));
    else if (sheet !== null) {
      const mine = card.current?.kept();
      take(judge.goOn(sheet));
      // Taking over an entry is normal. It is only mentioned if it replaced another.
      setNote(mine && isLost(mine, sheet) ? "score-went-on" : null);
    }
  }

  function take(made: Card | string): string | null {
    if (typeof made === "string") return made;
    card.current = made;
    setView(made.show());
    return null;
  }

  function done(next: CardView) {
    setNote((was) => (was === "score-alone" ? was : null));
    if (next.command === "new") {
      leave();
      return;
    }
    setView(next);
    if (next.inside || !card.current) return;
    const sheet = card.current.kept();
    keepSheet(sheet);
    shared.current?.write(sheet);
  }

  function leave() {
    card.current = null;
    setView(null);
    if (score) go("/keeper");
  }

  async function share() {
    if (!card.current) return;
    const answer = await shareSheet(card.current.kept());
    if (answer.ok) go(`/keeper/${answer.value.score}`, "replace");
    else setNote("score-alone");
  }

  if (referee === "missing") return <Waiting text={say("score-missing")} />;
  if (!referee || (score && !view && !note)) return <Waiting text={say("score-loading")} share={arrived} />;
  const judge = card.current;
  if (!view || !judge) {
    return (
      <main class="keeper">
        {note && <p class="keeper-note">{say(note)}</p>}
        <Setup
          kept={keptSheet()}
          begin={(wish) => take(referee.begin({ ...wish, lang: catalogue.language, began: new Date().toISOString() }))}
          goOn={(sheet) => take(referee.goOn(sheet))}
        />
      </main>
    );
  }
  return (
    <main class="keeper">
      {note && (
        <p class="keeper-note" role="status">
          {say(note)}
        </p>
      )}
      <Board
        view={view}
        link={score ? location.href : null}
        offline={offline}
        press={(answer) => done(judge.press(answer))}
        back={() => done(judge.back())}
        undo={() => done(judge.undo())}
        share={share}
        leave={leave}
      />
    </main>
  );
}

/** Moves the focus to the question once the button that had it is gone. */
function goOnAtHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/** Whether an entry made here is not in their sheet. */
function isLost(mine: string, theirs: string): boolean {
  const deeds = (sheet: string) => (JSON.parse(sheet) as { deeds: string[] }).deeds;
  const there = deeds(theirs);
  return deeds(mine).some((deed, i) => deed !== there[i]) && deeds(mine).length >= there.length;
}

/** `share`: how much has loaded, from 0 to 1. When all of it is there, it may still have to start. */
function Waiting({ text, share }: { readonly text: string; readonly share?: number }) {
  const { say } = useSpeech().catalogue;
  if (share === undefined) {
    return (
      <main class="keeper keeper-waiting">
        <p role="status">{text}</p>
      </main>
    );
  }
  // Before the first piece, and while Python starts, the time left is unknown. Then the bar only shows that it goes on.
  const comes = share > 0 && share < 1;
  const all = PYTHON_BYTES / 1e6;
  return (
    <main class="keeper keeper-waiting" aria-busy="true">
      <p role="status">{text}</p>
      <span class="keeper-bar">
        <progress aria-label={text} {...(comes ? { value: share } : {})} />
      </span>
      <p class="keeper-small">
        {share < 1
          ? say("score-arriving", { here: Math.round(share * all), all: Math.round(all) })
          : say("score-starting")}
      </p>
    </main>
  );
}
