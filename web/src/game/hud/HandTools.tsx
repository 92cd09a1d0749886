/** The hand's tools: which one takes hold next, and what can be done with the piece in hand. */

import { useEffect, useRef, useState } from "preact/hooks";
import { later } from "../../app/later";
import { keep, kept } from "../../memory";
import { IconButton } from "../../panels/IconButton";
import { useLate, useSay } from "../../speech/speech";
import { playsByList } from "../bylist";
import type { Hand } from "../hand/hand";
import type { HandView } from "../hand/handview";
import { type NextStep, nextStep, type Task } from "../hand/nextstep";
import { isPlayed } from "../state/attempt";
import { houseOf, letsGoFirst } from "../state/house";
import type { Losses } from "../state/losses";
import { nameOf } from "../state/prompt";
import { touchable } from "../state/shown";
import type { Game, TableState } from "../state/tablestate";
import { isHasty, useAwake } from "./awake";
import { useLosses } from "./Fallen";
import { Sure } from "./Sure";

const LyingWords = later(() => import("./LyingWords").then((module) => module.LyingWords));

interface Props {
  readonly game: Game;
  readonly state: TableState;
  readonly hand: Hand;
  readonly view: HandView;
  /** Another paper says what to do with the hand, as in a lesson. Then only refusals are shown here. */
  readonly hushed?: boolean;
}

const LIFT_MM = 6;
const TURN = Math.PI / 12;
/** Reasons that keep a column from being set down until a plateau is brought back; the plateau can be held again then. */
const SHIFTED: readonly string[] = ["plateau-shifted", "cover-changed"];
const HINT = "hud-hand-hint"; // the line that says what is needed before the next step

/** The tools to choose from, or the buttons for the piece in hand. */
export function HandTools({ game, state, hand, view, hushed = false }: Props) {
  const mine = game.attempt !== null && state.mine.includes(game.attempt.seat);
  if (mine && game.attempt && !isPlayed(game.attempt)) return null;
  if (mine) return <InHand game={game} state={state} hand={hand} view={view} hushed={hushed} />;
  const may = touchable(state);
  if (!may || may.may.length === 0 || game.attempt || may.verb === "setup") return null;
  return <Tools key={game.version} hand={hand} view={view} hushed={hushed} hasty={isHasty(game, state.mine)} />;
}

const TOOLS = { hand: "act-fingers", hook: "act-hook" } as const;

const SEEN_LEVEL = "paletti.eye-level";
const SEEN_GENTLY = "paletti.gently";
const TOLD_TURNS = 3; // after this many turns players know

/** Whether to explain something to newcomers while it is `wanted`: only in their first turns with it. */
function useTold(key: string, wanted: boolean): boolean {
  const [turns] = useState(() => Number(kept(key) ?? 0));
  const tells = wanted && turns < TOLD_TURNS;
  useEffect(() => {
    if (tells) keep(key, turns + 1);
  }, [tells]);
  return tells;
}

interface ToolsProps extends Pick<Props, "hand" | "view"> {
  readonly hushed: boolean;
  /** Whether a press may still be meant for what was here in another player's turn. */
  readonly hasty: boolean;
}

function Tools({ hand, view, hushed, hasty }: ToolsProps) {
  const say = useSay();
  const awake = useAwake(hasty);
  const ready = !hushed && view.tool === "hand";
  const worded = useLate("table");
  const level = useTold(SEEN_LEVEL, ready && movedHere() !== "keys");
  return (
    <div class="hud-tools sheet thin">
      <div class="hud-tools-row" inert={!awake}>
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
      {!hushed && worded && (
        <p class="hud-tools-hint">
          {say(view.tool === "hook" ? "hand-hint-hook" : "hand-hint-press", { how: movedHere() })}
          {level && <span class="hud-seldom-hint"> {say("hand-hint-eye")}</span>}
        </p>
      )}
    </div>
  );
}

