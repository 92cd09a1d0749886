/** The turn's question in one line, with the colour of whoever is asked. */

import type { ComponentChildren } from "preact";
import { useSay } from "../../app/speech";
import { Question } from "../../panels/Question";
import { question } from "../question";
import type { Game } from "../state";

interface Props {
  readonly game: Game;
  /** Nothing moves, so that there is something to ask. */
  readonly resting: boolean;
  readonly aside?: ComponentChildren;
}

export function Asked({ game, resting, aside }: Props) {
  const say = useSay();
  const asked = game.attempt?.seat ?? game.view.acting[0] ?? game.view.turn;
  const colour = asked === null || asked === undefined ? undefined : game.view.players[asked]?.colours[0];
  const { id, words } = resting ? question(game) : { id: "question-rest", words: {} };
  return <Question {...(colour ? { colour } : {})} text={say(id, words)} aside={aside} />;
}
