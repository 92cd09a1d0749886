/** The moment of drama: does anybody object? One question to all, a countdown where people sit apart. */

import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../app/speech";
import { nameOf, question } from "../question";
import { enumeration } from "../sentences";
import type { Clock, Game, TableState } from "../state";
import { useClient } from "../useTable";
import { Ring } from "./icons";

export function Objection({ game, state }: { game: Game; state: TableState }) {
  const say = useSay();
  const client = useClient();
  const { view } = game;
  const asked = view.players.map(({ seat }) => seat).filter((seat) => view.may[seat]?.includes("object"));
  if (asked.length === 0 || game.attempt) return null;
  const mine = asked.filter((seat) => state.mine.includes(seat) && !view.consented.includes(seat));
  const others = asked.filter((seat) => !state.mine.includes(seat) && !view.consented.includes(seat));
  const clock = state.clocks.find((one) => one.what === "objection");
  const { id, words } = question(game);
  const [lead, ...rest] = say(id, words).split(/(?<=[.!…])\s+/);
  return (
    <section class="objection" aria-live="assertive">
      {clock && <Countdown clock={clock} />}
      <p class="objection-lead">{lead}</p>
      <p class="objection-who">{rest.join(" ")}</p>
      {mine.length > 0 && (
        <div class="objection-answers">
          {mine.map((seat) => (
            <button
              key={seat}
              type="button"
              class="act act-object"
              data-act="object"
              data-seat={seat}
              onClick={() => client.send({ type: "object", seat })}
            >
              {state.mine.length > 1 ? say("act-objects", { name: nameOf(view, seat) }) : say("act-object")}
            </button>
          ))}
          <button
            type="button"
            class="act act-main"
            data-act="consent"
            onClick={() => {
              for (const seat of mine) client.send({ type: "consent", seat });
            }}
          >
            {say(mine.length > 1 || others.length === 0 ? "act-nobody" : "act-consent")}
          </button>
        </div>
      )}
      {mine.length === 0 && others.length > 0 && (
        <p class="objection-wait">
          {say("objection-waiting", {
            names: enumeration(
              say,
              others.map((seat) => nameOf(view, seat)),
            ),
          })}
        </p>
      )}
    </section>
  );
}

/** A clock that runs down on this page's own time. */
export function Countdown({ clock }: { clock: Clock }) {
  const say = useSay();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, clock.endsAt - now);
  const seconds = Math.ceil(left / 1000);
  return (
    <span class="countdown" title={say("objection-left", { seconds })}>
      <Ring share={left / clock.ofMs}>{String(seconds)}</Ring>
    </span>
  );
}
