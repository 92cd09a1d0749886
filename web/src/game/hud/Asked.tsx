/** The turn's question in one line, with the colour of whoever is asked. */

import type { ComponentChildren } from "preact";
import { Question } from "../../panels/Question";
import { useSay } from "../../speech/speech";
import { promptOf } from "../prompt";
import type { Game } from "../tablestate";

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  /** Nothing moves, so that there is something to ask. */
  readonly resting: boolean;
  readonly aside?: ComponentChildren;
}

export function Asked({ game, mine, resting, aside }: Props) {
  const say = useSay();
  const asked = game.attempt?.seat ?? game.view.acting[0] ?? game.view.turn;
  const colour = asked === null || asked === undefined ? undefined : game.view.players[asked]?.colours[0];
  const { id, words } = resting ? promptOf(game, mine) : { id: "question-rest", words: {} };
  return <Question {...(colour ? { colour } : {})} text={say(id, words)} aside={aside} />;
}
