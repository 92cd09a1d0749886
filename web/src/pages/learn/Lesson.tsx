/** The steps of the lesson one after the other: what to do, a finger that points, and a word of praise when it is done. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "../../game/hud/Actions";
import { Fall } from "../../game/hud/Fall";
import { HandTools, movedHere } from "../../game/hud/HandTools";
import { HookOffer } from "../../game/hud/HookOffer";
import { Looks } from "../../game/hud/Looks";
import { SealMoment } from "../../game/hud/Moments";
import { RefusalNotice, WoodNotice } from "../../game/hud/Notices";
import { ObjectionQuestion } from "../../game/hud/ObjectionQuestion";
import { Seat } from "../../game/hud/Seat";
import { Tray } from "../../game/hud/Tray";
import { VerdictSheet } from "../../game/hud/VerdictSheet";
import { onTop } from "../../game/state/house";
import { enumeration } from "../../game/state/sentences";
import type { TableState } from "../../game/state/tablestate";
import { useTable } from "../../game/useTable";
import type { GamePhase, Reach, Refusal } from "../../protocol";
import { POSE_SIZE } from "../../scene/picture";
import { useSay } from "../../speech/speech";
import type { Bench } from "../practice/AtVilla";
import { Arrow } from "./Arrow";
import { type Praised, Sheet } from "./Sheet";
import { begun, type Notes, needsOther, noticed, STEPS, type Step } from "./steps";
import { fallsWithout, isStuck, pointed, sideToLookFrom } from "./suggest";
import { pointedWords, praiseMs, praiseOf } from "./telling";
import { topple } from "./topple";

interface Props {
  readonly bench: Bench;
  readonly step: number;
  /** Whether this is the taller villa of the last two steps. */
  readonly tall: boolean;
  readonly onStep: (step: number) => void;
  /** Called when the taller villa is needed, or another one because nothing brings this one down. */
  readonly onTall: () => void;
  /** Called when somebody went back and the first villa is needed again. */
  readonly onLow: () => void;
  readonly onRestart: () => void;
}

const all = (state: TableState): TableState => state;
const LOOK_MS = 120;
const CALM_MS = 600;
const ENOUGH = 3;
// While only columns matter, no button is in the way.
const PLAIN = new Set<GamePhase>(["build", "colours"]);
const APPLYING: readonly (Step | undefined)[] = ["lay", "object"];
// In these steps the piece in hand goes back, while the table's own hint would send it up.
const PUT_BACK: readonly (Step | undefined)[] = ["feel", "hook", "hold"];
const SEATS_FROM = STEPS.indexOf("stand");
const FIRST_TAKEN = STEPS.indexOf("draw"); // before that, a drag turns the eye wherever it begins
const LESSON_ELEVATION = 0.3;

