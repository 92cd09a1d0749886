/** A sheet for what interrupts a turn: a push while the villa is put back, and then for a while what was judged. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, IconButton, PenLine } from "../../panels/IconButton";
import { Emblem } from "../../panels/pieces";
import type { Player } from "../../protocol";
import type { Catalogue } from "../../speech/catalogue";
import { useLate, useSpeech } from "../../speech/speech";
import { cutIncident } from "../incident";
import { lastInHand, type Recalled } from "../moments";
import { houseOf } from "../state/house";
import { nameOf, spokenAs } from "../state/prompt";
import { capital, columnWords, storySentence } from "../state/sentences";
import type { Game } from "../state/tablestate";
import {
  cameDown,
  groundOf,
  isOwn,
  PROVED,
  shownAfter,
  type Verdict,
  type VerdictShown,
  workOf,
} from "../state/verdict";
import { useClient } from "../useTable";
import type { Incident } from "./Again";
import { useBetween } from "./between";
import { ClauseWords } from "./ClauseWords";
import { useEscape, useOutside } from "./dismiss";
import { useSmall } from "./small";
import "./verdict.css";

const READ_MS = 6500; // time for two sentences, for somebody who looks at the villa first
const WATCHED_MS = 9000; // for players who have nothing to do afterwards
const FOR_STORY_MS = 15_000; // if it replaces the story: somebody may still want to ask why

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  /** The version of the game when the page opened. What was judged before that is in the story. */
  readonly since?: number;
  /** Shows again what came down. */
  readonly onAgain?: ((incident: Incident) => void) | undefined;
  /** Whether screen readers get it as well. At a table they hear it as a deed. */
  readonly aloud?: boolean;
}

