/** The moment of drama: does anybody object? One question to all, a countdown where people sit apart. */

import { useRef } from "preact/hooks";
import { Question } from "../../panels/papers";
import { useLate, useSay } from "../../speech/speech";
import { playsForSeal } from "../state/house";
import { nameOf, promptOf } from "../state/prompt";
import { enumeration } from "../state/sentences";
import type { Game, TableState } from "../state/tablestate";
import { useClient } from "../useTable";
import { isHasty, useAwake } from "./awake";
import { Running } from "./Running";

/** The question whether anybody objects. */
export function ObjectionQuestion({ game, state }: { game: Game; state: TableState }) {
  const say = useSay();
  const { view } = game;
  const asked = view.players.map(({ seat }) => seat).filter((seat) => view.may[seat]?.includes("object"));
  if (asked.length === 0 || game.attempt) return null;
  const open = asked.filter((seat) => !view.consented.includes(seat));
  const mine = open.filter((seat) => state.mine.includes(seat));
  const others = open.filter((seat) => !state.mine.includes(seat));
  const clock = state.clocks.find((one) => one.what === "objection");
  const { id, words } = promptOf(game, state.mine);
  return (
    <div class="hud-objection">
      <Question grave text={<span class="hud-drama">{say(id, words)}</span>} aside={clock && <Running clock={clock} />}>
        {mine.length > 0 ? (
          <Answers game={game} asked={mine} mine={state.mine} />
        ) : (
          others.length > 0 && (
            <span class="quiet">
              {say("objection-waiting", {
                names: enumeration(
                  say,
                  others.map((seat) => nameOf(view, seat)),
                ),
              })}
            </span>
          )
        )}
      </Question>
    </div>
  );
}

interface AnswersProps {
  readonly game: Game;
  /** The seats here that have not answered yet. */
  readonly asked: readonly number[];
  readonly mine: readonly number[];
}

/** The buttons of those here who are asked. If the question came as a surprise, they ignore presses at first. */
function Answers({ game, asked, mine }: AnswersProps) {
  const say = useSay();
  const client = useClient();
  const able = useLate("table");
  const awake = useAwake(isHasty(game, mine));
  const said = useRef(-1); // the version that was answered, so that a second Enter sends nothing more
  const { view } = game;
  const answer = (type: "object" | "consent", seats: readonly number[]) => (event: MouseEvent) => {
    if (event.detail > 1 || said.current === game.version) return;
    said.current = game.version;
    for (const seat of seats) client.send({ type, seat });
  };
  return (
    <>
      {able && view.phase === "claimed" && playsForSeal(view) && (
        <p class="hud-objection-means">{say("objection-means")}</p>
      )}
      {asked.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button danger"
          data-act="object"
          data-seat={seat}
          disabled={!awake}
          onClick={answer("object", [seat])}
        >
          {mine.length > 1 ? say("act-objects", { name: nameOf(view, seat) }) : say("act-object")}
        </button>
      ))}
      <button
        type="button"
        class="button primary"
        data-act="consent"
        disabled={!awake}
        onClick={answer("consent", asked)}
      >
        {say(mine.length > 1 ? "act-nobody" : "act-consent")}
      </button>
    </>
  );
}
