/** The sound of the table, silent until somebody has touched the page: what pages call. */

import { keep, keptJson } from "../memory";
import type { Instruments, Sounds } from "./instruments";

export interface Sound extends Sounds {
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  close(): void;
}

const KEPT = "paletti-sound";

/** The sound; it starts with the first press of a key, button or finger on `root`. */
export function openSound(root: EventTarget = document): Sound {
  const kept = recall();
  let [muted, volume] = [kept.muted, kept.volume];
  let playing: Instruments | null = null;
  let asked = false;
  const stop = new AbortController();
  for (const gesture of ["pointerdown", "keydown", "touchend"])
    root.addEventListener(gesture, start, { signal: stop.signal, capture: true, passive: true });

  function start(): void {
    if (muted) return; // muted: wait for a press after it was unmuted
    playing?.resume();
    if (asked) return;
    asked = true;
    import("./instruments").then(
      ({ makeInstruments }) => {
        if (stop.signal.aborted) return;
        playing = makeInstruments(muted ? 0 : volume);
        playing.resume();
      },
      () => {
        asked = false; // the next press asks again
      },
    );
  }

  function level(): void {
    playing?.level(muted ? 0 : volume);
    keep(KEPT, { muted, volume });
  }

  return {
    knock: (contacts) => playing?.knock(contacts),
    drag: (state) => playing?.drag(state),
    hush: (quiet) => playing?.hush(quiet),
    clatter: () => playing?.clatter(),
    gasp: () => playing?.gasp(),
    glass: () => playing?.glass(),
    tap: (times) => playing?.tap(times),
    get muted() {
      return muted;
    },
    set muted(now) {
      muted = now;
      level();
    },
    get volume() {
      return volume;
    },
    set volume(now) {
      volume = Math.max(0, Math.min(1, now));
      level();
    },
    close() {
      stop.abort();
      playing?.close();
      playing = null;
    },
  };
}

function recall(): { muted: boolean; volume: number } {
  const kept = keptJson(KEPT);
  if (kept && typeof kept === "object" && "muted" in kept && "volume" in kept) {
    return { muted: kept.muted === true, volume: typeof kept.volume === "number" ? kept.volume : 0.8 };
  }
  return { muted: false, volume: 0.8 };
}
