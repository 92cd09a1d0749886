/** A small window for tests: here they read what the page knows, and where on the screen a point of the villa is. */

import { forwardOf, rightOf } from "../scene/eye";
import { glowing, type SceneState } from "../scene/state";
import type { TableClient } from "./client";
import type { Missed } from "./foresight";
import type { LiveVilla } from "./livevilla";

export interface Seam {
  readonly state: () => unknown;
  /** The few things that a test needs to know about a moving hand. */
  readonly hand?: () => unknown;
  /** The poses on the canvas. While a fall is shown again, they are not the latest. */
  readonly shown: () => readonly number[];
  /** The name of the piece that a press, or a finger, would mean at this place of the canvas. */
  readonly meant: (x: number, y: number, touch?: boolean) => string | null;
  /** How far off my hand was drawn, frame after frame, with how far it was stretched and whether nothing resisted. */
  readonly missed: () => readonly Missed[];
  /** What pictures cost: how many were drawn, calls and triangles of the last one, and how often shadows were redrawn. */
  readonly cost: () => { drawn: number; calls: number; triangles: number; shadows: number };
  readonly project: (x: number, y: number, z: number) => { x: number; y: number } | null;
}

declare global {
  interface Window {
    __paletti?: Seam;
  }
}

/** Whether the eye is on its way. */
const looks = ({ eye, goal, pane, paneGoal }: SceneState): boolean => eye !== goal || pane !== paneGoal;

/** Opens the window and returns a function that closes it. Nothing can be changed through it. */
export function openSeam(client: TableClient, live: () => LiveVilla | null): () => void {
  window.__paletti = {
    state() {
      const { line, mine, room, game, mark, loads } = client.state;
      const moment = client.moment;
      const scene = live();
      return {
        line,
        mine,
        stage: room?.stage ?? null,
        hash: game?.hash ?? null,
        version: game?.version ?? -1,
        phase: game?.view.phase ?? null,
        view: game?.view ?? null,
        attempt: game?.attempt ?? null,
        outcome: game?.outcome ?? null,
        mark: mark === undefined ? "unknown" : mark === null ? "may" : mark.reason,
        loads,
        hand: scene?.hand.view ?? null,
        target: scene?.hand.target ?? null,
        tick: moment?.tick ?? -1,
        rests: moment?.rests ?? false,
        poses: moment ? Array.from(moment.poses) : [],
        places: moment?.places ?? [],
        drawn: scene?.villa.drawn ?? 0,
        glowing: scene ? glowing(scene.villa.state.signs) : [],
        looking: scene ? scene.isToLook || looks(scene.villa.state) : false,
        pane: scene?.villa.state.pane ?? null,
      };
    },
    hand() {
      const { game } = client.state;
      const scene = live();
      return {
        version: game?.version ?? -1,
        tick: client.moment?.tick ?? -1,
        attempt: game?.attempt?.piece ?? null,
        target: scene?.hand.target ?? null,
        grip: client.moment?.hands.find(({ tool }) => tool !== "hold")?.grip ?? null,
        journey: scene?.hand.view.journey ?? "in",
        reach: scene?.hand.strokes.reachPerPixel(scene.villa.state.height) ?? null,
        right: scene ? rightOf(scene.villa.state.eye) : null,
        away: scene ? forwardOf(scene.villa.state.eye) : null,
      };
    },
    shown: () => Array.from(live()?.villa.state.picture.poses ?? []),
    missed: () => live()?.foresight?.missed() ?? [],
    cost() {
      const villa = live()?.villa;
      return { drawn: villa?.drawn ?? 0, ...(villa?.cost ?? { calls: 0, triangles: 0, shadows: 0 }) };
    },
    meant: (x, y, touch = false) => live()?.villa.pick(x, y, { touch })?.piece.name ?? null,
    project: (x, y, z) => live()?.villa.project([x, y, z]) ?? null,
  };
  return () => {
    delete window.__paletti;
  };
}
