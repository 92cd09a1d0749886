/** The lobby: tables with a free seat, a quick way to one of them, who is waiting, and a few kind words. */

import { useEffect, useState } from "preact/hooks";
import { go } from "../../app/history";
import { enumeration } from "../../game/state/sentences";
import { LONGEST_NAME, type LobbyTable } from "../../protocol";
import { useSay } from "../../speech/speech";
import { ago, LiveTable, useLobby } from "../watch/LiveTable";
import { keepName, keptName } from "./name";
import { Talk } from "./Talk";
import "../watch/watch.css";
import "./lobby.css";

const ASK_EVERY_MS = 3000;

export default function LobbyPage() {
  const say = useSay();
  const lobby = useLobby(ASK_EVERY_MS);
  const [name, setName] = useState(keptName);
  const [none, setNone] = useState(false);
  useEffect(() => keepName(name), [name]);
  const open = lobby?.open ?? [];
  const live = lobby?.live ?? [];

  /** The table that has waited longest for its last seats. */
  function quick(): void {
    const best = [...open].sort((a, b) => a.openSeats - b.openSeats || b.ageS - a.ageS)[0];
    if (best) go(`/t/${best.table}${location.search}`);
    else setNone(true);
  }

  return (
    <main class="watch lobby">
      <h1>{say("page-lobby")}</h1>
      <p class="lead">{say("lobby-lead")}</p>
      <div class="lobby-start sheet">
        <label class="field">
          <span>{say("lobby-name")}</span>
          <input
            class="input"
            name="name"
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="button primary" data-act="quick" onClick={quick}>
          {say("lobby-quick")}
        </button>
        <a class="button" href="/?listed">
          {say("lobby-new")}
        </a>
        {none && open.length === 0 && (
          <p class="quiet" role="status">
            {say("lobby-quick-none")}
          </p>
        )}
      </div>
      <section>
        <h2>{say("lobby-open")}</h2>
        {lobby && open.length === 0 && <p class="quiet">{say("lobby-none")}</p>}
        <ul class="watch-tables">
          {open.map((table) => (
            <OpenTable key={table.table} table={table} />
          ))}
        </ul>
      </section>
      <Talk said={lobby?.said ?? []} name={name} />
      {live.length > 0 && (
        <section>
          <h2>{say("lobby-live")}</h2>
          <ul class="watch-tables">
            {live.map((table) => (
              <LiveTable key={table.table} table={table} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function OpenTable({ table }: { table: LobbyTable }) {
  const say = useSay();
  const here = table.seats.filter(({ filled }) => filled !== "open").map(({ name }) => name);
  return (
    <li class="watch-table sheet" data-table={table.table}>
      <SeatsRound table={table} />
      <div class="watch-table-words">
        <h3>{enumeration(say, here)}</h3>
        <p class="quiet">
          {say(`edition-${table.edition}`)} · {say("lobby-free", { count: table.openSeats })}
        </p>
        <p class="quiet">{ago(say, table.ageS)}</p>
      </div>
      <a class="button primary" href={`/t/${table.table}`}>
        {say("lobby-sit")}
      </a>
    </li>
  );
}

/** The table from above: a dot for each seat, filled if it is taken. */
function SeatsRound({ table }: { table: LobbyTable }) {
  const count = table.seats.length;
  return (
    <svg class="watch-tower" viewBox="0 0 64 64" width="60" height="60" aria-hidden="true">
      <circle cx="32" cy="32" r="17" fill="#c99f6b" stroke="#8f6436" stroke-width="2" />
      <circle cx="32" cy="32" r="8" fill="#7fa35a" />
      {table.seats.map((seat, i) => {
        const turn = (2 * Math.PI * i) / count - Math.PI / 2;
        const taken = seat.filled !== "open";
        return (
          <circle
            key={seat.seat}
            cx={32 + 25 * Math.cos(turn)}
            cy={32 + 25 * Math.sin(turn)}
            r="5.500"
            fill={taken ? "#245a99" : "#fffdf8"}
            stroke="#2b2620"
            stroke-width="1.500"
            stroke-dasharray={taken ? undefined : "2.500 2"}
          />
        );
      })}
    </svg>
  );
}
