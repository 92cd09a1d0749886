/** The selected moment of the curve: what happened, and how everybody stood then. */

import { replayAt } from "../../net/addresses";
import { Emblem } from "../../panels/pieces";
import { useSpeech } from "../../speech/speech";
import { percent, sentenceOf } from "./phrases";
import type { Tale } from "./tale";

export function AtMoment({ tale, moment }: { readonly tale: Tale; readonly moment: number }) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const deed = tale.deeds[moment - 1];
  const chances = deed ? deed.note.outlook : tale.start;
  return (
    <div class="moment">
      <p class="moment-text">
        {deed && <b>{say("watch-turn", { turn: deed.turn })}</b>}{" "}
        {deed ? sentenceOf(catalogue, deed) : say("analysis-begins")}
      </p>
      <ul class="moment-chances">
        {chances.map((chance, seat) => (
          <li key={tale.replay.players[seat]}>
            <Emblem colour={tale.paints[seat] ?? "neutral"} size={22} />
            <span class="moment-name">{tale.replay.players[seat]}</span>
            <span class="number">{percent(language, chance)}</span>
          </li>
        ))}
      </ul>
      <a class="button" data-act="see-moment" href={replayAt(tale.replay.game, deed?.version)}>
        {say("analysis-see-moment")}
      </a>
    </div>
  );
}
