/** The projector: where in the film we are, how fast it runs, and the villa that shows it. */

import type { View } from "../../protocol";
import { controlEye } from "../../scene/controls";
import { askedQuality } from "../../scene/quality";
import { openVilla, type Villa } from "../../scene/villa";
import { type Film, pictureAt, viewBefore } from "./film";

export interface PlayerView {
  readonly ms: number;
  readonly playing: boolean;
  readonly speed: number;
}

export interface FilmPlayer {
  readonly villa: Villa;
  readonly view: PlayerView;
  seek(ms: number): void;
  play(): void;
  pause(): void;
  speed(speed: number): void;
  close(): void;
}

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;

// The page's controls do not have to follow every single picture.
const TOLD_EVERY_MS = 100;

/** Shows the film on the canvas; throws where the browser has no WebGL. */
export function openPlayer(canvas: HTMLCanvasElement, film: Film, onChange: (view: PlayerView) => void): FilmPlayer {
  const villa = openVilla(canvas, film.replay.kit, {
    quality: askedQuality(location.search),
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  const controls = controlEye(canvas, villa);
  const end = film.replay.lengthMs;
  let view: PlayerView = { ms: 0, playing: false, speed: 1 };
  let [wish, last, told] = [0, 0, 0];
  let signed: View | null | undefined;

  function show(): void {
    const picture = pictureAt(film, view.ms);
    if (picture) villa.show(picture);
    // A column is locked, or leans, from the end of the deed that made it so.
    const before = viewBefore(film.replay, view.ms);
    if (before === signed) return;
    signed = before;
    villa.sign({ locked: before?.locked ?? [], askew: before?.askew ?? [] });
  }

  function change(next: Partial<PlayerView>): void {
    view = { ...view, ...next };
    told = performance.now();
    onChange(view);
  }

  function run(now: number): void {
    const ms = Math.min(end, view.ms + (now - last) * view.speed);
    last = now;
    view = { ...view, ms };
    show();
    if (ms >= end) change({ playing: false });
    else {
      if (now - told > TOLD_EVERY_MS) change({});
      wish = requestAnimationFrame(run);
    }
  }

  show();
  return {
    villa,
    get view() {
      return view;
    },
    seek(ms) {
      view = { ...view, ms: Math.max(0, Math.min(end, ms)) };
      show();
      change({});
    },
    play() {
      if (view.playing) return;
      if (view.ms >= end) view = { ...view, ms: 0 };
      last = performance.now();
      change({ playing: true });
      wish = requestAnimationFrame(run);
    },
    pause() {
      cancelAnimationFrame(wish);
      change({ playing: false });
    },
    speed: (speed) => change({ speed }),
    close() {
      cancelAnimationFrame(wish);
      controls.close();
      villa.close();
    },
  };
}
