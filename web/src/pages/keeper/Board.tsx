/** A game in the score keeper: the people, the villa as a small picture, the turn's question with big answers, the story. */

import { EMBLEM_INK } from "../../emblems";
import { capital } from "../../game/state/sentences";
import { CopyLink } from "../../panels/fields";
import { Emblem, SealBlock } from "../../panels/pieces";
import { PAINT } from "../../protocol";
import type { CardAnswer, CardSeat, CardView } from "../../protocol/card";
import { useSay } from "../../speech/speech";
import { Tower } from "./Tower";

interface Props {
  readonly view: CardView;
  /** Where others find this sheet, once it is shared. */
  readonly link: string | null;
  readonly offline: boolean;
  readonly press: (answer: number) => void;
  readonly back: () => void;
  readonly undo: () => void;
  readonly share: () => void;
  readonly leave: () => void;
}

export function Board({ view, link, offline, press, back, undo, share, leave }: Props) {
  const say = useSay();
  const head = [say(`edition-${view.edition}`)];
  if (view.round !== null) head.push(say("keeper-round", { round: view.round, rounds: view.rounds }));
  if (view.turn) head.push(say("keeper-turn", { number: view.turn }));
  return (
    <>
      <h1 class="keeper-head">{head.join(" · ")}</h1>
      <ul class="keeper-seats">
        {view.seats.map((seat) => (
          <Seat key={seat.name} seat={seat} />
        ))}
      </ul>
      <Tower view={view} />
      <section class="keeper-question" aria-live="polite">
        <h2 tabIndex={-1}>{view.question}</h2>
        {view.hint && (
          <p class="keeper-note" role="alert">
            {view.hint}
          </p>
        )}
        <div class="keeper-answers">
          {view.answers.map((answer, number) => (
            <Answer key={`${view.question} ${answer.key}`} answer={answer} press={() => press(number)} />
          ))}
        </div>
        <div class="keeper-tools">
          {view.inside ? (
            <button type="button" class="button" onClick={back}>
              {say("score-back")}
            </button>
          ) : (
            <button type="button" class="button" disabled={view.entries === 0} onClick={undo}>
              {say("score-undo")}
            </button>
          )}
          {!link && (
            <button type="button" class="button" onClick={share}>
              {say("score-share")}
            </button>
          )}
          <button type="button" class="button plain" onClick={leave}>
            {capital(say("keeper-answer-new"))}
          </button>
        </div>
      </section>
      {link && (
        <section class="keeper-link">
          <p>{say("score-shared")}</p>
          <CopyLink link={link} label={say("score-copy")} copy={say("score-copy")} copied={say("score-copied")} />
        </section>
      )}
      {view.story.length > 0 && (
        <section class="keeper-story">
          <h2>{say("score-story")}</h2>
          <ol reversed>
            {[...view.story].reverse().map((line, number) => (
              <li key={view.story.length - number}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {offline && <p class="keeper-small">{say("score-offline")}</p>}
      {!window.isSecureContext && <p class="keeper-small">{say("score-not-secure")}</p>}
    </>
  );
}

function Seat({ seat }: { readonly seat: CardSeat }) {
  const say = useSay();
  const former = seat.former ?? "none";
  return (
    <li class="keeper-seat" data-acting={seat.acting || undefined} data-won={seat.won || undefined}>
      <span class="keeper-name">{seat.name}</span>
      <span class="keeper-emblems">
        {seat.colours.map((colour) => (
          <Emblem key={colour} colour={colour} label={say("colour", { colour })} />
        ))}
      </span>
      <span class="keeper-points">{seat.points}</span>
      {seat.holds && <SealBlock up={seat.seal} size={40} label={say("keeper-seal", { by: seat.name, former })} />}
    </li>
  );
}

// In the terminal an answer follows its key and begins in lower case; on a button it begins the line.
function Answer({ answer, press }: { readonly answer: CardAnswer; readonly press: () => void }) {
  const { paint } = answer;
  const style = paint ? { background: PAINT[paint], color: EMBLEM_INK[paint], borderColor: "#2b2620" } : undefined;
  return (
    <button type="button" class={`button large${answer.usual ? " primary" : ""}`} style={style} onClick={press}>
      {paint && <Emblem colour={paint} look="bare" size={24} />}
      {capital(answer.label)}
    </button>
  );
}
