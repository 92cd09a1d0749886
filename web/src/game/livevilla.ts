/** The villa of a table on a canvas: the client's moments in, the hand's gestures out. */

import type { Moment } from "../net/frames";
import { FRAME, type Reason } from "../protocol";
import { controlEye, type EyeControls } from "../scene/controls";
import { heightOf, indexOf } from "../scene/kit";
import { MovedSigns } from "../scene/movedsigns";
import type { Pane } from "../scene/pane";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { askedQuality } from "../scene/quality";
import type { Landing } from "../scene/state";
import { openVilla, type Villa } from "../scene/villa";
import type { Sound } from "../sound/sound";
import { Beat } from "./beat";
import type { TableClient } from "./client";
import { openEars } from "./ears";
import type { Foresight } from "./foresight";
import { yawOf } from "./hand/floor";
import { Hand } from "./hand/hand";
import type { HandView } from "./hand/handview";
import { connectHand } from "./hand/pointer";
import { belowOf } from "./hand/settingdown";
import type { Laying } from "./laying";
import { Pace } from "./moments";
import { watchPapers } from "./papers";
import { ShownSeal } from "./sealthrow";
import { isHurried } from "./state/attempt";
import { movedByOthers, pictureOf, signsOf } from "./state/shown";
import type { Game, TableState } from "./state/tablestate";
import { TableEye } from "./tableeye";

const AHEAD_MS = 1500; // after the first picture, when everything needed for it has loaded
const MISSING_MS = 3000; // on any usable connection, a hand that has closed is seen much sooner
/** Reasons that keep a column from being set down until a plateau is brought back. */
const BRINGS_BACK: readonly string[] = ["plateau-shifted", "cover-changed"] satisfies Reason[];

/** Whether the last deed was not by a player here, so that the villa is not as they left it. */
function isOthers({ game, mine }: TableState): boolean {
  const seat = game?.story.at(-1)?.seat ?? null;
  return seat === null || !mine.includes(seat);
}

export interface LiveVilla {
  readonly canvas: HTMLCanvasElement;
  readonly villa: Villa;
  readonly hand: Hand;
  readonly sound: Sound;
  /** What is foreseen of my hand; null until it has first taken something. */
  readonly foresight: Foresight | null;
  /** How late pictures are: for our own hand counted from its aim, otherwise by how uneven the connection is. */
  readonly lateMs: number;
  /** Where papers lie, as shares of the canvas. */
  papers(): readonly Pane[];
  /** Whether something has changed for which the eye may yet set out: papers, or a moment that is kept back. */
  readonly isToLook: boolean;
  /** Where a finger that draws a piece is on the canvas, in CSS pixels; null while none does. */
  finger(): { readonly x: number; readonly y: number } | null;
  /** Keeps the table's present state out of the picture while a film is shown; returns a function that ends it. */
  film(): () => void;
  /** Calls back after each picture that is drawn; returns a function that stops it. */
  eachFrame(run: () => void): () => void;
  close(): void;
}

