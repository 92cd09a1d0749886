/** A replay in memory: every picture with its time, so that one can go anywhere at once. */

import { FrameDecoder, splitFrames } from "../../net/frames";
import type { Chapter, Replay } from "../../protocol";
import { between, type Picture } from "../../scene/picture";

interface Shot {
  readonly ms: number;
  readonly poses: Float32Array;
  readonly places: Picture["places"];
}

export interface Film {
  readonly replay: Replay;
  readonly shots: readonly Shot[];
}

const TICK_MS = 4;
// Farther apart than this nothing moved in between: a pause between two deeds.
const PAUSE_MS = 150;

/** The film of a replay and its frames. */
export function filmOf(replay: Replay, frames: ArrayBuffer): Film {
  const decoder = new FrameDecoder();
  const shots: Shot[] = [];
  for (const frame of splitFrames(frames)) {
    const { tick, poses, places } = decoder.decode(frame);
    shots.push({ ms: tick * TICK_MS, poses, places });
  }
  return { replay, shots };
}

/** The villa at this time; between two pictures, what lies between them. */
export function pictureAt({ shots }: Film, ms: number): Picture | null {
  const index = lastAt(shots, ms);
  const [shot, next] = [shots[Math.max(0, index)], shots[index + 1]];
  if (!shot) return null;
  if (!next || index < 0 || next.ms - shot.ms > PAUSE_MS || next.places !== shot.places) {
    return { poses: shot.poses, places: shot.places, hands: [] };
  }
  const share = (ms - shot.ms) / Math.max(1, next.ms - shot.ms);
  const poses = between(shot.poses, next.poses, share, new Float32Array(shot.poses.length));
  return { poses, places: shot.places, hands: [] };
}

/** The number of the chapter that is told at this time. */
export function chapterAt(chapters: readonly Chapter[], ms: number): number {
  let [low, high] = [0, chapters.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chapters[middle]!.atMs <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

function lastAt(shots: readonly Shot[], ms: number): number {
  let [low, high] = [-1, shots.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (shots[middle]!.ms <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Minutes and seconds, as clocks show them everywhere. */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