function InHand({ game, state, hand, view, hushed }: Props) {
  const say = useSay();
  const verb = game.attempt?.verb;
  const plateau = hand.holdsPlateau;
  const how = movedHere();
  const worded = useLate("table");
  const wheel = worded && how === "mouse" ? ` (${say("hint-wheel")})` : "";
  const on = game.view.at[game.attempt?.piece ?? ""] === "base" ? "base" : "plateau";
  const may = view.opening === "may";
  const shifted = !plateau && SHIFTED.includes(state.mark?.reason ?? "");
  const mustBack = state.mark?.reason === "must-break-off";
  const losses = useLosses();
  const able = useLate("fall");
  const holdable = !plateau && verb !== "setup" && houseOf(game.view)["hold-plateaus"] !== false;
  const gently = useTold(SEEN_GENTLY, !hushed && !plateau && how !== "keys" && verb !== "setup");
  if (view.sure && worded) {
    const asked =
      view.sure === "given-up"
        ? { text: say("sure-give-up", { plateau: game.attempt?.piece ?? "" }), yes: say("act-give-up-sure") }
        : {
            text: `${say("sure-put-back", { price: view.sure, name: nameOf(game.view, game.view.turn ?? 0) })}${shifted ? ` ${say("sure-shifted")}` : ""}`,
            yes: say("act-put-back-sure"),
            no: say("act-keep-hold"),
          };
    return (
      <Sure
        {...asked}
        near
        colour={game.view.players[game.attempt?.seat ?? 0]?.colours[0]}
        onYes={() => hand.putBackSurely()}
        onNo={() => hand.keepHold()}
      />
    );
  }
  const step = primaryStep(view, { verb, plateau, letsGoFirst: letsGoFirst(game.view) });
  const { lies } = view;
  const over = verb !== "take-out" && (view.journey === "over" || (verb === "setup" && !plateau));
  // The reason why it may not be let go is shown beside the piece. This line says what to do.
  const lost = shifted && verb === "move" ? "move-back" : (verb ?? "move");
  const words = { how, on, verb: lost, plateau: losses.tips ?? view.under ?? game.view.top };
  const told = (able && lossHint(losses, may)) || handHint({ plateau, may, over, shifted, mustBack, verb, view, step });
  const hint = worded ? say(told, words) : "";
  return (
    <div class="hud-tools sheet thin">
      {(lies || !hushed) && (
        <p class="hud-tools-hint" id={HINT} data-lies={lies?.way ?? lies?.steady}>
          {lies?.way || lies?.steady || lies?.back ? <LyingWords lies={lies} otherwise={hint} /> : hint}
        </p>
      )}
      {worded && (view.precise || (gently && view.journey === "in")) && (
        <p class="hud-tools-hint" data-hint="gently">
          {say("hand-gently", { how })}
        </p>
      )}
      <div class="hud-tools-row hud-held">
        <Primary
          hand={hand}
          view={view}
          step={step}
          plateau={plateau}
          refused={!hushed && (shifted || mustBack)}
          drawnOut={verb !== "setup"}
        />
        <button type="button" class="button" data-act="put-back" onClick={() => hand.putBack()}>
          {say("act-put-back")}
        </button>
        <span class="hud-tools-pair">
          <IconButton
            label={say("act-raise") + wheel}
            data-act="raise"
            onClick={() => hand.strokes.step("up", LIFT_MM)}
          >
            ↑
          </IconButton>
          <IconButton
            label={say("act-lower") + wheel}
            data-act="lower"
            onClick={() => hand.strokes.step("down", LIFT_MM)}
          >
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
          title={worded ? say("hand-gently", { how }) : undefined}
          onClick={() => hand.gently(!view.precise)}
        >
          {say("act-precise")}
        </button>
        {holdable && <Hold hand={hand} view={view} step={step} offered={view.journey === "in" || shifted} />}
      </div>
    </div>
  );
}

interface HoldProps extends Pick<Props, "hand" | "view"> {
  readonly step: PrimaryStep;
  readonly offered: boolean;
}

/** The button for the other hand. It keeps its place and width, whatever it does now, even if there is nothing to hold. */
function Hold({ hand, view, step, offered }: HoldProps) {
  const say = useSay();
  const act = holdAct(view, step, offered);
  const releases = act === "release-hold";
  return (
    <button
      type="button"
      class={act ? "button hud-either" : "button hud-either away"}
      data-act={act ?? undefined}
      aria-pressed={releases ? undefined : view.tool === "hold"}
      onClick={() => (releases ? hand.steadying.release() : hand.steadying.takeAbove())}
    >
      <span class={releases ? "away" : undefined}>{say("act-hold")}</span>
      <span class={releases ? undefined : "away"}>{say("act-release")}</span>
    </button>
  );
}

/** What the button for the other hand does now; null if it is hidden. */
export function holdAct(
  { steadies }: Pick<HandView, "steadies">,
  step: PrimaryStep,
  offered: boolean,
): "hold" | "release-hold" | null {
  if (steadies) return step === "release-hold" ? null : "release-hold";
  return offered ? "hold" : null;
}

/** Makes the line stand out for a moment that says what is missing for the button just pressed. */
function pointOut(line: HTMLElement | null): void {
  line?.animate(
    [{ background: "#f3d58f" }, { background: "#f3d58f", offset: 0.6 }, { background: "transparent" }],
    1400,
  );
}

interface PrimaryProps extends Pick<Props, "hand" | "view"> {
  readonly step: PrimaryStep;
  readonly plateau: boolean;
  /** Something else has to be done before the piece may be set down; the line above says what. */
  readonly refused: boolean;
  /** Whether the piece has to be drawn out of the villa first. */
  readonly drawnOut: boolean;
}