/** The table's villa on the canvas, shown until it is closed. The game must already have a kit. */
export function showTable(
  canvas: HTMLCanvasElement,
  client: TableClient,
  game: Game,
  onHand: (view: HandView) => void,
): LiveVilla {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const runs = new Set<() => void>();
  const villa = openVilla(canvas, game.kit, {
    quality: askedQuality(location.search),
    reducedMotion: still,
    foresee: (poses, now) => foresight?.put(poses, now) ?? false,
    onFrame: () => {
      moveHand();
      for (const run of runs) run();
    },
  });
  let foresight: Foresight | null = null;
  let foreseeing = false;
  // Loaded with the first grip: it arrives at about the same time as the server's answer, and is not needed before.
  const foresee = (): void => {
    if (foreseeing) return;
    foreseeing = true;
    import("./foresight").then(
      (loaded) => {
        foresight = new loaded.Foresight(game.kit, () => client.state);
        client.hearAims(foresight);
      },
      () => {
        foreseeing = false; // the next grip asks again
      },
    );
  };
  // While a hand is in the villa the eye keeps still, because the player leads the hand by what they see.
  let lie: readonly Pane[] = [];
  let inTheWay: readonly Pane[] = [];
  const papers = watchPapers(canvas, (lasting, inHand, resized) => {
    [lie, inTheWay] = [lasting, [...lasting, ...inHand]];
    villa.cover(lie, !resized && Boolean(hand.view.holds ?? hand.view.steadies));
    if (resized) eye.turned();
  });
  const hand = new Hand(game.kit, {
    table: () => client.state,
    picture: () => latest,
    eye: () => villa.state.eye,
    told(seat) {
      const main = client.moment?.hands.find((one) => one.seat === seat && one.tool !== "hold");
      return main ? [main.target[0], main.target[1], main.target[2]] : null;
    },
    send(message) {
      foresee();
      foresight?.sends(message);
      client.send(message);
    },
    aim(seat, which, position, turn) {
      if (which === "main") client.aim({ type: "aim", seat, position, turn });
      else client.aim({ type: "aim-hold", seat, position });
      villa.refresh(); // the hand is drawn where the pointer is, before the server knows
    },
    changed(view) {
      // While the villa is set up the eye stays where it is: following twenty columns in a row would make anybody dizzy.
      const building = client.state.game?.attempt?.verb !== "setup";
      if (building && view.assist === "up" && view.journey === "clear") eye.lookUp();
      if (view.tool !== tool) {
        tool = view.tool;
        villa.sign(signsOf(client.state, tool));
      }
      onHand(view);
      wake();
    },
  });
  let latest: Picture | null = null;
  let rests = true;
  let filming = false;
  let tool = hand.view.tool;
  const pace = new Pace();
  let controls: EyeControls | null = null;
  const pointer = connectHand(canvas, villa, hand, () => controls!);
  controls = controlEye(canvas, villa);

  const eye = new TableEye(game.kit, {
    villa,
    hand,
    picture: () => latest,
    lasting: () => lie,
    inTheWay: () => inTheWay,
  });

  // After a reload with a piece in hand, the eye has not followed it yet.
  const begun = client.state.game?.attempt;
  let found = begun != null && client.state.mine.includes(begun.seat);

  let laying: Laying | null = null;
  let fetching = false;
  // Loaded with the first piece over the top. Until it has come, nothing is said about how the piece would lie.
  const lays = (): boolean => {
    if (!hand.holdsPlateau && (!hand.view.holds || hand.view.journey !== "over")) return false;
    if (!laying && !fetching) {
      fetching = true;
      import("./laying").then(
        (loaded) => {
          laying = new loaded.Laying(game.kit, villa);
        },
        () => {
          fetching = false; // the next picture asks again
        },
      );
    }
    return true;
  };

  const moved = new MovedSigns(game.kit);
  villa.dress(moved);

  const own = {
    mine: (seat: number) => client.state.mine.includes(seat),
    main: (seat: number) => (hand.view.seat === seat ? hand.target : null),
    hold: (seat: number) => (hand.view.seat === seat ? hand.steadying.target : null),
    grip: (seat: number) => foresight?.grip(seat) ?? null,
  };

  const showMoment = (moment: Moment): void => {
    const view = client.state.game?.view;
    if (!view) return;
    const first = latest === null;
    seal.see(moment);
    rests = moment.rests;
    foresight?.see(moment, performance.now());
    latest = pictureOf(moment, view, own);
    const madeMs = pace.of(moment, performance.now(), isHurried(client.state) ? FRAME.HURRIED_FRAMES : 1);
    if (client.state.game?.attempt) hand.follow();
    if (hand.target && hand.holdsPlateau && hand.view.journey !== "over" && !eye.isAway) eye.lookAside(hand.target);
    if (client.state.game?.attempt?.phase === "falling") eye.lookAtFall(latest);
    if (filming) return;
    if (first) villa.show(seal.dressed(latest));
    else villa.push(madeMs, seal.dressed(latest));
    wake();
  };

  const beat = new Beat(showMoment);
  const see = (moment: Moment): void => beat.see(moment);

  const seal = new ShownSeal(game.kit, villa.state, () => {
    if (latest && !filming) villa.push(pace.next(), seal.dressed(latest));
  });

  // If no picture has shown the hand of an attempt of ours, it cannot be led. Then the page asks for the whole table again.
  let missing: ReturnType<typeof setTimeout> | undefined;
  function seekHand(): void {
    clearTimeout(missing);
    missing = setTimeout(() => {
      const { game, mine } = client.state;
      const ours = game?.attempt?.phase === "in-hand" && mine.includes(game.attempt.seat);
      if (ours && !hand.target) client.send({ type: "resync" });
    }, MISSING_MS);
  }

  let before: TableState = client.state;
  let began: Picture | null = null; // the villa before the attempt under way, if this page saw it
  const follow = (): void => {
    const now = client.state;
    if (now.refused !== before.refused && now.refused) hand.refused(now.refused.what, now.refused.refusal);
    if (now.reach !== before.reach && now.reach) hand.reached();
    if (now.game?.attempt !== before.game?.attempt) {
      if (!before.game?.attempt) began = latest && { ...latest, poses: latest.poses.slice() };
      if (now.game?.attempt) hand.accepted();
      hand.follow();
      seekHand();
      if (now.game?.attempt?.phase === "mending" && before.game?.attempt?.phase !== "mending") eye.lookAtMending();
      if (!hand.view.holds) controls?.free(true);
      if (!now.game?.attempt)
        beat.afterwards(() => {
          if (client.state.game?.attempt) return;
          eye.lookBack();
          villa.cover(lie);
        });
    }
    // A new snapshot of the table has no loads, even if no deed was missed. It brings a new kit object.
    if (now.game?.version !== before.game?.version || now.game?.kit !== before.game?.kit)
      client.send({ type: "ask-loads" });
    if (now.game?.version !== before.game?.version) {
      moved.mark(movedByOthers(now));
      if (now.game?.story.at(-1)?.deed.deed === "feel" && !isOthers(now)) hand.felt();
      const grown = now.game?.view.top !== before.game?.view.top;
      beat.afterwards(() => {
        if (filming) return;
        if (grown && villa.atHome) villa.home();
        else if ((grown || isOthers(now)) && !(hand.view.holds ?? hand.view.steadies) && !eye.sees(now))
          villa.reframe();
      });
    }
    before = now;
    if (!filming) villa.sign(signsOf(now, hand.view.tool));
    wake();
  };

  // The helping hand and the sign below it move with each picture. While anything is held there is always a next picture.
  let last: number | null = null;
  function wake(): void {
    if (last !== null || !hand.view.holds) return;
    last = performance.now();
    villa.refresh();
  }
  function moveHand(): void {
    if (last === null) return;
    const now = performance.now();
    hand.tick((now - last) / 1000);
    // When the piece is over the top, the prediction must not let it sink into the floor.
    if (latest) foresight?.above(hand.view.journey === "over" ? hand.goal(latest).rest : null);
    last = hand.view.holds ? now : null;
    eye.keepInSight();
    if (found && hand.view.journey === "over") eye.lookUp();
    if (hand.view.journey !== "in") found = false;
    villa.sign({ landing: landing() });
    const dealt = client.state.game;
    const over = lays() && dealt && latest;
    if (over && hand.holdsPlateau) hand.showLying(laying?.look(hand.view, dealt, hand.goal(latest!)) ?? null);
    else laying?.end();
    if (!hand.holdsPlateau) {
      const astray = began && BRINGS_BACK.includes(client.state.mark?.reason ?? "");
      hand.showLying(
        (over && ((astray && laying?.strayed(began!, dealt)) || laying?.poised(hand.view, dealt))) || null,
      );
    }
    if (last !== null) villa.refresh();
  }

  /** The sign below the piece in hand: it shows what the button beside it would do. */
  function landing(): Landing | null {
    const { holds, opening } = hand.view;
    if (!holds || !latest || opening === "far") {
      hand.seesBelow(null);
      return null;
    }
    const index = indexOf(game.kit, holds);
    const [x, y, z] = poseOf(villa.state.picture, index).point;
    const goal = hand.goal(latest);
    const { rest } = goal;
    const { game: now, mark } = client.state;
    const held = { piece: holds, at: [x, y, z] as const, goal, verb: now?.attempt?.verb ?? "move", mark };
    const below = opening === "near" ? belowOf(game.kit, latest, held) : null;
    hand.seesBelow(below?.why ?? null);
    const allowed = below ? below.stands : opening === "may";
    const [u, v] = below?.spot ?? [x, y];
    const high = Math.max(0, z - heightOf(game.kit, index) / 2 - rest);
    return { name: holds, point: [u, v, rest], turn: yawOf(latest, index), high, allowed };
  }

  const unwatch = client.watch(see);
  const unsubscribe = client.subscribe(follow);
  villa.sign(signsOf(client.state));
  hand.follow();
  client.send({ type: "ask-loads" });

  const sound = openEars(client, game.kit);
  const ahead = setTimeout(() => villa.fetchHands(), AHEAD_MS);

  return {
    canvas,
    villa,
    hand,
    sound,
    get foresight() {
      return foresight;
    },
    get lateMs() {
      // While nothing moves no picture is late, and an old delay means nothing.
      return rests ? 0 : Math.max(foresight?.prediction?.behindMs ?? 0, villa.state.frames.delayMs);
    },
    papers: () => inTheWay,
    get isToLook() {
      return papers.due || beat.keeps;
    },
    finger: pointer.finger,
    film() {
      filming = true;
      return () => {
        filming = false;
        villa.sign(signsOf(client.state, hand.view.tool));
        const { game } = client.state;
        // After the game, the ruin is what is left to see.
        if (latest && game && !game.outcome) {
          villa.show(seal.dressed(latest));
          villa.home();
        }
      };
    },
    eachFrame(run) {
      runs.add(run);
      return () => runs.delete(run);
    },
    close() {
      sound.close();
      beat.close();
      clearTimeout(missing);
      clearTimeout(ahead);
      seal.close();
      unwatch();
      unsubscribe();
      pointer.close();
      controls?.close();
      papers.close();
      villa.close();
    },
  };
}