export function Lesson({ bench, step, tall, onStep, onTall, onLow, onRestart }: Props) {
  const say = useSay();
  const state = useTable(all);
  const [asked, setAsked] = useState<Refusal | null>(null);
  const [praised, setPraised] = useState<Praised | null>(null);
  const [half, setHalf] = useState(false);
  const [watched, setWatched] = useState(false);
  const [letting, setLetting] = useState(false);
  const { client, game, live, hand } = bench;
  const name = STEPS[step];
  const { view } = game;
  // Only the last step is about a fall. In the others a fall is undone.
  const falls = name === "fall" && view.over;
  const film = falls && live && game.forensics && !watched;
  const building = needsOther(name, tall);
  useColours(bench, state, name);
  useEffect(() => {
    if (live) live.hand.onlyLooks = step < FIRST_TAKEN;
  }, [live, step]);
  useNoticing(bench, name, praised !== null || building, watched || !live, setHalf, () => {
    if (!name || !client.state.game) return;
    const colours = (of: readonly string[]) =>
      enumeration(
        say,
        of.map((colour) => say("colour", { colour })),
      );
    const { id, words } = praiseOf(name, client.state.game, colours);
    if (words.proved === "yes") live?.villa.home(); // from there players see what lies beside the villa
    setPraised({ step: name, text: say(id, words) });
  });
  useEffect(() => {
    if (!praised) return;
    const timer = setTimeout(() => {
      setPraised(null);
      onStep(STEPS.indexOf(praised.step) + 1);
    }, praiseMs(praised.text));
    return () => clearTimeout(timer);
  }, [praised]);
  useEffect(() => {
    if (name === "throw") live?.villa.home(); // an eye that looks along the floor would not see where the seal comes to rest
  }, [live, name]);
  useEffect(() => {
    if (!building) return;
    if (tall) onLow();
    else onTall();
  }, [building]);

  const avoid = useAvoided(state, name);
  const sign = useMemo(() => {
    const picture = live?.villa.state.picture;
    return name && !praised && picture && !view.over ? pointed(name, state, picture, avoid) : null;
  }, [name, praised, state.loads, game.version, game.attempt, hand.journey, live, avoid, view.over]);
  // Only point at a column once it is known that a hand can reach it.
  // Meanwhile the list beside the villa asks about other columns; the answer for this one stays true.
  const heard = useRef<Reach | null>(null);
  if (sign?.column && state.reach?.column === sign.column) heard.current = state.reach;
  const reached = sign?.column && heard.current?.column === sign.column ? heard.current : null;
  const shown = sign && !building && (sign.column === null || reached) ? sign : null;
  const column = shown?.column ?? null;
  useEffect(() => {
    live?.villa.sign({ pointed: column });
  }, [live, column]);
  useFacing(bench, name, reached);
  useStuck(bench, tall && !praised && (name === "seal" || name === "fall") ? name : null, avoid, onTall);
  useEffect(() => {
    if (sign?.column) client.send({ type: "ask-reach", column: sign.column });
  }, [client, sign?.column]);

  const watching = useRef(false);
  useEffect(() => {
    watching.current = name === "fall";
    return () => {
      watching.current = false;
    };
  }, [name]);
  const letFall = async () => {
    if (!live) return;
    const here = () => watching.current;
    const candidates = () =>
      fallsWithout(client.state, live.villa.state.picture).filter((column) => !avoid.has(column));
    setLetting(true);
    const fell = await topple(live, client, candidates, here);
    setLetting(false);
    if (here() && !fell && !client.state.game?.view.over) onTall();
  };
  const endFilm = () => {
    setWatched(true);
    live?.villa.reframe(); // the ruin, all of it
  };
  const wanting = name === "lay" && onTop(view) < ENOUGH;
  const throws = name === "throw" && view.may.some((verbs) => verbs.includes("throw"));
  return (
    <>
      <div class="learn-papers">
        <Sheet
          step={step}
          name={name}
          praised={praised}
          half={half}
          building={building}
          more={wanting ? ENOUGH - onTop(view) : 0}
          pointed={column}
          game={game}
          hand={hand}
          onStep={onStep}
          onRestart={onRestart}
        />
        {step >= SEATS_FROM && (
          <ul class="learn-seats">
            {view.players.map((player) => (
              <Seat key={player.seat} player={player} seat={undefined} view={view} you={false} phrase={null} />
            ))}
          </ul>
        )}
      </div>
      <Looks
        live={live}
        spectators={0}
        onRules={() => window.open("/rules", "_blank", "noopener")}
        eye={name === "level" && !praised ? "pointed-out" : "shown"}
      />
      {live && shown && (
        <Arrow
          villa={live.villa}
          point={shown.point}
          name={column && say("column", pointedWords(column, movedHere() === "keys"))}
        />
      )}
      {step >= SEATS_FROM && <Tray game={game} />}
      <div class="hud-bottom">
        <div class="hud-words">
          <RefusalNotice live={live} hand={hand} asked={asked} />
          <HookOffer live={live} view={hand} />
          <VerdictSheet game={game} mine={state.mine} aloud />
        </div>
        <SealMoment view={view} live={live} />
        <div class="hud-low">
          {falls || !name ? null : view.over ? (
            <>
              <p class="practice-fell" role="alert">
                {say("practice-fell")}
              </p>
              <button
                type="button"
                class="button primary"
                data-act="undo"
                onClick={() => client.send({ type: "undo" })}
              >
                {say("practice-undo")}
              </button>
            </>
          ) : (
            <>
              <ObjectionQuestion game={game} state={state} />
              {live && step >= FIRST_TAKEN && (
                <HandTools
                  game={game}
                  state={state}
                  hand={live.hand}
                  view={hand}
                  hushed={!hand.holds || (PUT_BACK.includes(name) && (half || name === "feel"))}
                />
              )}
              {name === "fall" && live && !letting && !hand.assist && (shown || hand.holds) && (
                <button type="button" class="button" data-act="topple" onClick={() => void letFall()}>
                  {say("learn-fall-let")}
                </button>
              )}
              {!praised && (APPLYING.includes(name) || throws || !PLAIN.has(view.phase)) && (
                <Actions
                  game={game}
                  mine={state.mine}
                  hand={live?.hand ?? null}
                  onWhy={(refusal) => setAsked({ ...refusal })}
                />
              )}
            </>
          )}
        </div>
      </div>
      {film && <Fall live={live} onEnd={endFilm} />}
      <WoodNotice noticed={state.noticed} atHand={live !== null && hand.holds !== null} />
    </>
  );
}

