/** The hand by keys: millimetres, and what it feels in words. */

import { useEffect, useRef } from "preact/hooks";
import { plateausAbove } from "../game/hand/above";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { type NextStep, nextStep } from "../game/hand/nextstep";
import { isPlayed } from "../game/state/attempt";
import { letsGoFirst } from "../game/state/house";
import { columnWords } from "../game/state/sentences";
import type { Game, TableState } from "../game/state/tablestate";
import { useClient } from "../game/useTable";
import { IconButton } from "../panels/IconButton";
import type { Attempt, Plateau } from "../protocol";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { HAND_KEYS, type HandKey } from "../scene/stroke";
import { useSpeech } from "../speech/speech";
import { apart, hourOf } from "./clock";
import { wayOut } from "./columns";
import { grade } from "./feel";
import type { Speaker } from "./Spoken";
import { Standing, TWICE_MS } from "./Standing";
import { padName } from "./words";

interface Props {
  readonly game: Game;
  readonly attempt: Attempt;
  readonly state: TableState;
  readonly azimuth: number;
  readonly hand: Hand;
  readonly view: HandView;
  readonly speaker: Speaker;
}

const STEP_MM = 5;
const SMALL_MM = 1;
const TURN = (5 * Math.PI) / 180;
const SETTLED_MS = 350; // after the last key, so that only what came of it is told

export function HandPad({ game, attempt, state, azimuth, hand, view, speaker }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const client = useClient();
  const pad = useRef<HTMLDivElement>(null);
  const { kit } = game;
  const piece = attempt.piece;
  const index = indexOf(kit, piece);
  const plateau = index >= kit.columns.length;
  // Once the table has the piece there is nothing to do but to wait.
  const next =
    !isPlayed(attempt) || view.assist
      ? "wait"
      : nextStep(view, { verb: attempt.verb, plateau, letsGoFirst: letsGoFirst(game.view) });
  const picture = (): Picture => client.moment as unknown as Picture;
  const topOf = (): readonly [number, number, number] => poseOf(picture(), indexOf(kit, game.view.top)).point;
  // Where everything was when the hand closed, and the way out it had then.
  const start = useRef({ point: poseOf(picture(), index).point, top: game.view.top === "base" ? null : topOf() });
  const out = useRef(plateau ? 0 : drawnAlong(state, attempt, wayOut(kit, picture(), index)));
  const last = useRef(start.current.point);
  const telling = useRef(0);

  useEffect(() => {
    pad.current?.focus({ preventScroll: true });
    speaker.say(
      plateau
        ? say("access-taken-plateau", { plateau: piece })
        : say("access-taken", { ...columnWords(piece), hour: hourOf(out.current, azimuth) }),
    );
    return () => clearTimeout(telling.current);
  }, []);

  /** What the hand feels now, in a few short sentences. */
  function tell(whole = false): void {
    const mine = client.moment?.hands.find((one) => one.piece === index && one.tool !== "hold");
    const { point } = poseOf(picture(), index);
    const mm = (a: readonly number[], b: readonly number[]): number =>
      Math.round(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) * 1000);
    const told: string[] = [];
    if (mine) told.push(say("access-felt", { grade: grade(mine, mm(point, last.current)) }));
    if (!plateau) told.push(say("access-moved", { mm: mm(point, start.current.point) }));
    if (whole) {
      const half = kit.columns[index]?.height ?? 0;
      told.push(say("access-height", { mm: Math.round((point[2] - half / 2 - hand.goal(picture()).floor) * 1000) }));
    }
    const leaned = start.current.top ? mm(topOf(), start.current.top) : 0;
    if (leaned > 0) told.push(say("access-leaned", { mm: leaned }));
    else if (whole) told.push(say("access-still"));
    last.current = point;
    speaker.say(told.join(" "));
  }

  function later(): void {
    clearTimeout(telling.current);
    telling.current = window.setTimeout(tell, SETTLED_MS);
  }

  function draw(outward: boolean, millimetres: number): void {
    const by = ((outward ? 1 : -1) * millimetres) / 1000;
    hand.shift(Math.cos(out.current) * by, Math.sin(out.current) * by);
    later();
  }

  function step(key: HandKey, millimetres: number): void {
    hand.step(key, millimetres);
    later();
  }

  function goOn(): void {
    if (next === "draw-out") draw(true, STEP_MM);
    else if (next === "let-go") hand.letGo();
    else if (next === "regrip") hand.regrip();
    else if (next === "release-hold") release();
    else if (next === "carry-up") hand.help("up");
    else if (next === "set-down") hand.help("down");
  }

  // A key that is held down, or struck twice, goes on drawing; it never answers what comes next.
  const struck = useRef<Struck | null>(null);
  function pressedEnter(repeat: boolean): void {
    const now = performance.now();
    const means = meansNext(struck.current, { next, at: now }, repeat);
    struck.current = { next: means ? next : (struck.current?.next ?? next), at: now };
    if (means) goOn();
  }

  function release(): void {
    hand.releaseHold();
    speaker.say(say("access-let-go"));
  }

  const above = steadied(game, attempt, picture().places);

  /** The other hand takes the plateau above, as near to the column as it can; again: the keys go back to the column. */
  function hold(): void {
    if (view.drags === "hold") {
      hand.release();
      speaker.say(say("access-released"));
      return;
    }
    const plateau = view.steadies ?? above;
    if (!plateau) return;
    if (!view.steadies) hand.holdAtRim(plateau as Plateau);
    hand.leadHold(); // the keys are asked for
    speaker.say(say("access-holding", { plateau }));
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== pad.current) return;
    const millimetres = event.shiftKey ? SMALL_MM : STEP_MM;
    const way = HAND_KEYS[event.key];
    const key = event.key.toLowerCase();
    if (way) step(way, millimetres);
    else if (key === "o" || key === "i") draw(key === "o", millimetres);
    else if (key === "enter") pressedEnter(event.repeat);
    else if (key === " ") hand.letGo();
    else if (key === "backspace") hand.putBack();
    else if (key === "r") tell(true);
    else if (key === "h") hold();
    else if (key === "," || key === ".") hand.turn(key === "," ? TURN : -TURN);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const move = (text: string, sign: string, act: () => void) => (
    <IconButton label={say(text)} onClick={act}>
      {sign}
    </IconButton>
  );
  return (
    <div>
      <div
        ref={pad}
        class="access-pad"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that its description lists
        tabIndex={0}
        aria-label={padName(catalogue, piece)}
        aria-describedby="access-help"
        onKeyDown={pressed}
      >
        <strong>{padName(catalogue, piece)}</strong>
        <span class="access-next">
          {next === "wait" ? say("access-carrying") : say(NEXT[plateau && next !== "carry-up" ? "lay-down" : next])}
        </span>
      </div>
      <p id="access-help" class="unseen">
        {say(plateau ? "access-pad-help-plateau" : "access-pad-help")}
      </p>
      <Standing
        game={game}
        attempt={attempt}
        picture={picture}
        azimuth={azimuth}
        hand={hand}
        view={view}
        speaker={speaker}
        onChosen={() => pad.current?.focus()}
      />
      <div class="access-moves">
        {move("access-left", "←", () => step("left", STEP_MM))}
        {move("access-away", "↑", () => step("far", STEP_MM))}
        {move("access-near", "↓", () => step("near", STEP_MM))}
        {move("access-right", "→", () => step("right", STEP_MM))}
        {!plateau && (
          <>
            <button type="button" class="button" data-access="out" onClick={() => draw(true, STEP_MM)}>
              {say("access-draw-out")}
            </button>
            <button type="button" class="button" data-access="in" onClick={() => draw(false, STEP_MM)}>
              {say("access-push-in")}
            </button>
          </>
        )}
        {above && !view.steadies && (
          <button type="button" class="button" data-access="hold" onClick={hold}>
            {say("access-hold", { plateau: above })}
          </button>
        )}
        {view.steadies && (
          <button type="button" class="button" data-access="release-hold" onClick={release}>
            {say("act-release")}
          </button>
        )}
      </div>
      <details class="fold">
        <summary>{say("access-keys")}</summary>
        <p class="quiet">{say(plateau ? "access-pad-help-plateau" : "access-pad-help")}</p>
      </details>
    </div>
  );
}

