/** One live table in a list: who plays, how high it is, and the way there. */

import { useSay } from "../../app/speech";
import { enumeration } from "../../game/sentences";
import type { LobbyTable } from "../../protocol";
import { Tower } from "./Tower";

export function LiveTable({ table }: { table: LobbyTable }) {
  const say = useSay();
  const names = table.chairs.map((chair) => chair.name);
  return (
    <li class="watch-table sheet">
      <Tower top={table.top} />
      <div class="watch-table-words">
        <h3>{enumeration(say, names)}</h3>
        <p class="quiet">
          {say(`edition-${table.edition}`)} · {say("watch-turn", { turn: table.turns })}
          {table.watchers > 0 && <> · {say("watching", { count: table.watchers })}</>}
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