/** The button for the next step, always in the same place, so that no other button moves under the thumb. */
function Primary({ hand, view, step, plateau, refused, drawnOut }: PrimaryProps) {
  const say = useSay();
  const pressed = useRef<PrimaryStep>(null);
  if (!step) return <span class="button primary away" aria-hidden="true" />; // the others keep their places
  const acts = {
    regrip: [say("act-regrip"), () => hand.regrip()],
    "release-hold": [say("act-release"), () => hand.steadying.release()],
    "carry-up": [say("act-carry-up"), () => hand.help("up")],
    "set-down": [say(plateau ? "act-lay-down" : "act-set-down"), () => hand.help("down")],
    "let-go": [say(plateau ? "act-lay-down" : "act-set-down"), () => hand.letGo()],
  } as const;
  const [text, act] = acts[step];
  // While the hand carries it up by itself, the next step waits until it is there.
  const carries = view.assist === "up" && step !== "release-hold";
  const inside = step === "carry-up" && (view.journey !== "clear" || view.grasp !== "hand");
  const early = !carries && (inside || (refused && (step === "set-down" || step === "let-go")));
  // A press says why, but the button does not look inviting.
  const tips = (step === "set-down" || step === "let-go") && view.lies?.steady === "tips";
  const cannot = tips || (step === "set-down" && (view.below !== null || view.opening === "not"));
  return (
    <button
      type="button"
      class={cannot ? "button primary vain" : step === "let-go" ? "button primary may" : "button primary"}
      data-act={early || carries ? undefined : step}
      aria-disabled={early || carries} // not `disabled`: a focused button would lose the focus
      aria-describedby={early || carries ? HINT : undefined}
      onClick={({ detail }) => {
        // The second click of a double click was meant for what was here before.
        const late = detail > 1 && pressed.current !== step;
        if (!late) pressed.current = step;
        if (early || late || carries) pointOut(document.getElementById(HINT));
        // Touch players look at the piece, and a lesson has no such line: so the hand itself says why it stays.
        if (early && !late && inside && drawnOut && view.journey === "in") hand.help("up");
        if (!early && !late && !carries) act();
      }}
    >
      {text}
    </button>
  );
}

export type PrimaryStep = Exclude<NextStep, "draw-out"> | null;

/** The next step for the piece in hand. `carry-up` is shown before it is possible, so that no button moves later. */
export function primaryStep(view: HandView, task: Task): PrimaryStep {
  const step = nextStep(view, task);
  if (step !== "draw-out") return step;
  return task.verb === "take-out" ? null : "carry-up";
}

/** What the hand holds, and how the player moves it. */
export interface InHand {
  readonly plateau: boolean;
  /** Whether it may be let go here. */
  readonly may: boolean;
  /** Whether it is over the place where it belongs. */
  readonly over: boolean;
  /** Whether a plateau that was held must be brought back before it may be let go. */
  readonly shifted?: boolean;
  /** Whether it may not stand anywhere any more and has to go back. */
  readonly mustBack?: boolean;
  readonly verb: string | undefined;
  readonly step?: PrimaryStep;
  readonly view: Pick<HandView, "tool" | "grasp" | "journey" | "assist" | "drags" | "blocked" | "feels" | "steadies">;
}

/** The id of the line. Lines about raising and turning depend on how the hand is moved. */
export function handHint({ plateau, may, over, shifted, mustBack, verb, view, step }: InHand): string {
  if (view.tool === "hold") return "hand-hint-hold";
  if (mustBack) return "hand-hint-must-back";
  if (shifted) return "hand-hint-shifted";
  if (step === "release-hold") return "hand-hint-release";
  if (view.blocked && !may) return "hand-hint-blocked";
  if (view.assist === "up" && !view.drags) return "hand-hint-carrying";
  if (plateau && view.journey === "clear") return "hand-hint-plateau-clear";
  if (plateau) return may ? "hand-hint-plateau-may" : "hand-hint-plateau";
  if (verb === "take-out") return "hand-hint-out";
  if (may) return "hand-hint-may";
  if (verb === "setup") return "hand-hint-setup";
  if (view.grasp === "hook" && view.journey !== "in") return "hand-hint-hooked";
  if (over) return "hand-hint-over";
  if (view.journey === "clear") return "hand-hint-clear";
  if (view.feels) return `hand-hint-${view.feels}`;
  if (view.steadies) return "hand-hint-holding";
  return view.drags ? "hand-hint-draw" : "hand-hint-kept";
}

/** The line to show instead of the usual hint once something has come down. */
export function lossHint({ fell, tips }: Losses, may: boolean): string | null {
  if (tips) return "fallen-tips";
  return fell.length > 0 && !may ? "fallen-hint" : null;
}

export type MovedBy = "finger" | "mouse" | "keys";

/** What moves the hand. Some texts are only for pointers, and a finger has no wheel. */
export function movedBy(fits: (query: string) => boolean, byList: boolean): MovedBy {
  if (byList) return "keys";
  return fits("(pointer: coarse)") ? "finger" : "mouse";
}

/** What moves the hand on this page. */
export const movedHere = (): MovedBy => movedBy((query) => matchMedia(query).matches, playsByList());
