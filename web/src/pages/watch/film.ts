/** A replay in memory: every picture with its time, so that the reader can go anywhere at once. */

import { NO_OWN_HANDS, pictureOf } from "../../game/state/shown";
import { FrameDecoder, type HandFrame, splitFrames, type Triple } from "../../net/frames";
import type { Chapter, Replay, View } from "../../protocol";
import { between, type Picture } from "../../scene/picture";
import { TICK_MS } from "../../ticks";

interface Shot {
  readonly ms: number;
  readonly poses: Float32Array;
  readonly places: Picture["places"];
  readonly hands: readonly HandFrame[];
}

export interface Film {
  readonly replay: Replay;
  readonly shots: readonly Shot[];
}

// If pictures are farther apart than this, nothing moved in between: a pause between two deeds.
const PAUSE_MS = 150;

/** The film of a replay and its frames. */
export function filmOf(replay: Replay, frames: ArrayBuffer): Film {
  const decoder = new FrameDecoder();
  const shots: Shot[] = [];
  for (const frame of splitFrames(frames)) {
    const { tick, poses, places, hands } = decoder.decode(frame);
    shots.push({ ms: tick * TICK_MS, poses, places, hands });
  }
  return { replay, shots };
}

/** The villa at this time, interpolated between two pictures. */
export function pictureAt(film: Film, ms: number): Picture | null {
  const { shots, replay } = film;
  const index = lastAt(shots, ms);
  const [shot, next] = [shots[Math.max(0, index)], shots[index + 1]];
  if (!shot) return null;
  const { view } = replay.chapters[chapterAt(replay.chapters, ms)]!;
  if (!next || index < 0 || next.ms - shot.ms > PAUSE_MS || next.places !== shot.places) {
    return pictureOf(shot, view, NO_OWN_HANDS);
  }
  const share = (ms - shot.ms) / Math.max(1, next.ms - shot.ms);
  const poses = between(shot.poses, next.poses, share, new Float32Array(shot.poses.length));
  const hands = shot.hands.map((hand, i) => handBetween(hand, next.hands[i], share));
  return pictureOf({ poses, places: shot.places, hands }, view, NO_OWN_HANDS);
}

function handBetween(from: HandFrame, to: HandFrame | undefined, share: number): HandFrame {
  if (!to || to.piece !== from.piece || to.tool !== from.tool) return from;
  const part = (one: Triple, other: Triple): Triple => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
  return { ...from, grip: part(from.grip, to.grip), target: part(from.target, to.target) };
}

/** The number of the chapter at this time. */
export function chapterAt(chapters: readonly Chapter[], ms: number): number {
  let [low, high] = [0, chapters.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chapters[middle]!.atMs <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The view before the deed that is shown at this time; null during the first deed. */
export function viewBefore({ chapters, lengthMs }: Pick<Replay, "chapters" | "lengthMs">, ms: number): View | null {
  const index = chapterAt(chapters, ms);
  return chapters[ms >= lengthMs ? index : index - 1]?.view ?? null;
}

/** When the first villa stands: a film opens there, not on an empty site. */
export function openingMs(chapters: readonly Chapter[]): number {
  const built = chapters.findIndex(({ entry }) => entry.events.some(({ event }) => event === "villa-set-up"));
  return chapters[built + 1]?.atMs ?? 0;
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
