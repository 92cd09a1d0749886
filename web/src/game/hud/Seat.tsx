/** One person at the table: name, colours, what they have on top, the seal if they hold it. */

import { useRef, useState } from "preact/hooks";
import { SeatPlate } from "../../panels/SeatPlate";
import type { Player, RoomSeat, View } from "../../protocol";
import type { ColumnKind } from "../../scene/kit";
import { useSay } from "../../speech/speech";
import { playsForSeal, pointsCount } from "../state/house";
import { useEscape, useOutside } from "./dismiss";

interface Props {
  readonly player: Player;
  readonly seat: RoomSeat | undefined;
  readonly view: View;
  /** Whether it is the one person at this device. */
  readonly you: boolean;
  /** Columns on top that count for nothing, and why. */
  readonly uncounted?: readonly { readonly column: string; readonly why: string }[];
  /** How many games of this row of rematches they have won before. */
  readonly won?: number;
  /** Whether the game is over and others have won it. */
  readonly lost?: boolean;
  /** What they just said, if anything. */
  readonly phrase: string | null;
}

/** The plate of one player. */
export function Seat({ player, seat, view, you, uncounted = [], won = 0, lost = false, phrase }: Props) {
  const say = useSay();
  const away = (seat !== undefined && !seat.present && seat.filled !== "bot") || player.gone;
  const rounds = !playsForSeal(view);
  const word = wordOf(player, seat, { you, away });
  const strength = word === "seat-bot" && seat?.strength ? say(`strength-${seat.strength}`) : null;
  const words = [strength ?? (word && say(word)), won > 0 && say("seat-won", { won })].filter(Boolean).join(" · ");
  const own = uncounted.filter(({ column }) => player.colours.some((colour) => column.startsWith(colour)));
  const { points, heads, counts } = tally(
    player,
    view,
    own.map(({ column }) => column),
  );
  // A player who toppled the villa while holding the seal has lost it.
  const holds = view.seal.holder === player.seat && !(view.over && lost);
  const [told, setTold] = useState<"seal" | "points" | null>(null);
  const plate = useRef<HTMLLIElement>(null);
  const seal = holds ? sealLabel(player, view, say) : null;
  useOutside(told !== null, plate, () => setTold(null));
  useEscape(told !== null, () => setTold(null));
  return (
    <li ref={plate} class="hud-seat" data-seat={player.seat} data-counts={counts}>
      <SeatPlate
        name={player.name}
        colours={player.colours}
        active={!view.over && view.acting.includes(player.seat)}
        away={away}
        points={points}
        heads={heads}
        seal={
          seal ? { up: view.seal.shows, label: seal, onPress: () => setTold(told === "seal" ? null : "seal") } : null
        }
        onPoints={counts && own.length > 0 ? () => setTold(told === "points" ? null : "points") : null}
        pointsLabel={say(rounds ? "seat-score" : "seat-points", { points })}
        emblemLabel={(colour) => say("colour", { colour })}
        lead={leadWord(say, player, view)}
      >
        {words && (
          <>
            {strength && <span class="seat-kind">{say("seat-bot")}, </span>}
            {words}
          </>
        )}
      </SeatPlate>
      {phrase && <p class="hud-phrase">{phrase}</p>}
      {told === "points" && (
        <p class="hud-seal-told sheet thin" role="status" data-told="points">
          {own.map(({ why }) => why).join(" ")}
        </p>
      )}
      {told === "seal" && seal && (
        <p class="hud-seal-told sheet thin" role="status">
          <b>{say("seal-title")}</b> {seal}
        </p>
      )}
    </li>
  );
}

/** The word beside the name: that this is you, or why nobody sits there. */
export function wordOf(
  player: Pick<Player, "gone">,
  seat: Pick<RoomSeat, "filled"> | undefined,
  { you, away }: { readonly you: boolean; readonly away: boolean },
): string | null {
  if (you) return "seat-you";
  if (player.gone || seat?.filled === "dropped") return "seat-gone";
  if (away) return "seat-away";
  return seat?.filled === "bot" ? "seat-bot" : null;
}

/** Who has the seal, and who wins if they topple the villa. */
function sealLabel({ name: holder }: Player, { seal, players }: View, say: ReturnType<typeof useSay>): string {
  const former = seal.former === null ? undefined : players[seal.former];
  const then =
    former && seal.shows
      ? say("seal-shows", { colour: seal.shows, name: former.name, holder })
      : say("seal-first", { holder });
  return `${say("seal-held", { name: holder })} ${then}`;
}

export interface Tally {
  readonly points: number;
  /** The columns that bring these points. */
  readonly heads: readonly { readonly kind: ColumnKind; readonly colour: Player["colours"][number] }[];
  /** Whether there is anything to show. */
  readonly counts: boolean;
}

/** What the player has that counts so far. */
export function tally(player: Player, view: View, uncounted: readonly string[] = []): Tally {
  if (!playsForSeal(view)) return { points: player.score, heads: [], counts: true };
  if (!pointsCount(view)) return { points: 0, heads: [], counts: false };
  return { points: player.points, heads: topHeads(player, view, uncounted), counts: true };
}

function leadWord(say: ReturnType<typeof useSay>, player: Player, view: View): string | null {
  const lead = leadOf(player, view);
  return lead && say(`seat-${lead}`);
}

/** Whether to say that the player with the seal `leads`, or `ties` and only has the seal. Without any points, after a new
 * plateau, the seal alone says enough. */
export function leadOf(player: Player, view: View): "leads" | "ties" | null {
  const { points, counts } = tally(player, view);
  if (!playsForSeal(view) || view.over || !counts || points === 0 || view.seal.holder !== player.seat) return null;
  return view.players.some((other) => other.seat !== player.seat && other.points >= points) ? "ties" : "leads";
}

const ORDER: Readonly<Record<ColumnKind, number>> = { thick: 0, hex: 1, thin: 2 };

/** The player's columns on the top level, the thick ones first. */
function topHeads(player: Player, view: View, uncounted: readonly string[]): Tally["heads"] {
  return Object.entries(view.at)
    .filter(([column, at]) => at === view.top && !uncounted.includes(column))
    .filter(([column]) => player.colours.some((colour) => column.startsWith(colour)))
    .map(([column]) => {
      const [colour, kind] = column.split("-") as [Player["colours"][number], ColumnKind];
      return { kind, colour };
    })
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
}
