/** The game turn by turn: what was done, how likely it was to go well, how it ended, and which alternatives there were. */

import { useState } from "preact/hooks";
import { replayAt } from "../../net/addresses";
import { Emblem } from "../../panels/pieces";
import { useSpeech } from "../../speech/speech";
import { changeOf, luckOf, objectionWords, sentenceOf, wentWell } from "./phrases";
import { type AnalysedDeed, type Tale, type Turn, turningPoints } from "./tale";
import { Chance, Ways } from "./Ways";

export function Turns({ tale }: { readonly tale: Tale }) {
  const { say } = useSpeech().catalogue;
  const turned = turningPoints(tale).map((deed) => deed.version);
  const since = tale.analysis.hopelessSince;
  const [telling, setTelling] = useState(false);
  const shown = telling ? tale.turns.filter((turn) => tells(turn, since)) : tale.turns;
  return (
    <section class="analysis-part">
      <div class="turns-head">
        <h2>{say("analysis-turns")}</h2>
        <label class="check">
          <input
            type="checkbox"
            name="telling"
            checked={telling}
            onChange={(event) => setTelling(event.currentTarget.checked)}
          />
          <span>{say("analysis-telling")}</span>
        </label>
      </div>
      <ol class="turns">
        {shown.map((turn) => (
          <OneTurn
            key={turn.number}
            tale={tale}
            turn={turn}
            turned={turned}
            hopeless={since !== null && turn.deeds.some((deed) => deed.version === since)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Whether there is more to say about a turn than that it went as expected. */
function tells({ deeds }: Turn, since: number | null): boolean {
  return deeds.some(
    (deed) => deed.note.turningPoint || deed.version === since || deed.objections.length > 0 || luckOf(deed) !== null,
  );
}

interface OneTurnProps {
  readonly tale: Tale;
  readonly turn: Turn;
  /** The versions that turned the game, in order. */
  readonly turned: readonly number[];
  /** From here on the villa was hopeless. */
  readonly hopeless: boolean;
}

function OneTurn({ tale, turn, turned, hopeless }: OneTurnProps) {
  const { say } = useSpeech().catalogue;
  const { replay, paints } = tale;
  const paint = turn.seat === null ? "neutral" : (paints[turn.seat] ?? "neutral");
  const name = turn.seat === null ? "" : (replay.players[turn.seat] ?? "");
  const point = turn.deeds.find((deed) => turned.includes(deed.version));
  return (
    <li class="turn" id={`turn-${turn.number}`} data-turned={point !== undefined} data-hopeless={hopeless}>
      {hopeless && <p class="turn-hopeless">{say("analysis-hopeless-here")}</p>}
      <div class="turn-head">
        <Emblem colour={paint} size={26} />
        <h3>{say("analysis-turn", { turn: turn.number, name })}</h3>
        {point && (
          <span class="turn-point">{say("analysis-turning-point", { number: turned.indexOf(point.version) + 1 })}</span>
        )}
        <a class="turn-see" href={replayAt(replay.game, turn.deeds[0]?.version)}>
          {say("analysis-see")}
          <span class="unseen">: {say("analysis-turn", { turn: turn.number, name })}</span>
        </a>
      </div>
      {turn.deeds.map((deed) => (
        <OneDeed key={deed.version} tale={tale} deed={deed} open={deed === point} />
      ))}
    </li>
  );
}

function OneDeed({ tale, deed, open }: { readonly tale: Tale; readonly deed: AnalysedDeed; readonly open: boolean }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const { note, thought, objections } = deed;
  const text = sentenceOf(catalogue, deed);
  if (!text && objections.length === 0 && !thought) return null;
  const luck = luckOf(deed);
  const name = note.seat === null ? "" : (tale.replay.players[note.seat] ?? "");
  return (
    <div class="deed">
      {text && <p class="deed-text">{text}</p>}
      {(note.chance !== null || luck) && (
        <p class="deed-chance">
          {note.chance !== null && (
            <>
              <span>{say("analysis-chance")}</span> <Chance of={note.chance} />
            </>
          )}
          {note.ends !== null && (
            <span class="deed-ends" data-well={wentWell(note.ends)}>
              {say(`analysis-ends-${note.ends}`)}
            </span>
          )}
          {luck && <em>{say(luck)}</em>}
        </p>
      )}
      {objections.map((seen) => (
        <p key={seen.kind} class="deed-objection" data-kind={seen.kind}>
          {objectionWords(catalogue, tale.replay, seen)}
        </p>
      ))}
      {open && <p class="quiet">{changeOf(catalogue, tale.replay, deed)}</p>}
      {note.alternatives.length > 0 && (
        <details class="fold" open={open}>
          <summary>{say("analysis-else")}</summary>
          <Ways ways={note.alternatives} />
        </details>
      )}
      {thought && (
        <details class="fold">
          <summary>
            {say("analysis-weighed", { name })} ({say(`strength-${thought.strength}`)})
          </summary>
          <Ways ways={thought.weighed} />
        </details>
      )}
    </div>
  );
}
