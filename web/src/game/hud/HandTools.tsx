/** The hand's tools: which one takes hold next, and what can be done with what is in it. */

import { IconButton } from "../../panels/IconButton";
import { useSay, useSpeech } from "../../speech/speech";
import { playsByList } from "../bylist";
import type { Hand, HandView } from "../hand";
import { houseOf } from "../house";
import { refusalSentence } from "../sentences";
import { touchable } from "../shown";
import type { Game, TableState } from "../tablestate";
import { Sure } from "./Sure";

interface Props {
  readonly game: Game;
  readonly state: TableState;
  readonly hand: Hand;
  readonly view: HandView;
}

const LIFT_MM = 6;
const TURN = Math.PI / 12;

export function HandTools({ game, state, hand, view }: Props) {
  const mine = game.attempt !== null && state.mine.includes(game.attempt.seat);
  if (mine) return <InHand game={game} state={state} hand={hand} view={view} />;
  const may = touchable(state);
  if (!may || may.may.length === 0 || game.attempt || may.verb === "setup") return null;
  return <Tools hand={hand} view={view} />;
}

const TOOLS = { hand: "act-fingers", hook: "act-hook" } as const;

function Tools({ hand, view }: { hand: Hand; view: HandView }) {
  const say = useSay();
  return (
    <div class="hud-tools sheet thin">
      <div class="hud-tools-row">
        {(["hand", "hook"] as const).map((tool) => (
          <button
            key={tool}
            type="button"
            class="button"
            data-tool={tool}
            aria-pressed={view.tool === tool}
            onClick={() => hand.take(tool)}
          >
            {say(TOOLS[tool])}
          </button>
        ))}
      </div>
      <p class="hud-tools-hint">
        {say(view.tool === "hook" ? "hand-hint-hook" : "hand-hint-press", { how: movedHere() })}
      </p>
    </div>
  );
}

function InHand({ game, state, hand, view }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const verb = game.attempt?.verb;
  const plateau = hand.holdsPlateau;
  const how = movedHere();
  const may = view.opening === "may";
  const why = view.opening === "not" && state.mark;
  if (view.sure) {
    return (
      <Sure
        text={say("sure-put-back", { price: view.sure })}
        colour={game.view.players[game.attempt?.seat ?? 0]?.colours[0]}
        yes={say("act-put-back-sure")}
        no={say("act-keep-hold")}
        onYes={() => hand.putBackSurely()}
        onNo={() => hand.keepHold()}
      />
    );
  }
  const over = verb !== "take-out" && (view.journey === "over" || (verb === "setup" && !plateau));
  return (
    <div class="hud-tools sheet thin">
      <p class="hud-tools-hint">
        {why ? refusalSentence(catalogue, why) : say(handHint({ plateau, may, over, verb, view }), { how })}
      </p>
      {view.precise && <p class="hud-tools-hint">{say("hand-gently")}</p>}
      <div class="hud-tools-row">
        {view.grasp === "hook" && view.journey !== "in" && (
          <button type="button" class="button primary" data-act="regrip" onClick={() => hand.regrip()}>
            {say("act-regrip")}
          </button>
        )}
        {(plateau || (verb !== "setup" && verb !== "take-out")) &&
          view.grasp === "hand" &&
          view.journey === "clear" && (
            <button type="button" class="button primary" data-act="carry-up" onClick={() => hand.help("up")}>
              {say("act-carry-up")}
            </button>
          )}
        {over && !may && (
          <button type="button" class="button primary" data-act="set-down" onClick={() => hand.help("down")}>
            {say(plateau ? "act-lay-down" : "act-set-down")}
          </button>
        )}
        {may && (
          <button type="button" class="button primary may" data-act="let-go" onClick={() => hand.letGo()}>
            {say("act-let-go")}
          </button>
        )}
        <button type="button" class="button" data-act="put-back" onClick={() => hand.putBack()}>
          {say("act-put-back")}
        </button>
        <span class="hud-tools-pair">
          <IconButton label={say("act-raise")} data-act="raise" onClick={() => hand.step("up", LIFT_MM)}>
            ↑
          </IconButton>
          <IconButton label={say("act-lower")} data-act="lower" onClick={() => hand.step("down", LIFT_MM)}>
            ↓
          </IconButton>
        </span>
        {plateau && (
          <span class="hud-tools-pair">
            <IconButton label={say("act-turn-left")} onClick={() => hand.turn(TURN)}>
              ↺
            </IconButton>
            <IconButton label={say("act-turn-right")} onClick={() => hand.turn(-TURN)}>
              ↻
            </IconButton>
          </span>
        )}
        <button
          type="button"
          class="button"
          data-act="precise"
          aria-pressed={view.precise}
          title={say("hand-gently")}
          onClick={() => hand.gently(!view.precise)}
        >
          {say("act-precise")}
        </button>
        {!plateau &&
          verb !== "setup" &&
          houseOf(game.view)["hold-plateaus"] !== false &&
          !view.steadies &&
          view.journey === "in" && (
            <button
              type="button"
              class="button"
              data-act="hold"
              aria-pressed={view.tool === "hold"}
              onClick={() => hand.take("hold")}
            >
              {say("act-hold")}
            </button>
          )}
        {view.steadies && (
          <button type="button" class="button" data-act="release-hold" onClick={() => hand.releaseHold()}>
            {say("act-release")}
          </button>
        )}
      </div>
    </div>
  );
}

/** What the hand has to do with, and how its owner moves it. */
export interface InHand {
  readonly plateau: boolean;
  /** Whether it may be let go here. */
  readonly may: boolean;
  /** Whether it is over the place where it belongs. */
  readonly over: boolean;
  readonly verb: string | undefined;
  readonly view: Pick<HandView, "tool" | "journey" | "drags" | "blocked">;
}

/** The id of the line; those that speak of raising and turning ask how the hand is moved. */
export function handHint({ plateau, may, over, verb, view }: InHand): string {
  if (view.tool === "hold") return "hand-hint-hold";
  if (view.blocked && !may) return "hand-hint-blocked";
  if (plateau && view.journey === "clear") return "hand-hint-plateau-clear";
  if (plateau) return may ? "hand-hint-plateau-may" : "hand-hint-plateau";
  if (verb === "take-out") return "hand-hint-out";
  if (may) return "hand-hint-may";
  if (verb === "setup") return "hand-hint-setup";
  if (over) return "hand-hint-over";
  if (view.journey === "clear") return "hand-hint-clear";
  return view.drags ? "hand-hint-draw" : "hand-hint-kept";
}

export type MovedBy = "finger" | "mouse" | "keys";

/** What moves the hand: words for pointers are for pointers alone, and a finger has no wheel. */
export function movedBy(fits: (query: string) => boolean, byList: boolean): MovedBy {
  if (byList) return "keys";
  return fits("(pointer: coarse)") ? "finger" : "mouse";
}

/** What moves the hand on this page. */
export const movedHere = (): MovedBy => movedBy((query) => matchMedia(query).matches, playsByList());
