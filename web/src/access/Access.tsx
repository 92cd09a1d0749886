/** A table for those who do not use a mouse, or do not see it: the list, the hand by keys, and words for the ear. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { keepByList, onListAsked, playsByList } from "../game/bylist";
import type { HandView } from "../game/hand/handview";
import type { LiveVilla } from "../game/livevilla";
import { isPlayed } from "../game/state/attempt";
import { refusalSentence } from "../game/state/sentences";
import type { TableState } from "../game/state/tablestate";
import { useClient, useTable } from "../game/useTable";
import type { Picture } from "../scene/picture";
import { useLate, useSpeech } from "../speech/speech";
import { ColumnList } from "./ColumnList";
import { DeedTeller } from "./deeds";
import { buzzWithLoad } from "./feel";
import { GamepadHelp } from "./GamepadHelp";
import { playByGamepad } from "./gamepad";
import { HandPad } from "./HandPad";
import { guardStrokes, keepFocus } from "./keyboard";
import { Lift } from "./Lift";
import { Speaker, Spoken } from "./Spoken";
import { SURE_MS } from "./Standing";
import "./access.css";

interface Props {
  readonly live: LiveVilla | null;
  readonly hand: HandView;
  /** Whether this part announces deeds; a lesson announces them itself. */
  readonly deeds?: boolean;
}

const all = (state: TableState): TableState => state;

export function Access({ live, hand, deeds = true }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const client = useClient();
  const state = useTable(all);
  const speaker = useMemo(() => new Speaker(), []);
  const teller = useMemo(() => new DeedTeller(), []);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(playsByList());
  const able = useLate("access");
  const { game } = state;

  useEffect(() => {
    if (deeds && able) speaker.say(teller.next(state, catalogue, open));
  }, [game?.version, deeds, able]);
  // A hand that goes down by itself passes places where it may not open. Say it only where the hand stops.
  const stays = hand.opening === "not" && !hand.assist;
  // A refusal is already announced as an alert.
  const why = stays && state.mark && !hand.why ? refusalSentence(catalogue, state.mark) : "";
  useEffect(() => {
    const timer = setTimeout(() => speaker.say(why), SURE_MS);
    return () => clearTimeout(timer);
  }, [why]);
  useEffect(() => buzzWithLoad(client), [client]);
  useEffect(() => (live ? playByGamepad(client, live) : undefined), [client, live]);
  useEffect(() => {
    const page = opener.current?.closest<HTMLElement>(".table-page");
    if (!page) return;
    const [unguard, lose] = [guardStrokes(page), keepFocus(page)];
    return () => {
      unguard();
      lose();
    };
  }, []);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => live?.villa.setReducedMotion(still.matches);
    still.addEventListener("change", follow);
    return () => still.removeEventListener("change", follow);
  }, [live]);

  const turn = (next: boolean) => {
    keepByList(next);
    setOpen(next);
    if (next) {
      requestAnimationFrame(() => title.current?.focus());
      return;
    }
    opener.current?.focus();
    const attempt = client.state.game?.attempt;
    const holds = attempt && client.state.mine.includes(attempt.seat) && isPlayed(attempt);
    if (holds) speaker.say(say("access-closed"));
  };
  useEffect(() => onListAsked(() => turn(!open)), [open]);
  const playing = game !== null && !game.outcome;
  const shown = open && playing && able;
  return (
    <>
      <button
        ref={opener}
        type="button"
        class="button access-open"
        data-act="access"
        aria-expanded={shown}
        onClick={() => turn(!open)}
      >
        {say("access-open")}
      </button>
      <Spoken speaker={speaker} />
      {playing && able && <GamepadHelp />}
      {shown && (
        <aside class="access-panel sheet thin" aria-label={say("access-title")}>
          <header>
            <h2 ref={title} tabIndex={-1}>
              {say("access-title")}
            </h2>
            <button type="button" class="button plain" data-access="close" onClick={() => turn(false)}>
              {say("act-close")}
            </button>
          </header>
          <Inside state={state} live={live} hand={hand} speaker={speaker} />
        </aside>
      )}
      {live && playing && able && <Lift villa={live.villa} hand={live.hand} view={hand} />}
    </>
  );
}

function Inside({ state, live, hand, speaker }: Props & { state: TableState; speaker: Speaker }) {
  const client = useClient();
  const [moment, setMoment] = useState(client.moment);
  // The list shows the villa at rest. If a hand is at work when the page opens, any picture will do.
  useEffect(() => client.watch((next) => setMoment((was) => (next.rests || !was ? next : was))), [client]);
  const { game } = state;
  if (!game || !moment || !live) return null;
  const { attempt } = game;
  const azimuth = live.villa.state.goal.azimuth;
  if (attempt && state.mine.includes(attempt.seat)) {
    return (
      <HandPad
        key={attempt.since}
        game={game}
        attempt={attempt}
        state={state}
        azimuth={azimuth}
        hand={live.hand}
        view={hand}
        speaker={speaker}
      />
    );
  }
  return (
    <ColumnList
      game={game}
      state={state}
      picture={moment as unknown as Picture}
      azimuth={azimuth}
      hand={live.hand}
      handView={hand}
      speaker={speaker}
    />
  );
}
