/** What the people at this device can do now, as buttons within reach of a thumb. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../../panels/pieces";
import { COLOURS, type Colour, type FromClient, type Refusal, type Verb } from "../../protocol";
import { useLate, useSay } from "../../speech/speech";
import type { Hand } from "../hand/hand";
import { houseOf, leastCovered, onTop, playsForSeal } from "../state/house";
import { nameOf } from "../state/prompt";
import type { Game } from "../state/tablestate";
import { useClient } from "../useTable";
import { isHasty, useAwake } from "./awake";
import { Sure } from "./Sure";

interface Props {
  readonly game: Game;
  readonly mine: readonly number[];
  readonly hand: Hand | null;
  readonly onWhy: (refusal: Refusal) => void;
  /** Called when a column was taken while the player was asked whether to apply: taking it answers the question. */
  readonly onDropped?: () => void;
}

/** The buttons for the player here who may do something now. */
export function Actions({ game, mine, hand, onWhy, onDropped }: Props) {
  const { view } = game;
  const seat = mine.find((own) => (view.may[own] ?? []).some((verb) => verb !== "object" && verb !== "consent"));
  if (seat === undefined || game.attempt) return null;
  return (
    <SeatActions
      key={`${seat}.${game.version}`}
      seat={seat}
      game={game}
      hand={hand}
      onWhy={onWhy}
      {...(onDropped ? { onDropped } : {})}
      hasty={isHasty(game, mine)}
    />
  );
}

interface SeatProps extends Omit<Props, "mine"> {
  readonly seat: number;
  /** Whether a press may still be meant for what was here in another player's turn. */
  readonly hasty: boolean;
}

/** Whether to ask before the player does nothing: only if they could move a column instead. */
export function asksFirst(act: "pass" | "waive", may: ReadonlySet<Verb>): boolean {
  const instead: readonly Verb[] = act === "pass" ? ["move", "throw", "name"] : ["take-out"];
  return instead.some((verb) => may.has(verb));
}

function SeatActions({ seat, game, hand, onWhy, onDropped, hasty }: SeatProps) {
  const say = useSay();
  const awake = useAwake(hasty);
  const able = useLate("table");
  const client = useClient();
  const [sure, setSure] = useState<"apply" | "give-up" | "pass" | "waive" | null>(null);
  const open = useRef(false);
  open.current = sure === "apply";
  useEffect(
    () => () => {
      if (open.current && client.state.game?.attempt?.seat === seat) onDropped?.();
    },
    [],
  );
  const { view } = game;
  const may = new Set<Verb>(view.may[seat] ?? []);
  const plateau = view.nextPlateau ?? "red";
  // The second click of a double click was meant for the button that was here before.
  const send = (message: FromClient) => (event?: MouseEvent) => {
    if (!event || event.detail < 2) client.send(message);
  };
  const nothing = (act: "pass" | "waive") => (asksFirst(act, may) ? () => setSure(act) : send({ type: act, seat }));
  const claim = houseOf(view).scoring === "tournament";
  const refusedApply = view.phase === "build" ? view.mayNot[seat]?.apply : undefined;
  if (sure && able) {
    const ask = { colour: view.players[seat]?.colours[0], onNo: () => setSure(null) };
    if (sure === "give-up") {
      const text = say("sure-give-up", { plateau });
      return <Sure {...ask} text={text} yes={say("act-give-up-sure")} onYes={send({ type: "give-up", seat })} />;
    }
    if (sure === "pass" || sure === "waive") {
      const other = view.objector === null ? "" : nameOf(view, view.objector);
      const text = sure === "pass" ? say("sure-pass") : say("sure-waive", { other });
      const yes = say(sure === "pass" ? "act-pass-sure" : "act-waive-sure");
      return <Sure {...ask} text={text} yes={yes} onYes={send({ type: sure, seat })} />;
    }
    const count = onTop(view);
    const least = leastCovered(view);
    const few = !claim && count < least ? [say("sure-apply-few", { count, least })] : [];
    const asks = claim ? say("sure-claim") : say("sure-apply", { proof: String(houseOf(view)["proof-column"]) });
    // Who leads throws that away.
    const leads = playsForSeal(view) && view.seal.holder === seat && (view.players[seat]?.points ?? 0) > 0;
    const text = [...few, asks, ...(leads ? [say("sure-apply-resets")] : [])].join(" ");
    const yes = say(claim ? "act-confirm-claim" : "act-confirm");
    return <Sure {...ask} text={text} yes={yes} vain={few.length > 0} onYes={send({ type: "apply", seat })} />;
  }
  return (
    // Not disabled while it sleeps: greyed out, it would look dead for the whole turn.
    <fieldset class="hud-actions" data-seat={seat} inert={!awake}>
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
        <Colours colours={view.freeColours} onChoose={(colour) => send({ type: "choose", seat, colour })} />
      )}
      {may.has("name") && (
        <Colours colours={COLOURS} onChoose={(colour) => send({ type: "name-colour", seat, colour })} />
      )}
      {may.has("lay") && (
        <button type="button" class="button primary" data-act="take-plateau" onClick={() => hand?.takePlateau(seat)}>
          {say("act-take-plateau", { plateau })}
        </button>
      )}
      {may.has("apply") && (
        <button type="button" class="button" data-act="apply" onClick={() => setSure("apply")}>
          {say(claim ? "act-claim" : "act-apply", { plateau })}
        </button>
      )}
      {!may.has("apply") && refusedApply && may.has("move") && view.nextPlateau && (
        <button type="button" class="button faint" data-act="apply-refused" onClick={() => onWhy(refusedApply)}>
          {say(claim ? "act-claim" : "act-apply", { plateau })}
        </button>
      )}
      {may.has("give-up") && (
        <button type="button" class="button" data-act="give-up" onClick={() => setSure("give-up")}>
          {say("act-give-up", { plateau })}
        </button>
      )}
      {may.has("waive") && (
        <button type="button" class="button" data-act="waive" onClick={nothing("waive")}>
          {say("act-waive")}
        </button>
      )}
      {may.has("pass") && (
        <button type="button" class="button" data-act="pass" onClick={nothing("pass")}>
          {say("act-pass")}
        </button>
      )}
    </fieldset>
  );
}

interface ColoursProps {
  readonly colours: readonly Colour[];
  /** What a press on this colour does. */
  readonly onChoose: (colour: Colour) => (event: MouseEvent) => void;
}

function Colours({ colours, onChoose }: ColoursProps) {
  const say = useSay();
  return (
    <span class="hud-actions">
      {colours.map((colour) => (
        <button key={colour} type="button" class="button colour" data-colour={colour} onClick={onChoose(colour)}>
          <Emblem colour={colour} size={38} />
          <span>{say("colour", { colour })}</span>
        </button>
      ))}
    </span>
  );
}
