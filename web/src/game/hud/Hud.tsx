/** Everything round the villa while a game runs. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { later } from "../../app/later";
import type { Refusal, View } from "../../protocol";
import { useSpeech } from "../../speech/speech";
import type { HandView } from "../hand/handview";
import type { LiveVilla } from "../livevilla";
import { scoreBefore } from "../runningscore";
import { isPutBack, whereDrawn } from "../state/attempt";
import { houseOf, playsForSeal, pointsCount } from "../state/house";
import { spokenAs } from "../state/prompt";
import { touchable } from "../state/shown";
import type { TableState } from "../state/tablestate";
import { whyUncounted } from "../state/uncounted";
import { useClient, useTable } from "../useTable";
import { Actions } from "./Actions";
import type { Incident } from "./Again";
import { Asked } from "./Asked";
import { Captions } from "./Captions";
import { HurryBots } from "./HurryBots";
import { isHeard, usePhrases } from "./heard";
import { Looks } from "./Looks";
import { Passing, RefusalNotice, SlowLine, WoodNotice } from "./Notices";
import { Running } from "./Running";
import { Seat } from "./Seat";
import { Tray } from "./Tray";

// Fetched when somebody here may take a column, or anybody takes one.
const HandTools = later(() => import("./HandTools").then((module) => module.HandTools));
const Fallen = later(() => import("./Fallen").then((module) => module.Fallen));
const Phrases = later(() => import("./Phrases").then((module) => module.Phrases));
// Fetched right after the table is drawn. Before that nobody holds anything, applies, or takes the seal.
const AtHand = later(() => import("./AtHand").then((module) => module.AtHand));
const ObjectionQuestion = later(() => import("./ObjectionQuestion").then((module) => module.ObjectionQuestion));
const Moments = later(() => import("./Moments").then((module) => module.Moments));
const HookOffer = later(() => import("./HookOffer").then((module) => module.HookOffer));
// Fetched with the first deed after the page has opened.
const VerdictSheet = later(() => import("./VerdictSheet").then((module) => module.VerdictSheet));
const Again = later(() => import("./Again").then((module) => module.Again));
const Votes = later(() => import("./Votes").then((module) => module.Votes));
const RulesSheet = later(() => import("./RulesSheet").then((module) => module.RulesSheet));

interface Props {
  readonly hand: HandView;
  readonly live: LiveVilla | null;
  /** No picture of the villa in this browser. */
  readonly blind: boolean;
}

const all = (state: TableState): TableState => state;

