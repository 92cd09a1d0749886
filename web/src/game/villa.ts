/** The villa of a table on a canvas: the client's moments in, the hand's gestures out. */

import type { Moment } from "../net/frames";
import { controlEye, type EyeControls } from "../scene/controls";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import { askedQuality } from "../scene/quality";
import type { Landing } from "../scene/state";
import { openVilla, type Villa } from "../scene/villa";
import type { TableClient } from "./client";
import { yawOf } from "./floor";
import { Hand, type HandView } from "./hand";
import { pictureOf } from "./picture";
import { connectHand } from "./pointer";
import { signsOf } from "./signs";
import type { Game, TableState } from "./state";

const TICKS_A_SECOND = 240;

export interface LiveVilla {
  readonly villa: Villa;
  readonly hand: Hand;
  close(): void;
}

/** Shows the table's villa on the canvas until it is closed; the game must have a kit already. */
export function showTable(
  canvas: HTMLCanvasElement,
  client: TableClient,
  game: Game,
  onHand: (view: HandView) => void,
): LiveVilla {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const here = ["127.0.0.1", "localhost"].includes(location.hostname);
  const villa = openVilla(canvas, game.kit, {
    quality: askedQuality(location.search),
    reducedMotion: still,
    local: here,
  });
  const hand = new Hand(game.kit, {
    table: () => client.state,
    picture: () => latest,
    eye: () => villa.state.eye,
    send: (message) => void client.send(message),
    aim(seat, which, position, turn) {
      if (which === "main") client.aim({ type: "aim", seat, position, turn });
      else client.aim({ type: "aim-hold", seat, position });
      villa.sign({}); // the hand is drawn where the pointer is, before the server knows
    },
    changed(view) {
      onHand(view);
      wake();
    },
  });
  let latest: Picture | null = null;
  let controls: EyeControls | null = null;
  const disconnect = connectHand(canvas, villa, hand, () => controls!);
  controls = controlEye(canvas, villa);

  const own = {
    main: (seat: number) => (hand.view.seat === seat ? hand.target : null),
    hold: (seat: number) => (hand.view.seat === seat ? hand.holdTarget : null),
  };

  const see = (moment: Moment): void => {
    const view = client.state.game?.view;
    if (!view) return;
    const first = latest === null;
    latest = pictureOf(moment, view, own);
    if (first) villa.show(latest);
    else villa.push((moment.tick * 1000) / TICKS_A_SECOND, latest);
    wake();
  };

  let before: TableState = client.state;
  const follow = (): void => {
    const now = client.state;
    if (now.refused !== before.refused && now.refused) hand.answered(false);
    if (now.game?.attempt !== before.game?.attempt) {
      if (now.game?.attempt) hand.answered(true);
      hand.follow();
      if (!hand.view.holds) controls?.free(true);
    }
    if (now.game?.version !== before.game?.version) {
      client.send({ type: "ask-loads" });
      if (now.game?.view.top !== before.game?.view.top) villa.home();
    }
    before = now;
    villa.sign(signsOf(now));
    wake();
  };

  // One loop for what moves by itself: the helping hand and the mark below it. It sleeps while nothing is held.
  let loop = 0;
  let last = 0;
  function wake(): void {
    if (loop || !hand.view.holds) return;
    last = performance.now();
    loop = requestAnimationFrame(run);
  }
  function run(now: number): void {
    loop = 0;
    hand.tick((now - last) / 1000);
    last = now;
    villa.sign({ landing: landing() });
    if (hand.view.holds) loop = requestAnimationFrame(run);
  }

  function landing(): Landing | null {
    const { holds, journey } = hand.view;
    const { mark, game: current } = client.state;
    if (!holds || !latest || !current?.attempt || current.attempt.verb === "take-out") return null;
    const index = indexOf(game.kit, holds);
    if (!hand.holdsPlateau && journey !== "over" && current.attempt.verb !== "setup") return null;
    const [x, y] = poseOf(latest, index).point;
    return { name: holds, point: [x, y, hand.restHeight(latest)], turn: yawOf(latest, index), allowed: mark === null };
  }

  const unwatch = client.watch(see);
  const unsubscribe = client.subscribe(follow);
  villa.sign(signsOf(client.state));
  hand.follow();
  client.send({ type: "ask-loads" });

  return {
    villa,
    hand,
    close() {
      cancelAnimationFrame(loop);
      unwatch();
      unsubscribe();
      disconnect();
      controls?.close();
      villa.close();
    },
  };
}
