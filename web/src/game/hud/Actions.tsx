/** What the people at this device can do now, as buttons within reach of a thumb. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { MarkIcon } from "../../panels/Mark";
import { COLOURS, type Colour, type FromClient, type Refusal, type Verb } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { Hand } from "../hand";
import { houseOf } from "../house";
import type { Game } from "../tablestate";
import { useClient } from "../useTable";

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  readonly hand: Hand | null;
  readonly onWhy: (refusal: Refusal) => void;
}

export function Actions({ game, mine, hand, onWhy }: Props) {
  const { view } = game;
  const seat = mine.find((own) => (view.may[own] ?? []).some((verb) => verb !== "object" && verb !== "consent"));
  if (seat === undefined || game.attempt) return null;
  return <SeatActions key={`${seat}.${game.version}`} seat={seat} game={game} hand={hand} onWhy={onWhy} />;
}

function SeatActions({ seat, game, hand, onWhy }: Omit<Props, "mine"> & { readonly seat: number }) {
  const say = useSay();
  const client = useClient();
  const [sure, setSure] = useState(false);
  const { view } = game;
  const may = new Set<Verb>(view.may[seat] ?? []);
  const plateau = view.nextPlateau ?? "red";
  const send = (message: FromClient) => () => void client.send(message);
  const claim = houseOf(view).scoring === "tournament";
  const refusedApply = view.phase === "build" ? view.mayNot[seat]?.apply : undefined;
  if (sure) {
    const colour = view.players[seat]?.colours[0];
    return <Sure claim={claim} colour={colour} onYes={send({ type: "apply", seat })} onNo={() => setSure(false)} />;
  }
  return (
    <div class="hud-actions" data-seat={seat}>
      {may.has("setup") && (
        <>
          <button type="button" class="button primary" data-act="arrange" onClick={send({ type: "arrange", seat })}>
            {say("act-arrange")}
          </button>
          <button type="button" class="button" data-act="take-plateau" onClick={() => hand?.takePlateau(seat)}>
            {say("act-take-plateau", { plateau: "blue" })}
          </button>
        </>
      )}
      {may.has("throw") && !may.has("setup") && (
        <button type="button" class="button primary" data-act="throw" onClick={send({ type: "throw", seat })}>
          {say("act-throw")}
        </button>
      )}
      {may.has("choose") && (
        <Colours colours={view.freeColours} onChoose={(colour) => client.send({ type: "choose", seat, colour })} />
      )}
      {may.has("name") && (
        <Colours colours={COLOURS} onChoose={(colour) => client.send({ type: "name-colour", seat, colour })} />
      )}
      {may.has("lay") && (
        <button type="button" class="button primary" data-act="take-plateau" onClick={() => hand?.takePlateau(seat)}>
          {say("act-take-plateau", { plateau })}
        </button>
      )}
      {may.has("apply") && (
        <button type="button" class="button" data-act="apply" onClick={() => setSure(true)}>
          {say(claim ? "act-claim" : "act-apply", { plateau })}
        </button>
      )}
      {!may.has("apply") && refusedApply && may.has("move") && view.nextPlateau && (
        <button type="button" class="button faint" data-act="apply-refused" onClick={() => onWhy(refusedApply)}>
          {say(claim ? "act-claim" : "act-apply", { plateau })}
        </button>
      )}
      {may.has("give-up") && (
        <button type="button" class="button" data-act="give-up" onClick={send({ type: "give-up", seat })}>
          {say("act-give-up")}
        </button>
      )}
      {may.has("waive") && (
        <button type="button" class="button" data-act="waive" onClick={send({ type: "waive", seat })}>
          {say("act-waive")}
        </button>
      )}
      {may.has("pass") && (
        <button type="button" class="button" data-act="pass" onClick={send({ type: "pass", seat })}>
          {say("act-pass")}
        </button>
      )}
    </div>
  );
}

function Colours({ colours, onChoose }: { colours: readonly Colour[]; onChoose: (colour: Colour) => void }) {
  const say = useSay();
  return (
    <span class="hud-actions">
      {colours.map((colour) => (
        <button key={colour} type="button" class="button colour" data-colour={colour} onClick={() => onChoose(colour)}>
          <MarkIcon colour={colour} size={38} />
          <span>{say("colour", { colour })}</span>
        </button>
      ))}
    </span>
  );
}

interface SureProps {
  /** A tournament's claim that nothing can be moved, and no application for a plateau. */
  readonly claim: boolean;
  readonly colour: Colour | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** *Rather not* lies where the button was that asked, so that a hasty second press changes nothing. */
function Sure({ claim, colour, onYes, onNo }: SureProps) {
  const say = useSay();
  const asked = useRef<HTMLElement>(null);
  // The keyboard goes to the question and not to an answer: Enter twice changes nothing either.
  useLayoutEffect(() => asked.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={asked} class="question hud-sure enter" data-colour={colour} tabIndex={-1} aria-labelledby="hud-sure">
      <p id="hud-sure" class="question-text">
        {say(claim ? "sure-claim" : "sure-apply")}
      </p>
      <button
        type="button"
        class="button primary"
        data-act="confirm"
        onClick={(event) => event.detail < 2 && onYes()} // not the second half of a double click
      >
        {say(claim ? "act-confirm-claim" : "act-confirm")}
      </button>
      <button type="button" class="button" data-act="cancel" onClick={onNo}>
        {say("act-cancel")}
      </button>
    </section>
  );
}
