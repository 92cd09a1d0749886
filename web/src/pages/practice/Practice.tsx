/** Practice alone: any villa, nothing at stake, and every deed can be undone. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { Fallen } from "../../game/hud/Fallen";
import { HandTools } from "../../game/hud/HandTools";
import { HookOffer } from "../../game/hud/HookOffer";
import { LoadsKey } from "../../game/hud/LoadsKey";
import { Looks } from "../../game/hud/Looks";
import { RefusalNotice, WoodNotice } from "../../game/hud/Notices";
import { VerdictSheet } from "../../game/hud/VerdictSheet";
import { shares } from "../../game/loads";
import { keepSeats } from "../../game/secrets";
import type { TableState } from "../../game/state/tablestate";
import { useTable } from "../../game/useTable";
import { useSay } from "../../speech/speech";
import { AtVilla, type Bench } from "./AtVilla";
import { Choosing } from "./Choosing";
import { keepVilla, makeVilla, type VillaWish, wishedVilla } from "./choice";
import "./practice.css";

export default function PracticePage() {
  const say = useSay();
  const [wish, setWish] = useState(() => wishedVilla(location.search));
  const [table, setTable] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const build = useCallback(
    async (next: VillaWish) => {
      setFailed(false);
      setWish(next);
      const answer = await makeVilla(next, [say("practice-left"), say("practice-right")]);
      if (!answer.ok) return setFailed(true);
      keepVilla(next);
      keepSeats(answer.value.table, answer.value.owns);
      setTable(answer.value.table);
    },
    [say],
  );
  useEffect(() => void build(wish), []);

  return (
    <>
      {table && (
        <AtVilla table={table} onGone={() => void build(wish)}>
          {(bench) => <AtWork bench={bench} wish={wish} onBuild={build} />}
        </AtVilla>
      )}
      {(!table || failed) && (
        <div class={table ? undefined : "table-page"}>
          <p class="practice-word" role="status">
            {say(failed ? "start-offline" : "practice-building")}
          </p>
        </div>
      )}
    </>
  );
}

interface AtWorkProps {
  readonly bench: Bench;
  readonly wish: VillaWish;
  readonly onBuild: (wish: VillaWish) => Promise<void>;
}

const all = (state: TableState): TableState => state;

function AtWork({ bench, wish, onBuild }: AtWorkProps) {
  const say = useSay();
  const state = useTable(all);
  const [loads, setLoads] = useState(false);
  const { client, game, live, hand } = bench;
  const { view } = game;
  const fell = view.over;
  const layer = game.attempt ? undefined : state.mine.find((seat) => view.may[seat]?.includes("lay"));

  useEffect(() => {
    if (!live) return;
    live.villa.sign({ loads: loads && state.loads ? shares(state.loads) : null });
  }, [live, loads, state.loads]);

  return (
    <>
      <header class="practice-head">
        <h1>{say("page-practice")}</h1>
        <Choosing wish={wish} serial={game.kit.serial} onBuild={(next) => void onBuild(next)} />
      </header>
      <Looks live={live} spectators={0} onRules={() => window.open("/rules", "_blank", "noopener")} />
      <div class="hud-bottom">
        <div class="hud-words">
          <RefusalNotice live={live} hand={hand} asked={null} />
          <HookOffer live={live} view={hand} />
          {game.attempt && <Fallen live={live} />}
          <WoodNotice noticed={state.noticed} atHand={live !== null && hand.holds !== null} />
        </div>
        <VerdictSheet game={game} mine={state.mine} />
        <div class="hud-low">
          {fell && <p class="practice-fell">{say("practice-fell")}</p>}
          {live && <HandTools game={game} state={state} hand={live.hand} view={hand} />}
          <div class="practice-row">
            {layer !== undefined && view.nextPlateau && (
              <button
                type="button"
                class="button"
                data-act="take-plateau"
                onClick={() => live?.hand.takePlateau(layer)}
              >
                {say("act-take-plateau", { plateau: view.nextPlateau })}
              </button>
            )}
            <button
              type="button"
              class={fell ? "button primary" : "button"}
              data-act="undo"
              disabled={game.version <= 1 || game.attempt !== null}
              onClick={() => client.send({ type: "undo" })}
            >
              {say("practice-undo")}
            </button>
            <button
              type="button"
              class="button"
              data-act="loads"
              aria-pressed={loads}
              onClick={() => {
                client.send({ type: "ask-loads" });
                setLoads(!loads);
              }}
            >
              {say("replay-loads")}
            </button>
          </div>
          {loads && (
            <div class="sheet thin">
              <LoadsKey />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
