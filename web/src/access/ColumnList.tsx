/** The villa as a list of its columns, to be taken by name. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { touchable } from "../game/state/shown";
import type { Game, TableState } from "../game/state/tablestate";
import { useClient } from "../game/useTable";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { useSay } from "../speech/speech";
import { Choices } from "./Choices";
import { type Listed, listed, wayOut } from "./columns";
import type { Speaker } from "./Spoken";
import { columnSentence, neighboursSentence, reachSentence } from "./words";

interface Props {
  readonly game: Game;
  readonly state: TableState;
  readonly picture: Picture;
  readonly azimuth: number;
  readonly hand: Hand | null;
  readonly handView: HandView;
  readonly speaker: Speaker;
}

const PAUSE_MS = 350; // one who hurries through the list asks nothing

export function ColumnList({ game, state, picture, azimuth, hand, handView, speaker }: Props) {
  const say = useSay();
  const client = useClient();
  const [only, setOnly] = useState(true);
  const reached = useRef<string | null>(null);
  const asking = useRef(0);
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
        refused: may?.refused ?? {},
        azimuth,
      }),
    [game, picture, state.loads, state.mine, may?.seat, azimuth],
  );
  useEffect(() => () => clearTimeout(asking.current), []);
  useEffect(() => {
    const { reach } = state;
    if (!reach || reach.column !== reached.current || game.attempt) return;
    const index = indexOf(game.kit, reach.column);
    const about = columns.find(({ column }) => column === reach.column);
    const ways = reachSentence(say, reach, wayOut(game.kit, picture, index), azimuth);
    // Who stays with a column asks for more: a name alone is short.
    speaker.say(about ? `${ways} ${neighboursSentence(say, about)}` : ways);
  }, [state.reach]);

  const reach = (column: string) => {
    if (reached.current === column) return;
    reached.current = column;
    clearTimeout(asking.current);
    if (!game.attempt) {
      asking.current = window.setTimeout(() => client.send({ type: "ask-reach", column }), PAUSE_MS);
    }
  };
  const take = (column: string) => {
    const index = indexOf(game.kit, column);
    const { point } = poseOf(picture, index);
    const piece = { type: "column", index, name: column } as const;
    hand?.press({ piece, point, local: [0, 0, 0], distance: 0, exact: true });
    hand?.release();
  };

  const shown = only ? columns.filter((one) => one.may) : columns;
  let before: string | null = null;
  return (
    <div>
      <div class="row">
        <label class="check">
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.currentTarget.checked)} />
          {say("access-only")}
        </label>
        {may && may.may.length > 0 && may.verb !== "setup" && (
          <button
            type="button"
            class="button"
            aria-pressed={handView.tool === "hook"}
            data-access="hook"
            onClick={() => hand?.take(handView.tool === "hook" ? "hand" : "hook")}
          >
            {say("act-hook")}
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <p class="quiet">{say("access-none")}</p>
      ) : (
        <>
          <p class="quiet">{say("access-list-help")}</p>
          <Choices
            label={say("access-list")}
            onChoose={take}
            onReach={reach}
            choices={shown.map((one) => {
              const heading = one.level === before ? undefined : say("access-level", { level: one.level });
              before = one.level;
              return { key: one.column, off: !one.may, text: <Told one={one} />, ...(heading ? { heading } : {}) };
            })}
          />
        </>
      )}
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
