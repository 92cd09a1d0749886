/** The turn's question in one line, with the colour of whoever is asked. */

import { useSay } from "../../app/speech";
import { question } from "../question";
import type { Game } from "../state";
import { Mark } from "./icons";

export function Question({ game, resting }: { game: Game; resting: boolean }) {
  const say = useSay();
  const asked = game.attempt?.seat ?? game.view.acting[0] ?? game.view.turn;
  const colours = asked === null || asked === undefined ? [] : (game.view.players[asked]?.colours ?? []);
  const { id, words } = resting ? question(game) : { id: "question-rest", words: {} };
  return (
    <p class="question" role="status">
      {resting && colours.map((colour) => <Mark key={colour} colour={colour} size={22} />)}
      <span>{say(id, words)}</span>
    </p>
  );
}
