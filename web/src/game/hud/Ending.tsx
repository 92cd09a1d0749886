/** The end: the collapse again, slowly, and then who won and why. */

import { useEffect, useState } from "preact/hooks";
import { analysisOf } from "../../net/addresses";
import { villaUrl } from "../../net/api";
import { ColumnHead, Emblem, SealBlock } from "../../panels/pieces";
import { useLate, useSay } from "../../speech/speech";
import { whyFell } from "../fallwords";
import type { LiveVilla } from "../livevilla";
import { type RunningScore, scoreAfter, scoreBefore } from "../runningscore";
import { playsForSeal } from "../state/house";
import { nameOf, spokenAs } from "../state/prompt";
import { whyWon } from "../state/result";
import { capital, enumeration } from "../state/sentences";
import type { Game, TableState } from "../state/tablestate";
import { useClient, useTable } from "../useTable";
import { Fall } from "./Fall";
import { tally } from "./Seat";

const all = (state: TableState): TableState => state;

/** The falls that this page has shown: after a look at the analysis they are only shown again on request. */
const shown = new Set<string>();

/** The fall again, then the result and what players can do next. For a fall that only ended a round: just the fall. */
export function Ending({ live }: { live: LiveVilla | null }) {
  const state = useTable(all);
  const { table } = useClient();
  const { game } = state;
  const fell = game?.forensics ?? null;
  const film = `${table} ${fell?.version}`;
  const [watching, setWatching] = useState(!shown.has(film));
  const able = useLate("fall");
  const attempt = game?.attempt;
  const plays = attempt?.phase === "in-hand" && state.mine.includes(attempt.seat);
  const onEnd = () => {
    shown.add(film);
    setWatching(false);
    if (game?.outcome) live?.villa.reframe(); // the ruin, all of it
  };
  useEffect(() => {
    if (plays) onEnd(); // for keys: nobody plays behind a film
  }, [plays]);
  if (!game || !able) return null;
  if (fell && watching && live) {
    return (
      <>
        {/* The next round's villa is there already, behind the film. A player who reaches for it has seen enough. */}
        {!game.outcome && <div class="hud-fall-veil" onPointerDown={onEnd} />}
        <Fall live={live} onEnd={onEnd} />
      </>
    );
  }
  if (!game.outcome) return null;
  return <Result state={state} onAgain={fell && live ? () => setWatching(true) : null} />;
}

/** The sentences about who brought it down; why it fell is told with them. */
const TOPPLED: readonly string[] = ["end-fell", "end-former"];

function Result({ state, onAgain }: { state: TableState; onAgain: (() => void) | null }) {
  const say = useSay();
  const client = useClient();
  const { game, mine, room } = state;
  if (!game?.outcome) return null;
  const { view, outcome } = game;
  const winners = outcome.winners.map((seat) => nameOf(view, seat));
  const title =
    winners.length === 0
      ? say("end-nobody")
      : winners.length === 1
        ? say("end-won", { name: winners[0]!, voice: spokenAs(outcome.winners[0]!, mine) })
        : say("end-shared", { names: enumeration(say, winners) });
  const why = whyWon(game, mine);
  const rounds = !playsForSeal(view);
  const wanting = room?.rematch ?? [];
  const waiting = (room?.seats ?? []).filter(({ filled, seat }) => filled === "person" && !wanting.includes(seat));
  const asked = mine.length > 0 && mine.every((seat) => wanting.includes(seat));
  return (
    <section class="hud-ending sheet far enter" data-winners={outcome.winners.join(" ")}>
      <p class="hud-ending-emblems">
        {outcome.winners
          .flatMap((seat) => view.players[seat]?.colours ?? [])
          .map((colour) => (
            <Emblem key={colour} colour={colour} size={44} />
          ))}
        {!rounds && view.seal.holder !== null && <SealBlock up={view.seal.shows} size={74} label={say("seal-title")} />}
      </p>
      <h1>{title}</h1>
      <Points game={game} />
      {why.map((one) => (
        <p key={one.id} class={TOPPLED.includes(one.id) ? "hud-ending-why" : undefined}>
          {[one, ...(TOPPLED.includes(one.id) && game.forensics ? whyFell(game, game.forensics) : [])]
            .map(({ id, words }) => capital(say(id, words)))
            .join(" ")}
        </p>
      ))}
      <Tally before={scoreBefore(client.table)} game={game} />
      <div class="hud-ending-row">
        {mine.length > 0 && !asked && (
          <button
            type="button"
            class="button primary"
            data-act="rematch"
            onClick={() => {
              for (const seat of mine) client.send({ type: "rematch", seat });
            }}
          >
            {say("act-again")}
          </button>
        )}
        {asked && waiting.length > 0 && (
          <p>
            {say("end-rematch-waiting", {
              names: enumeration(
                say,
                waiting.map(({ name }) => name),
              ),
            })}
          </p>
        )}
        {onAgain && (
          <button type="button" class="button" data-act="see-again" onClick={onAgain}>
            {say("act-see-again")}
          </button>
        )}
        <a class="button" href={analysisOf(client.table, "table")} data-act="analysis">
          {say("act-analysis")}
        </a>
        <a class="button" href="/">
          {say("act-new")}
        </a>
        <a class="button" href={villaUrl(client.table)} download={`${client.table}.villa`}>
          {say("act-keep")}
        </a>
      </div>
    </section>
  );
}

/** What each player has at the end: the scores in a game over rounds, else the columns on top and what they are worth. */
function Points({ game: { view, outcome } }: { game: Game }) {
  const say = useSay();
  const rounds = !playsForSeal(view);
  const rows = view.players.map((player) => ({ player, ...tally(player, view) }));
  if (!rows.some(({ counts }) => counts)) return null; // before green lies nothing counts
  return (
    <table class="hud-ending-scores">
      <caption>{say(rounds ? "end-scores" : "end-points")}</caption>
      {/* The emblems show it to those who see. */}
      <thead class="unseen">
        <tr>
          <th scope="col">{say("end-head", { of: "player" })}</th>
          {!rounds && <th scope="col">{say("end-head", { of: "columns" })}</th>}
          <th scope="col">{say("end-head", { of: "points" })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, points, heads }) => (
          <tr key={player.seat}>
            <th scope="row">{player.name}</th>
            {!rounds && (
              <td class="hud-ending-heads">
                <span class="unseen">
                  {heads.length > 0
                    ? heads.map(({ kind }) => say("shape", { shape: kind })).join(", ")
                    : say("end-head", { of: "none" })}
                </span>
                {heads.map((head, i) => (
                  <ColumnHead key={`${head.colour}-${head.kind}-${i.toString()}`} {...head} size={20} />
                ))}
              </td>
            )}
            <td>{rounds ? (outcome?.scores[player.seat] ?? points) : points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many games each player has won, once there was more than one. */
function Tally({ before, game }: { before: RunningScore; game: Game }) {
  const say = useSay();
  if (Object.keys(before).length === 0) return null;
  return (
    <p class="hud-ending-tally">
      <span>{say("end-tally")}</span>
      {Object.entries(scoreAfter(before, game)).map(([name, won]) => (
        <span key={name}>
          {name} <b>{won}</b>
        </span>
      ))}
    </p>
  );
}