/** Chooses the colours by itself, because the lesson is about wood. The learner only does the throw. */
function useColours({ client }: Bench, { game, mine }: TableState, name: Step | undefined): void {
  const answered = useRef(-1); // each question is answered once, even if steps are skipped quickly
  useEffect(() => {
    if (game?.view.phase !== "colours" || answered.current === game.version) return;
    for (const seat of mine) {
      const may = game.view.may[seat] ?? [];
      const colour = game.view.freeColours[0];
      const past = name !== undefined && STEPS.indexOf(name) > STEPS.indexOf("throw");
      let sent = false;
      if (may.includes("choose") && colour) sent = client.send({ type: "choose", seat, colour });
      else if (may.includes("throw") && past) sent = client.send({ type: "throw", seat });
      if (!sent) continue;
      answered.current = game.version;
      return;
    }
  }, [client, game?.version, name]);
}

/** Looks at the table a few times a second until the step is done. */
function useNoticing(
  bench: Bench,
  name: Step | undefined,
  paused: boolean,
  shownAgain: boolean,
  onHalf: (half: boolean) => void,
  onDone: () => void,
): void {
  const latest = useRef({ ...bench, shownAgain });
  latest.current = { ...bench, shownAgain };
  useEffect(() => {
    onHalf(false);
    if (!name || paused) return;
    let notes: Notes | null = null;
    let taken: { piece: string; x: number; y: number } | null = null;
    const look = () => {
      const { client, live, hand, shownAgain } = latest.current;
      const { game } = client.state;
      if (!live || !game) return;
      const seenFall = shownAgain || (game.outcome !== null && game.forensics === null);
      const held = client.moment?.hands.find(({ tool }) => tool !== "hold");
      const at = held ? held.piece * POSE_SIZE : -1;
      const [x, y] = held ? [client.moment!.poses[at] ?? 0, client.moment!.poses[at + 1] ?? 0] : [0, 0];
      if (!game.attempt) taken = null;
      else if (held && taken?.piece !== game.attempt.piece) taken = { piece: game.attempt.piece, x, y };
      const drawnM = taken && held ? Math.hypot(x - taken.x, y - taken.y) : 0;
      const seen = {
        eye: live.villa.state.eye,
        hand,
        game,
        forceN: held?.forceN ?? 0,
        drawnM,
        shownAgain: seenFall,
      };
      notes ??= begun(seen);
      const found = noticed(name, notes, seen);
      notes = found.notes;
      onHalf(notes.half);
      if (found.done) {
        clearInterval(timer);
        onDone();
      }
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [name, paused]);
}

/** Reports a villa in which a step cannot be done any more, once that is certain: after a hand is off, the wood may still be
 * falling until the verdict. */
function useStuck(
  { client, live }: Bench,
  step: "seal" | "fall" | null,
  avoid: ReadonlySet<string>,
  onStuck: () => void,
): void {
  const told = useRef(onStuck);
  told.current = onStuck;
  useEffect(() => {
    if (!step || !live) return;
    let before = -1;
    const timer = setInterval(() => {
      const calm = client.moment?.rests && isStuck(step, client.state, live.villa.state.picture, avoid);
      const version = calm ? client.state.game!.version : -1;
      // Report it until there is another villa, because the server may not have answered.
      if (version >= 0 && version === before) told.current();
      before = version;
    }, CALM_MS);
    return () => clearInterval(timer);
  }, [client, live, step, avoid]);
}

/** Columns that the hand cannot reach, so that the finger points at another one. */
function useAvoided({ refused, reach, game }: TableState, name: Step | undefined): ReadonlySet<string> {
  const [avoid, setAvoid] = useState<ReadonlySet<string>>(new Set());
  const add = (column: string) => setAvoid((was) => (was.has(column) ? was : new Set([...was, column])));
  useEffect(() => setAvoid(new Set()), [name]);
  useEffect(() => {
    const piece = refused?.refusal.facts.piece;
    if (refused?.refusal.clause === null && typeof piece === "string" && game?.view.at[piece]) add(piece);
  }, [refused]);
  useEffect(() => {
    if (reach && (name === "hook" ? reach.hook : reach.fingers).length === 0) add(reach.column);
  }, [reach, name]);
  return avoid;
}

/** Turns the eye to the side from which a hand can reach the column that the finger points at. */
function useFacing({ live, game }: Bench, name: Step | undefined, reached: Reach | null): void {
  const column = reached?.column ?? null;
  useEffect(() => {
    if (!live || !reached || game.attempt) return;
    const { picture, goal, kit } = live.villa.state;
    const azimuth = sideToLookFrom(kit, picture, reached.column, name === "hook" ? reached.hook : reached.fingers);
    live.villa.look({ ...goal, azimuth, elevation: Math.max(goal.elevation, LESSON_ELEVATION) });
  }, [live, name, column]);
}
