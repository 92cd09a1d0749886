/** The hand by keys: millimetres, and what it feels in words. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { plateausAbove } from "../game/hand/above";
import { floorOf } from "../game/hand/floor";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { nextStep } from "../game/hand/nextstep";
import { isPlayed } from "../game/state/attempt";
import { houseOf, letsGoFirst } from "../game/state/house";
import { promptOf } from "../game/state/prompt";
import { columnWords } from "../game/state/sentences";
import type { Game, TableState } from "../game/state/tablestate";
import { useClient } from "../game/useTable";
import { IconButton } from "../panels/IconButton";
import type { Attempt, Plateau } from "../protocol";
import { heightOf, indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { HAND_KEYS, type HandKey, TURN_PER_NOTCH } from "../scene/stroke";
import type { Vec3 } from "../scene/vector";
import { useLate, useSpeech } from "../speech/speech";
import { apart, hourOf } from "./clock";
import { wayOut } from "./columns";
import { drawnMm, keepStood, keptStood, leftMm, stoodNow } from "./drawn";
import { grade } from "./feel";
import type { Speaker } from "./Spoken";
import { Standing } from "./Standing";
import { howItIs, type InHandNow, Milestones, raisedBy, type Shift, shiftOf } from "./telling";
import { Why } from "./Why";
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
const SETTLED_MS = 350; // after the last key, so that only the result is announced
let explained = false; // the keys are explained with the first piece; later players can ask for them

export function HandPad({ game, attempt, state, azimuth, hand, view, speaker }: Props) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const client = useClient();
  const pad = useRef<HTMLDivElement>(null);
  const { kit } = game;
  const piece = attempt.piece;
  const index = indexOf(kit, piece);
  const plateau = index >= kit.columns.length;
  // Once the table has the piece, the player can only wait.
  const next =
    !isPlayed(attempt) || view.assist
      ? "wait"
      : nextStep(view, { verb: attempt.verb, plateau, letsGoFirst: letsGoFirst(game.view) });
  const picture = (): Picture => client.moment as unknown as Picture;
  const pointOf = (name: string) => poseOf(picture(), indexOf(kit, name)).point;
  // How everything was when the hand closed. It is kept, so that it survives a reload.
  const kept = useMemo(() => keptStood(client.table, attempt), []);
  const stood = useMemo(() => {
    const way = plateau ? 0 : drawnAlong(state, attempt, wayOut(kit, picture(), index));
    return kept ?? stoodNow(kit, picture(), piece, game.view.top, way);
  }, []);
  const last = useRef(stood.point);
  const steadied = useRef<Vec3 | null>(null); // where the plateau was that the other hand holds, when it took it
  const moved = useRef<Shift>({ mm: 0, hour: 12 }); // how far the villa had moved when this was last announced
  const telling = useRef(0);
  const milestones = useMemo(() => new Milestones(), []);
  const journey = useRef(view.journey);
  journey.current = view.journey;
  const drawnNow = () => ({
    journey: journey.current,
    drawnMm: drawnMm(stood, pointOf(piece)),
    leftMm: leftMm(kit, picture(), piece),
  });
  const explains = useMemo(() => !explained, []);

  useEffect(() => {
    explained = true;
    pad.current?.focus({ preventScroll: true });
    const words = { ...columnWords(piece), tool: attempt.tool === "hook" ? "hook" : "hand" };
    if (kept && !plateau) speaker.say(say("access-resumed", { ...words, mm: drawnMm(stood, pointOf(piece)) }));
    else if (!plateau) speaker.say(say("access-taken", { ...words, hour: hourOf(stood.out, azimuth) }));
    if (!kept) keepStood(client.table, attempt, stood);
    else milestones.half(say, drawnNow()); // heard before
    return () => clearTimeout(telling.current);
  }, []);
  // Once it is out, what was still waiting to be said about drawing it out is outdated.
  useEffect(() => clearTimeout(telling.current), [view.journey, view.assist]);
  useEffect(() => {
    if (next === "regrip" || next === "release-hold") speaker.say(milestones.free(say, view.journey, next));
  }, [next]);

  // What the hand feels only helps as a warning while there is time to act on it.
  const able = useLate("table");
  useEffect(() => {
    if (able && view.feels) speaker.say(say(FELT[view.feels], { how: "keys", plateau: view.under ?? game.view.top }));
  }, [able, view.feels]);

  // Said at once, even if the next key follows quickly.
  useEffect(() => {
    if (plateau || attempt.verb === "setup") return;
    return client.watch(() => {
      speaker.say(milestones.half(say, drawnNow()));
    });
  }, []);

  /** The piece in hand, in numbers. */
  function inHand(): InHandNow {
    const mine = client.moment?.hands.find((one) => one.piece === index && one.tool !== "hold");
    const point = pointOf(piece);
    const mm = (a: readonly number[], b: readonly number[]): number =>
      Math.round(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) * 1000);
    const resists = mine ? grade(mine, mm(point, last.current)) : null;
    // A piece that was just said to carry weight is not called free the next moment.
    const felt = resists === "nothing" && view.feels ? null : resists;
    last.current = point;
    return {
      plateau,
      verb: attempt.verb,
      journey: view.journey,
      grade: felt,
      drawnMm: drawnMm(stood, point),
      leftMm: leftMm(kit, picture(), piece),
      highMm: Math.round((point[2] - heightOf(kit, index) / 2 - hand.goal(picture()).rest) * 1000),
      onBase: hand.goal(picture()).level === "base",
      aside: shiftOf(floorOf(kit, picture(), hand.goal(picture()).level).middle, point, azimuth),
      leaned: shiftOf(stood.top ?? [0, 0], stood.top ? pointOf(game.view.top) : [0, 0], azimuth),
      next,
    };
  }

  /** What the hand feels now, in a few short sentences. */
  function tell(whole = false): void {
    clearTimeout(telling.current);
    if (view.drags === "hold" && view.steadies && !whole) {
      const now = pointOf(view.steadies);
      const before = steadied.current ?? now;
      speaker.say(raisedBy(say, Math.round((now[2] - before[2]) * 1000), shiftOf(before, now, azimuth)));
      return;
    }
    // Movements of the villa are announced when they happen, and when the player asks.
    const now = inHand();
    const same = now.leaned.mm === moved.current.mm && now.leaned.hour === moved.current.hour;
    moved.current = now.leaned;
    if (view.steadies) speaker.say(say("access-steadies", { plateau: view.steadies }));
    speaker.say(howItIs(say, same && !whole ? { ...now, leaned: { mm: 0, hour: 12 } } : now, whole));
  }

  const latest = useRef(tell);
  latest.current = tell;
  function later(): void {
    clearTimeout(telling.current);
    telling.current = window.setTimeout(() => latest.current(), SETTLED_MS);
  }

  /** Whether the player may move the piece. If not, it says what happens to the piece, because every key gets an answer. */
  function leads(): boolean {
    if (isPlayed(attempt)) return true;
    const { id, words } = promptOf(game, state.mine);
    speaker.say(say(id, words));
    return false;
  }

  function draw(outward: boolean, millimetres: number): void {
    if (!leads()) return;
    if (view.drags === "hold" && view.steadies) {
      speaker.say(say("access-holding", { plateau: view.steadies }));
      return;
    }
    const by = ((outward ? 1 : -1) * millimetres) / 1000;
    hand.strokes.shift(Math.cos(stood.out) * by, Math.sin(stood.out) * by);
    later();
  }

  function step(key: HandKey, millimetres: number): void {
    if (!leads()) return;
    hand.strokes.step(key, millimetres);
    later();
  }

  function turn(by: number): void {
    if (leads()) hand.turn(by);
  }

  function goOn(): void {
    if (!leads()) return;
    if (next === "wait") speaker.say(say("access-carrying"));
    else if (next === "draw-out") draw(true, STEP_MM);
    else if (next === "let-go") hand.letGo();
    else if (next === "regrip") hand.regrip();
    else if (next === "release-hold") release();
    else if (next === "carry-up") {
      hand.help("up");
      speaker.say(say("access-carrying"));
    } else if (next === "set-down") setDown();
  }

  /** Setting down takes seconds; say something meanwhile. */
  function setDown(): void {
    hand.help("down");
    if (hand.view.assist === "down") speaker.say(say("access-lowering", { what: plateau ? "plateau" : "column" }));
  }

  /** Opens the hand that the keys move; a column that is still in the villa stays in it, as the page knows by itself. */
  function open(): void {
    if (!leads()) return;
    if (view.drags === "hold") {
      release();
      return;
    }
    const inside = next === "draw-out" && attempt.verb !== "take-out";
    if (inside && !hand.isFree) speaker.say(say("access-still-in"));
    else hand.letGo();
  }

  function putBack(): void {
    if (leads()) hand.putBack();
  }

  function release(): void {
    hand.steadying.release();
    const goes = view.journey === "in" ? say("access-enter", { step: say("access-draw-out") }) : "";
    speaker.say(`${say("access-let-go")} ${goes}`.trim());
  }

  const above = plateauAbove(game, attempt, picture().places);

  /** The other hand takes the plateau above, near the column. Called again, the keys go back to the column. */
  function hold(): void {
    if (!leads()) return;
    if (view.drags === "hold") {
      hand.release();
      speaker.say(say("access-released"));
      return;
    }
    const plateau = view.steadies ?? above;
    if (!plateau) {
      speaker.say(say("access-no-hold", { why: whyNoHold(game) }));
      return;
    }
    steadied.current = (view.steadies && steadied.current) || pointOf(plateau);
    if (!view.steadies) hand.steadying.takeAtRim(plateau as Plateau);
    hand.steadying.lead(); // the keys are asked for
    speaker.say(say("access-holding", { plateau }));
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== pad.current) return;
    const millimetres = event.shiftKey ? SMALL_MM : STEP_MM;
    const way = HAND_KEYS[event.key];
    const key = event.key.toLowerCase();
    if (way) step(way, millimetres);
    else if (key === "o" || key === "i") draw(key === "o", millimetres);
    else if (key === "enter") goOn();
    else if (key === " ") open();
    else if (key === "backspace") putBack();
    else if (key === "r") tell(true);
    else if (key === "h") hold();
    else if (key === "?") speaker.say(say(plateau ? "access-pad-help-plateau" : "access-pad-help"));
    else if (key === "," || key === ".") turn(key === "," ? TURN_PER_NOTCH : -TURN_PER_NOTCH);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The hand holds a piece, and the player is asked where to put it. */
  function pressedInList(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "r") tell(true);
    else if (event.key === "Backspace") putBack();
    else return;
    event.preventDefault();
  }

  const move = (text: string, sign: string, act: () => void) => (
    <IconButton label={say(text)} onClick={act}>
      {sign}
    </IconButton>
  );
  const name = padName(catalogue, piece, view.drags === "hold" ? view.steadies : null);
  const does = next === "wait" ? "" : say(NEXT[plateau && next !== "carry-up" ? "lay-down" : next]);
  const enters = does ? say("access-enter", { step: does }) : say("access-carrying");
  return (
    <div>
      <div
        ref={pad}
        class="access-pad"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that its description lists
        tabIndex={0}
        aria-label={`${name}. ${enters}`}
        aria-describedby={explains ? HELP : undefined}
        data-asks={next}
        data-goes-on={next === "draw-out" ? "" : undefined}
        onKeyDown={pressed}
      >
        <strong>{name}</strong>
        <span class="access-next">{enters}</span>
      </div>
      <Why why={view.why} game={game} speaker={speaker} />
      <Standing
        game={game}
        attempt={attempt}
        picture={picture}
        azimuth={azimuth}
        hand={hand}
        view={view}
        waits={next === "release-hold"}
        before={() =>
          plateau ? say("access-taken-plateau", { plateau: piece }) : milestones.free(say, view.journey, "stand")
        }
        speaker={speaker}
        onChosen={() => pad.current?.focus()}
        onKeyDown={pressedInList}
      />
      <div class="access-moves" data-goes-on="">
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
        <p id={HELP} class="quiet">
          {say(plateau ? "access-pad-help-plateau" : "access-pad-help")}
        </p>
      </details>
    </div>
  );
}

const HELP = "access-help";
const FELT = {
  heavy: "hand-hint-heavy",
  leans: "hand-hint-leans",
  sways: "hand-hint-sways",
  edge: "hand-hint-edge",
  rim: "hand-hint-rim",
} as const;
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
export function plateauAbove(game: Game, attempt: Attempt, places: Picture["places"]): Plateau | null {
  return plateausAbove(game, attempt, places)[0] ?? null;
}

/** Why the other hand has no plateau to steady: the `house` forbids it, or `none` lies above. */
export function whyNoHold({ view }: Pick<Game, "view">): "house" | "none" {
  return houseOf(view)["hold-plateaus"] === false ? "house" : "none";
}

/** The way out; with the hook the nearest to it that a hook can draw in. */
function drawnAlong({ reach }: TableState, { piece, tool }: Attempt, out: number): number {
  if (tool !== "hook" || reach?.column !== piece || reach.hook.length === 0) return out;
  return reach.hook.reduce((best, way) => (apart(way, out) < apart(best, out) ? way : best));
}
