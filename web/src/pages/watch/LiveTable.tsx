/** The lobby as it is now, and one of its live tables: who plays, how high the villa is, and the way there. */

import { useEffect, useState } from "preact/hooks";
import { enumeration } from "../../game/state/sentences";
import { fetchLobby } from "../../net/api";
import { PlateauTower } from "../../panels/pieces";
import type { Lobby, LobbyTable } from "../../protocol";
import type { Say } from "../../speech/catalogue";
import { useSay } from "../../speech/speech";

export function LiveTable({ table }: { table: LobbyTable }) {
  const say = useSay();
  const names = table.seats.map(({ name }) => name);
  return (
    <li class="watch-table sheet">
      <PlateauTower top={table.top} />
      <div class="watch-table-words">
        <h3>{enumeration(say, names)}</h3>
        <p class="quiet">
          {say(`edition-${table.edition}`)} · {say("watch-turn", { turn: table.turns })}
          {table.spectators > 0 && <> · {say("watching", { count: table.spectators })}</>}
        </p>
        {table.waitingFor.length > 0 && (
          <p class="quiet">{say("lobby-waits", { names: enumeration(say, table.waitingFor) })}</p>
        )}
      </div>
      <a class="button" href={`/t/${table.table}`}>
        {say("watch-look")}
      </a>
    </li>
  );
}

const [HOUR_MIN, DAY_MIN] = [60, 60 * 24];

/** This many seconds ago. */
export function ago(say: Say, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < HOUR_MIN) return say("watch-ago", { minutes });
  if (minutes < DAY_MIN) return say("watch-hours", { hours: Math.floor(minutes / HOUR_MIN) });
  return say("watch-days", { days: Math.floor(minutes / DAY_MIN) });
}

const ASK_EVERY_MS = 5000;

/** The lobby, requested again and again while somebody looks. */
export function useLobby(everyMs = ASK_EVERY_MS): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = () => {
      if (document.hidden) return;
      void fetchLobby().then((answer) => wanted && answer.ok && setLobby(answer.value));
    };
    ask();
    const timer = setInterval(ask, everyMs);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [everyMs]);
  return lobby;
}