/** All papers of a running game. */
export function Hud({ hand, live, blind }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const client = useClient();
  const state = useTable(all);
  const resting = useResting();
  const [asked, setAsked] = useState<Refusal | null>(null);
  const [rules, setRules] = useState(false);
  const [dropped, setDropped] = useState(0);
  const [incident, setIncident] = useState<Incident | null>(null);
  const spoken = usePhrases(state);
  const [since] = useState(state.game?.version ?? 0);
  const won = useMemo(() => scoreBefore(client.table), [client.table]);
  const { game, room } = state;
  if (!game) return null;
  const { view } = game;
  const uncounted = Object.keys(view.at).flatMap((column) => {
    const why = whyUncounted(catalogue, game, column);
    return why ? [{ column, why }] : [];
  });
  const half = Math.ceil(view.players.length / 2);
  const seat = (index: number) => {
    const player = view.players[index]!;
    const seat = room?.seats.find((one) => one.seat === index);
    return (
      <Seat
        key={index}
        player={player}
        seat={seat}
        view={view}
        uncounted={uncounted}
        won={won[player.name] ?? 0}
        you={spokenAs(index, state.mine) === "you"}
        lost={game.outcome !== null && !game.outcome.winners.includes(index)}
        phrase={spoken.get(index) ?? null}
      />
    );
  };
  const left = view.players.slice(0, half).map((player) => player.seat);
  const right = view.players.slice(half).map((player) => player.seat);
  const together = room?.seats.every(({ seat }) => state.mine.includes(seat)) ?? false;
  const line = countLine(view);
  const turnClock = state.clocks.find((clock) => clock.what === "turn");
  return (
    <>
      {game.attempt && isPutBack(game.attempt) && <div class="hud-backward" aria-hidden="true" />}
      <div class="hud-head">
        <header class="hud-top">
          <Asked
            game={game}
            mine={state.mine}
            resting={resting || game.attempt !== null}
            aside={turnClock && <Running clock={turnClock} />}
          />
          {view.rounds > 1 && <p class="hud-round">{say("round-of", { round: view.round, rounds: view.rounds })}</p>}
          {line && (
            <p class={`hud-round ${line === "win-now" && view.seal.holder === null ? "hud-counts" : "hud-later"}`}>
              {say(line, { scoring: String(houseOf(view).scoring) })}
            </p>
          )}
          {state.mine.length === 0 && <p class="hud-round">{say("you-watch")}</p>}
          {live && <SlowLine live={live} />}
          {blind && <p class="hud-round">{say("no-picture")}</p>}
        </header>
        <div class="hud-people">
          <ul class="hud-seats hud-left">{left.map(seat)}</ul>
          <ul class="hud-seats hud-right">{right.map(seat)}</ul>
        </div>
      </div>
      <Tray game={game} />
      <div class="hud-bottom">
        <div class="hud-words">
          <RefusalNotice live={live} hand={hand} asked={asked} />
          <HookOffer live={live} view={hand} />
          <Passing key={dropped} text={dropped > 0 ? say("apply-dropped") : null} />
          {game.attempt && <Fallen live={live} />}
          <WoodNotice
            noticed={questionTellsFall(state) ? null : state.noticed}
            atHand={live !== null && hand.holds !== null}
          />
        </div>
        {(game.version > since || game.attempt?.pushed) && (
          <VerdictSheet game={game} mine={state.mine} since={since} onAgain={live ? setIncident : undefined} />
        )}
        <div class="hud-low">
          {room && room.ballots.length > 0 && <Votes state={state} />}
          {resting && <ObjectionQuestion game={game} state={state} />}
          <HurryBots state={state} />
          {live && (game.attempt || (resting && touchable(state))) && (
            <HandTools game={game} state={state} hand={live.hand} view={hand} />
          )}
          {resting && (
            <Actions
              game={game}
              mine={state.mine}
              hand={live?.hand ?? null}
              onWhy={(refusal) => setAsked({ ...refusal })}
              onDropped={() => setDropped((times) => times + 1)}
            />
          )}
        </div>
        <Captions game={game} mine={state.mine} />
        <Moments view={view} live={live} drawing={whereDrawn(state)} />
      </div>
      <Looks
        live={live}
        spectators={room?.spectators ?? 0}
        apart={state.mine.length > 0 && !together}
        table={state.mine.length > 0 && !view.over ? client.table : null}
        among={room?.seats.some(({ filled, seat }) => filled === "person" && !state.mine.includes(seat)) ?? false}
        onRules={() => setRules(!rules)}
      >
        <Tray game={game} />
      </Looks>
      {isHeard(state) && <Phrases state={state} />}
      {rules && <RulesSheet game={game} together={together} onClose={() => setRules(false)} />}
      {live && incident && !game.outcome && <Again live={live} incident={incident} onEnd={() => setIncident(null)} />}
      {live && <AtHand live={live} view={hand} />}
    </>
  );
}

/** How players win: when points begin to count, and later that they do. The line stands out while nobody holds the seal. In
 * a game without the seal it is only shown in the first turns. */
export function countLine(view: View): string | null {
  const begun = view.phase !== "colours" && view.phase !== "setup";
  if (!begun || view.over) return null;
  if (!playsForSeal(view)) return view.round === 1 && view.turnNumber <= view.players.length ? "win" : null;
  return pointsCount(view) ? "win-now" : "win-later";
}

/** Whether the question above already says what was noticed about the wood: that it falls. */
export function questionTellsFall({ game, noticed }: Pick<TableState, "game" | "noticed">): boolean {
  return noticed?.what === "collapse" && game?.attempt != null && game.attempt.verb !== "setup";
}

/** Whether the wood is still, so that the next question can be asked. */
function useResting(): boolean {
  const client = useClient();
  const [resting, setResting] = useState(client.moment?.rests ?? true);
  useEffect(() => client.watch((moment) => setResting(moment.rests)), [client]);
  return resting;
}
