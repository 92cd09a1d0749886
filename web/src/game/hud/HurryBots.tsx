/** While a computer player moves: a button that makes computer players quicker, or lets them take their time again. */

import { useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";
import { useClient } from "../useTable";

/** A button that makes the computer players play faster. */
export function HurryBots({ state }: { readonly state: TableState }) {
  const say = useSay();
  const client = useClient();
  const { game, room, mine } = state;
  if (!game || !room || game.outcome || mine.length === 0) return null;
  const acts = game.attempt ? [game.attempt.seat] : game.view.acting;
  if (!acts.some((seat) => room.seats.find((one) => one.seat === seat)?.filled === "bot")) return null;
  return (
    <button
      type="button"
      class="button hud-hurry"
      data-act="hurry"
      aria-pressed={room.hurried}
      onClick={() => client.send({ type: "hurry", on: !room.hurried })}
    >
      {say("act-hurry")}
    </button>
  );
}
