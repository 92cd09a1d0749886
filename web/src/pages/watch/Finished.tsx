/** Games that are over, the latest first. */

import { useEffect, useState } from "preact/hooks";
import { playsForSeal } from "../../game/state/house";
import { enumeration } from "../../game/state/sentences";
import { analysisOf } from "../../net/addresses";
import { fetchGames } from "../../net/api";
import { SectionPicture } from "../../panels/SectionPicture";
import type { Edition, FinishedGame } from "../../protocol";
import { SpeechAt, useSay } from "../../speech/speech";
import { ago } from "./LiveTable";

export function Finished() {
  const say = useSay();
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchGames().then((answer) => wanted && setGames(answer.ok ? answer.value.games : []));
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <section>
      <h2>{say("watch-finished")}</h2>
      {games?.length === 0 && <p class="quiet">{say("watch-finished-none")}</p>}
      <ul class="watch-tables">
        {games?.map((game) => (
          <SpeechAt key={game.game} rounds={!playsForSeal({ edition: game.edition as Edition, house: {} })}>
            <FinishedOne game={game} />
          </SpeechAt>
        ))}
      </ul>
    </section>
  );
}

function FinishedOne({ game }: { readonly game: FinishedGame }) {
  const say = useSay();
  return (
    <li class="watch-table sheet">
      <span class="watch-picture">
        <SectionPicture of={game.cause === null ? "plateau" : "end"} />
      </span>
      <div class="watch-table-words">
        <h3>{enumeration(say, game.players)}</h3>
        <p class="quiet">
          {say(`edition-${game.edition}`)} · {say("watch-deeds", { count: game.deeds })} ·{" "}
          {game.winners.length > 0 ? say("watch-won", { names: enumeration(say, game.winners) }) : say("watch-nobody")}
        </p>
        <p class="quiet">
          {game.cause !== null && `${say("watch-fell", { name: game.cause })} `}
          {ago(say, game.endedSAgo)}
        </p>
      </div>
      <span class="watch-ways">
        <a class="button" href={`/replay/${game.game}`}>
          {say("watch-see")}
        </a>
        <a class="button plain" href={analysisOf(game.game)}>
          {say("act-analysis")}
        </a>
      </span>
    </li>
  );
}
