/** The villa as a list of columns; the player takes one by its name. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { touchable } from "../game/state/shown";
import type { Game, TableState } from "../game/state/tablestate";
import { useClient } from "../game/useTable";
import { keep, kept } from "../memory";
import type { Verb } from "../protocol";
import { indexOf } from "../scene/kit";
import type { Picture } from "../scene/picture";
import { useSay } from "../speech/speech";
import { Choices } from "./Choices";
import { type Listed, listed, wayOut } from "./columns";
import type { Speaker } from "./Spoken";
import { Why } from "./Why";
import { columnSentence, neighboursSentence, reachSentence, standingsSentence } from "./words";

interface Props {
  readonly game: Game;
  readonly state: TableState;
  readonly picture: Picture;
  readonly azimuth: number;
  readonly hand: Hand | null;
  readonly handView: HandView;
  readonly speaker: Speaker;
}

const ONLY = "paletti.only-takeable";
let taken: string | null = null; // the column that was taken last: where the list begins when it comes again

export function ColumnList({ game, state, picture, azimuth, hand, handView, speaker }: Props) {
  const say = useSay();
  const client = useClient();
  const [only, setOnly] = useState(kept(ONLY) !== "no"); // kept, because the list is removed while a hand is at work
  const asked = useRef<string | null>(null); // the column whose details were asked for
  const may = touchable(state);
  const columns = useMemo(
    () =>
      listed({
        kit: game.kit,
        picture,
        view: game.view,
        loads: state.loads,
        mine: state.mine,
        seat: may?.seat ?? null,
        may: may && !game.attempt ? may.may : [],
        only: may?.only ?? {},
        refused: may?.refused ?? [],
        azimuth,
      }),
    [game, picture, state.loads, state.mine, may?.seat, azimuth],
  );
  const { offer } = handView;
  useEffect(() => {
    if (offer) speaker.say(say("access-offer"));
  }, [offer]);
  useEffect(() => {
    const { reach } = state;
    if (!reach || reach.column !== asked.current || game.attempt) return;
    asked.current = null;
    const index = indexOf(game.kit, reach.column);
    const about = columns.find(({ column }) => column === reach.column);
    const ways = reachSentence(say, reach, wayOut(game.kit, picture, index), azimuth);
    speaker.say(about ? `${ways} ${neighboursSentence(say, about)}` : ways);
  }, [state.reach]);

  const askMore = (column: string) => {
    const about = columns.find((one) => one.column === column);
    asked.current = column;
    // Only the server knows from where the column can be reached, and only while nobody draws.
    if (!game.attempt && client.send({ type: "ask-reach", column })) return;
    if (about) speaker.say(neighboursSentence(say, about));
  };
  const takeTool = () => {
    const tool = handView.tool === "hook" ? "hand" : "hook";
    hand?.take(tool);
    speaker.say(say(tool === "hook" ? "access-hook-ready" : "access-fingers-ready"));
  };
  const choose = (wanted: boolean) => {
    keep(ONLY, wanted ? "yes" : "no");
    setOnly(wanted);
  };
  const verbs = game.view.may;
  const here = (verb: Verb) =>
    game.attempt
      ? undefined
      : state.mine.find((seat) => verbs[seat]?.includes(verb) && !verbs[seat]?.includes("setup"));
  const [thrower, layer, chooser] = [here("throw"), here("lay"), here("choose") ?? here("name")];
  const take = useRef<HTMLButtonElement>(null);
  // Players who were in the list when the plateau was granted go on with the plateau: no column can be taken now.
  useEffect(() => {
    if (layer === undefined || !take.current?.closest(".access-panel")?.contains(document.activeElement)) return;
    take.current.focus({ preventScroll: true });
  }, [layer]);
  const shown = only ? columns.filter((one) => one.may) : columns;
  let before: string | null = null;
  return (
    <div>
      <div class="row">
        <label class="check">
          <input type="checkbox" checked={only} onChange={(event) => choose(event.currentTarget.checked)} />
          {say("access-only")}
        </label>
        {may && may.may.length > 0 && may.verb !== "setup" && (
          <button
            type="button"
            class="button"
            aria-pressed={handView.tool === "hook"}
            data-access="hook"
            onClick={takeTool}
          >
            {say("act-hook")}
          </button>
        )}
      </div>
      {thrower !== undefined && (
        <button
          type="button"
          class="button primary"
          data-access="throw"
          onClick={() => client.send({ type: "throw", seat: thrower })}
        >
          {say("act-throw")}
        </button>
      )}
      {layer !== undefined && hand && (
        <button
          ref={take}
          type="button"
          class="button primary"
          data-access="take-plateau"
          onClick={() => hand.takePlateau(layer)}
        >
          {say("act-take-plateau", { plateau: game.view.nextPlateau ?? "red" })}
        </button>
      )}
      {shown.length === 0 ? (
        thrower === undefined &&
        layer === undefined &&
        chooser === undefined && <p class="quiet">{say("access-none")}</p>
      ) : (
        <>
          <p class="quiet">{say("access-list-help")}</p>
          <Choices
            label={say("access-list")}
            starts={taken}
            onChoose={(column) => {
              taken = column;
              hand?.takeNamed(column);
            }}
            onMore={askMore}
            onStandings={() => speaker.say(standingsSentence(say, game, state.mine))}
            onHelp={() => speaker.say(say("access-list-help"))}
            choices={shown.map((one) => {
              const heading = one.level === before ? undefined : say("access-level", { level: one.level });
              before = one.level;
              return { key: one.column, off: !one.may, text: <Told one={one} />, ...(heading ? { heading } : {}) };
            })}
          />
        </>
      )}
      {/* Right after the list until it is answered, so that one Tab leads there. */}
      {offer && hand && (
        <div class="row">
          <span>{say("hand-offer-hook")}</span>
          <button type="button" class="button primary" data-act="take-hook" onClick={() => hand.takeOffer()}>
            {say("act-take-hook")}
          </button>
          <button type="button" class="button" data-access="no-hook" onClick={() => hand.refuseOffer()}>
            {say("act-cancel")}
          </button>
        </div>
      )}
      <Why why={handView.why} game={game} speaker={speaker} />
    </div>
  );
}

function Told({ one }: { one: Listed }) {
  const say = useSay();
  return (
    <>
      <span class="access-column" data-colour={one.column.split("-")[0]}>
        {columnSentence(say, one)}
      </span>{" "}
      <small aria-hidden="true">{neighboursSentence(say, one)}</small>
    </>
  );
}