/** The sheet, while there is something to read on it. */
export function VerdictSheet({ game, mine, since = game.version, onAgain, aloud = false }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const [{ verdict }, setSheet] = useState<VerdictShown>({ seen: since, verdict: null });
  const [asked, setAsked] = useState(false);
  const able = useLate("table");
  const small = useSmall();
  const paper = useRef<HTMLElement>(null);
  const client = useClient();
  const [seen, setSeen] = useState<readonly Recalled[]>([]);
  // Copied now, because moments are forgotten after half a minute.
  useEffect(() => setSeen(verdict ? client.memory.lately() : []), [client, verdict?.version]);
  const { view, attempt, version } = game;
  const putAway = () => setSheet((sheet) => ({ ...sheet, verdict: null }));
  useEffect(() => setSheet((sheet) => shownAfter(sheet, game, mine)), [version]);
  useEffect(() => setAsked(false), [verdict?.version]);
  useEffect(() => {
    if (!verdict) return;
    if (asked) return; // a player who asked why may read as long as they like, and closes it
    if (mine.length === 0 || (small && !isOwn(verdict, mine))) {
      const timer = setTimeout(putAway, small ? FOR_STORY_MS : WATCHED_MS);
      return () => clearTimeout(timer);
    }
    // It stays long enough to be read, and then until somebody does something. If it replaces the story, it stays no longer.
    const stop = new AbortController();
    const done = ({ target }: Event) => {
      if (!(target instanceof Node && paper.current?.contains(target))) putAway();
    };
    const timer = setTimeout(() => {
      for (const act of ["pointerdown", "keydown"]) document.addEventListener(act, done, { signal: stop.signal });
    }, READ_MS);
    const gone = small ? setTimeout(putAway, FOR_STORY_MS) : undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(gone);
      stop.abort();
    };
  }, [verdict, asked, small]);
  useBetween(paper, small);
  useOutside(asked && verdict !== null, paper, putAway);
  useEscape(asked && verdict !== null, putAway);
  const own = attempt !== null && mine.includes(attempt.seat);
  useEffect(() => {
    if (own) putAway();
  }, [own]);
  // In houses without breaking off, nothing is locked either.
  const locks = houseOf(view)["breaking-off"] === "never" ? "no" : "yes";
  const work = workOf(game, mine).map(({ id, words }) => say(id, { ...words, locks }));
  const told = work.length > 0 ? work : verdict ? sentences(verdict) : [];
  if (told.length === 0) return null;
  const seat = work.length > 0 ? attempt?.seat : verdict?.by;
  const colour = typeof seat === "number" ? view.players[seat]?.colours[0] : undefined;
  const clause = work.length > 0 ? "RULING-4" : verdict && groundOf(verdict);
  const down = work.length === 0 && verdict ? cameDown(verdict) : [];
  const drawn = lastInHand(seen);
  const inHand = drawn && game.kit.columns[drawn.piece]?.name;
  const places = down.map((column) => game.kit.columns.findIndex(({ name }) => name === column));
  const film = onAgain && !own && places.length > 0 ? cutIncident(seen, places) : [];
  return (
    <section ref={paper} class="question hud-verdict enter" data-colour={colour}>
      {colour && <Emblem colour={colour} size={24} />}
      <div class="question-text">
        <p role={aloud ? "alert" : undefined} aria-hidden={!aloud}>
          {told.join(" ")}
        </p>
        {down[0] && asked && inHand && verdict?.by != null && (
          <p class="hud-verdict-how">
            {say("verdict-how", {
              what: down[0] !== inHand ? "beside" : drawn.hooked ? "hooked" : "drawn",
              name: nameOf(view, verdict.by),
              ...columnWords(inHand),
            })}
          </p>
        )}
        {clause && asked && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long clause is scrolled by keys as well
          <p class="hud-verdict-clause" tabIndex={0}>
            <ClauseWords clause={clause} house={houseOf(view)} /> <small aria-hidden="true">{clause}</small>
          </p>
        )}
        {verdict && film.length > 1 && (
          <button
            type="button"
            class="hud-why"
            data-act="see-incident"
            onClick={() => onAgain?.({ by: verdict.by, columns: down, text: told.join(" "), film })}
          >
            {say("act-see-incident")}
          </button>
        )}{" "}
        {clause && !asked && (
          <button type="button" class="hud-why" data-act="why-verdict" onClick={() => setAsked(true)}>
            {say("act-why")}
          </button>
        )}
      </div>
      {work.length === 0 && (
        <IconButton look="plain hud-verdict-close" label={say("act-close")} data-act="close-verdict" onClick={putAway}>
          <Icon>
            <PenLine d="M6 6l12 12M18 6L6 18" />
          </Icon>
        </IconButton>
      )}
    </section>
  );

  function sentences(verdict: Verdict): string[] {
    if (!able) return [];
    const { ends } = verdict;
    const over =
      ends === null ? [] : [say("verdict-turn-over", { name: nameOf(view, ends), voice: spokenAs(ends, mine) })];
    return [...whatHappened(catalogue, verdict, view.players), ...over];
  }
}

const FEW = 2; // up to this many are named, so that players see whose they were

/** What happened, in few sentences, because players look at the villa: a plateau that slid off, how many columns fell with
 * it, and whose columns fell alone. Everything else is as in the story, which also says what led to it. */
export function whatHappened(
  catalogue: Catalogue,
  { events, pushed }: Pick<Verdict, "events" | "pushed">,
  players: readonly Pick<Player, "name" | "colours">[] = [],
): string[] {
  const { say } = catalogue;
  const down = cameDown({ events });
  const brief = (id: string, column: string): string => {
    const { colour, shape } = columnWords(column);
    const owner = players.find(({ colours }) => colours.some((own) => own === colour))?.name;
    return capital(
      say(id, { colour: colour!, shape: shape!, number: 0, owned: owner ? "yes" : "no", name: owner ?? "" }),
    );
  };
  const fell = events.filter((event) => event.event === "column-out" && !event.leant && event.clause !== PROVED);
  return events.flatMap((event) => {
    switch (event.event) {
      case "column-out":
        if (event.clause === PROVED) return [say("verdict-out")]; // the sentence before it has named the column
        if (event.leant) break;
        if (fell.length > FEW) return event === fell[0] ? [say("verdict-fell", { count: fell.length })] : [];
        return [brief("verdict-falls", event.column)];
      case "plateau-slid-off":
        return [say("verdict-slid-off", { plateau: event.plateau })];
      case "column-askew":
        return [brief("verdict-askew", event.column)];
      case "attempt-broken-off":
        if (down.length > 0) return [];
        break;
    }
    return storySentence(catalogue, event, pushed) ?? [];
  });
}
