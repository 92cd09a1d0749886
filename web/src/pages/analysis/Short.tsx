/** The game in a few lines: who won, what turned it, since when it was hopeless, what nobody objected to. */

import { enumeration } from "../../game/state/sentences";
import { replayAt } from "../../net/addresses";
import { Emblem } from "../../panels/pieces";
import { useSpeech } from "../../speech/speech";
import { changeOf, objectionWords, sentenceOf } from "./phrases";
import { swingOf, type Tale, turningPoints } from "./tale";

export function Ended({ tale }: { readonly tale: Tale }) {
  const { say } = useSpeech().catalogue;
  const { outcome, players, chapters } = tale.replay;
  if (!outcome) return null;
  const winners = outcome.winners.map((seat) => players[seat] ?? "");
  const cause = chapters.at(-1)?.view.cause ?? null;
  return (
    <p class="analysis-ended">
      {winners.length === 0 && say("end-nobody")}
      {winners.length === 1 && say("end-won", { name: winners[0]! })}
      {winners.length > 1 && say("end-shared", { names: enumeration(say, winners) })}{" "}
      {cause !== null && say("end-fell", { cause: players[cause] ?? "" })}
    </p>
  );
}

export function TurningPoints({ tale }: { readonly tale: Tale }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const points = turningPoints(tale);
  return (
    <section class="analysis-part">
      <h2>{say("analysis-turning")}</h2>
      {points.length === 0 && <p class="quiet">{say("analysis-turning-none")}</p>}
      <ol class="points">
        {points.map((deed, i) => (
          <li key={deed.version}>
            <a class="point" href={replayAt(tale.replay.game, deed.version)} data-turning={deed.version}>
              <span class="point-number" aria-hidden="true">
                {i + 1}
              </span>
              <span class="point-words">
                <span class="point-text">{sentenceOf(catalogue, deed)}</span>
                <span class="point-change">
                  <Emblem colour={tale.paints[swingOf(deed).seat] ?? "neutral"} size={18} />
                  <span>{changeOf(catalogue, tale.replay, deed)}</span>
                </span>
              </span>
              <span class="point-see" aria-hidden="true">
                ▸
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Findings({ tale }: { readonly tale: Tale }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const hopeless = tale.deeds.find((deed) => deed.version === tale.analysis.hopelessSince);
  const objected = tale.deeds.flatMap((deed) => deed.objections.map((seen) => ({ deed, seen })));
  return (
    <section class="analysis-part">
      <h2>{say("analysis-short")}</h2>
      <ul class="findings">
        <li>{hopeless ? say("analysis-hopeless", { turn: hopeless.turn }) : say("analysis-hopeful")}</li>
        {objected.map(({ deed, seen }) => (
          <li key={`${deed.version}-${seen.kind}`} data-kind={seen.kind}>
            <a href={replayAt(tale.replay.game, deed.version)}>{say("watch-turn", { turn: deed.turn })}</a> ·{" "}
            {objectionWords(catalogue, tale.replay, seen)}
          </li>
        ))}
        {objected.length === 0 && <li>{say("analysis-objections-none")}</li>}
      </ul>
    </section>
  );
}
