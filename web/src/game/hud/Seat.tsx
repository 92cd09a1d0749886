/** One person at the table: name, colours, what they have on top, the seal if they hold it. */

import { useSay } from "../../app/speech";
import type { Chair, Player, View } from "../../protocol";
import { Head, Mark, SealBlock } from "./icons";

interface Props {
  readonly player: Player;
  readonly chair: Chair | undefined;
  readonly view: View;
  readonly mine: boolean;
  /** What they just said, if anything. */
  readonly phrase: string | null;
}

export function Seat({ player, chair, view, mine, phrase }: Props) {
  const say = useSay();
  const acting = !view.over && view.acting.includes(player.seat);
  const onTurn = !view.over && view.turn === player.seat;
  const holder = view.seal.holder === player.seat;
  const former = view.seal.former === null ? null : view.players[view.seal.former];
  const away = chair && !chair.present && chair.filled !== "bot";
  const note =
    player.gone || chair?.filled === "dropped"
      ? "seat-gone"
      : away
        ? "seat-away"
        : chair?.filled === "bot"
          ? "seat-bot"
          : null;
  const heads = topHeads(player, view);
  const seal = !holder
    ? null
    : former && view.seal.shows
      ? `${say("seal-held", { name: player.name })} ${say("seal-shows", { colour: view.seal.shows, name: former.name })}`
      : say("seal-held", { name: player.name });
  return (
    <li
      class="seat"
      data-acting={acting || undefined}
      data-turn={onTurn || undefined}
      data-away={away || player.gone || undefined}
      data-mine={mine || undefined}
      data-seat={player.seat}
    >
      <div class="seat-name">
        {player.colours.map((colour) => (
          <Mark key={colour} colour={colour} size={22} title={say("colour", { colour })} />
        ))}
        <span class="seat-who">{player.name}</span>
        {onTurn && <span class="unseen">{say("seat-on-turn")}</span>}
      </div>
      <div class="seat-goods">
        {view.house.scoring === "seal" || view.house.scoring === undefined ? (
          <span
            class="seat-points"
            role="img"
            aria-label={say("seat-points", { points: player.points })}
            title={say("seat-points", { points: player.points })}
          >
            {heads.map(([name, kind, colour]) => (
              <Head key={name} kind={kind} colour={colour} />
            ))}
            {player.points > 0 && <b>{player.points}</b>}
          </span>
        ) : (
          <span class="seat-score">{say("seat-score", { score: player.score })}</span>
        )}
        {seal && <SealBlock up={view.seal.shows} title={seal} />}
        {note && <span class="seat-note">{say(note)}</span>}
      </div>
      {phrase && <p class="seat-phrase">{phrase}</p>}
    </li>
  );
}

type Kind = "thin" | "hex" | "thick";

/** The player's columns on the top level, the thick ones first. */
function topHeads(player: Player, view: View): [string, Kind, Player["colours"][number]][] {
  const worth = { thick: 0, hex: 1, thin: 2 };
  if (view.top === "base" || view.top === "blue") return [];
  return Object.entries(view.at)
    .filter(([column, at]) => at === view.top && player.colours.some((colour) => column.startsWith(colour)))
    .map(([column]): [string, Kind, Player["colours"][number]] => {
      const [colour, kind] = column.split("-") as [Player["colours"][number], Kind];
      return [column, kind, colour];
    })
    .sort((a, b) => worth[a[1]] - worth[b[1]]);
}