const NEXT = {
  regrip: "act-regrip",
  "release-hold": "act-release",
  "carry-up": "act-carry-up",
  "set-down": "act-set-down",
  "let-go": "act-set-down",
  "lay-down": "act-lay-down",
  "draw-out": "access-draw-out",
} as const;

/** The plateau right above the column in hand, where the other hand may steady it. */
export function steadied(game: Game, attempt: Attempt, places: Picture["places"]): Plateau | null {
  return plateausAbove(game, attempt, places)[0] ?? null;
}

/** The way out; with the hook the nearest to it that a hook can draw in. */
function drawnAlong({ reach }: TableState, { piece, tool }: Attempt, out: number): number {
  if (tool !== "hook" || reach?.column !== piece || reach.hook.length === 0) return out;
  return reach.hook.reduce((best, way) => (apart(way, out) < apart(best, out) ? way : best));
}

/** `wait` while the hand goes by itself, or the table has the piece. */
export type Next = NextStep | "wait";

/** When Enter was struck, and what came next then. */
export interface Struck {
  readonly next: Next;
  readonly at: number;
}

/** Whether Enter means what comes next now: not when it is still down, or struck a second time, from the step before. */
export function meansNext(before: Struck | null, now: Struck, repeat: boolean): boolean {
  if (before?.next === now.next) return !repeat || now.next === "draw-out";
  return !repeat && (before === null || now.at - before.at > TWICE_MS);
}
