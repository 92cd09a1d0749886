/** The way from a refusal to the clause that it rests on. */

import { useState } from "preact/hooks";
import type { HandView } from "../game/hand/handview";
import { clauseText, houseOf } from "../game/state/house";
import type { Game } from "../game/state/tablestate";
import { useSpeech } from "../speech/speech";
import type { Speaker } from "./Spoken";

interface Props {
  readonly why: HandView["why"];
  readonly game: Game;
  readonly speaker: Speaker;
}

/** A button as long as a refusal stands; the clause is said, and stays to be read. */
export function Why({ why, game, speaker }: Props) {
  const clause = why?.refusal.clause;
  return clause ? <Ask key={why.count} clause={clause} game={game} speaker={speaker} /> : null;
}

function Ask({ clause, game, speaker }: { clause: string; game: Game; speaker: Speaker }) {
  const { catalogue } = useSpeech();
  const [told, setTold] = useState("");
  const ask = () => {
    const tell = () => {
      const text = clauseText(catalogue, clause, houseOf(game.view));
      setTold(text);
      speaker.say(text);
    };
    catalogue.learn(["rules"]).then(tell, () => {}); // without a connection nothing is said
  };
  return (
    <div class="row">
      <button type="button" class="button" data-access="why" onClick={ask}>
        {catalogue.say("act-why")}
      </button>
      {told && <span class="quiet">{told}</span>}
    </div>
  );
}
