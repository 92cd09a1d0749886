/** What came between: a push while the villa is put back, and for a while afterwards what was judged. */

import { useEffect, useState } from "preact/hooks";
import { MarkIcon } from "../../panels/Mark";
import { useSpeech } from "../../speech/speech";
import { shownAfter, type Verdict, type VerdictShown, workOf } from "../state/attempt";
import { houseOf } from "../state/house";
import { nameOf, spokenAs } from "../state/prompt";
import { storySentence } from "../state/sentences";
import type { Game } from "../state/tablestate";

const READ_MS = 6500; // two sentences, read by somebody who first looks at the villa
const WATCHED_MS = 9000; // by those who have nothing to do afterwards

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  /** Whether it is told to those who listen as well; at a table they hear it as a deed. */
  readonly aloud?: boolean;
}

/** The sheet, while there is something to read on it. */
export function VerdictSheet({ game, mine, aloud = false }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  // What was judged before one came is read in the story.
  const [{ verdict }, setSheet] = useState<VerdictShown>({ seen: game.version, verdict: null });
  const { view, attempt, version } = game;
  const putAway = () => setSheet((sheet) => ({ ...sheet, verdict: null }));
  useEffect(() => setSheet((sheet) => shownAfter(sheet, game, mine)), [version]);
  useEffect(() => {
    if (!verdict) return;
    if (mine.length === 0) {
      const timer = setTimeout(putAway, WATCHED_MS);
      return () => clearTimeout(timer);
    }
    // It stays for whoever has looked away: until it can be read, and then until somebody does something.
    const stop = new AbortController();
    const timer = setTimeout(() => {
      for (const act of ["pointerdown", "keydown"]) document.addEventListener(act, putAway, { signal: stop.signal });
    }, READ_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [verdict]);
  const own = attempt !== null && mine.includes(attempt.seat);
  useEffect(() => {
    if (own) putAway();
  }, [own]);
  // Where nothing is broken off nothing is locked either.
  const locks = houseOf(view)["breaking-off"] === "never" ? "no" : "yes";
  const work = workOf(game, mine).map(({ id, words }) => say(id, { ...words, locks }));
  const told = work.length > 0 ? work : verdict ? sentences(verdict) : [];
  if (told.length === 0) return null;
  const seat = work.length > 0 ? attempt?.seat : verdict?.by;
  const colour = typeof seat === "number" ? view.players[seat]?.colours[0] : undefined;
  return (
    <section
      class="question hud-verdict enter"
      data-colour={colour}
      role={aloud ? "alert" : undefined}
      aria-hidden={!aloud}
    >
      {colour && <MarkIcon colour={colour} size={24} />}
      <p class="question-text">{told.join(" ")}</p>
    </section>
  );

  function sentences({ events, ends }: Verdict): string[] {
    const lines = events.map((event) => storySentence(catalogue, event)).filter((line) => line !== null);
    if (ends !== null) lines.push(say("verdict-turn-over", { name: nameOf(view, ends), voice: spokenAs(ends, mine) }));
    return lines;
  }
}
