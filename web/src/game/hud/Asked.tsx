/** The turn's question in one line, in the colour of the player who is asked. */

import type { ComponentChildren } from "preact";
import { Question } from "../../panels/papers";
import { useLate, useSay } from "../../speech/speech";
import { isPlayed, isPutBack } from "../state/attempt";
import { pointsCount } from "../state/house";
import { lacksNeutral, promptOf } from "../state/prompt";
import type { Game } from "../state/tablestate";

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  /** Whether nothing moves, so that the question can be asked. */
  readonly resting: boolean;
  readonly aside?: ComponentChildren;
}

/** The question, with the clock of the turn beside it. */
export function Asked({ game, mine, resting, aside }: Props) {
  const say = useSay();
  const asked = game.attempt?.seat ?? game.view.acting[0] ?? game.view.turn;
  const colour = asked === null || asked === undefined ? undefined : game.view.players[asked]?.colours[0];
  const { id, words } = resting ? promptOf(game, mine) : { id: "question-rest", words: {} };
  const held = game.attempt && isPlayed(game.attempt) ? game.attempt : null;
  const column = game.kit.columns.find(({ name }) => name === held?.piece);
  const able = useLate("table");
  const drawn = column && held?.verb === "move" && pointsCount(game.view);
  const neutral = drawn && column.colour === game.view.neutral;
  const worth = drawn && !neutral ? say("column-worth", { points: column.worth }) : "";
  const none = !game.attempt && id.startsWith("question-move") && lacksNeutral(game.view);
  const more = able && (neutral ? say("column-neutral") : none ? say("neutral-none") : "");
  const back = game.attempt !== null && isPutBack(game.attempt) && (
    <span class="hud-again" aria-hidden="true">
      ↺
    </span>
  );
  return (
    <Question
      {...(colour ? { colour } : {})}
      text={[say(id, words), worth || more || ""].join(" ").trim()}
      aside={
        <>
          {back}
          {aside}
        </>
      }
    />
  );
}
