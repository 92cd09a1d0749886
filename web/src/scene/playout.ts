/** A short memory of arriving frames, shown a little late so that the wood moves evenly. */

import { FRAME } from "../protocol";
import { between, type Picture } from "./picture";

interface Arrival {
  readonly sentMs: number;
  readonly picture: Picture;
}

export interface FrameBuffer {
  arrivals: Arrival[];
  /** Our clock minus the sender's, for the fastest frame of late. */
  offsetMs: number | null;
  /** How unevenly frames arrive. */
  jitterMs: number;
  readonly local: boolean;
}

const SHORTEST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 85;
const KEPT_MS = 400;
const PAUSE_MS = 100; // nothing is sent while the villa rests
const FRAME_MS = (1000 * FRAME.FRAME_TICKS) / FRAME.TICKS_A_SECOND; // from one picture to the next, as they are sent
const OFFSET_DRIFT = 0.002; // share by which a better past offset is forgotten a frame

/** An empty memory; a local one shows each frame at once. */
export function makeFrames(local: boolean): FrameBuffer {
  return { arrivals: [], offsetMs: null, jitterMs: 0, local };
}

/** Keeps a frame; one older than the newest is dropped. */
export function keepFrame(frames: FrameBuffer, sentMs: number, picture: Picture, nowMs: number): void {
  const newest = frames.arrivals.at(-1);
  if (newest && sentMs <= newest.sentMs) return;
  const late = nowMs - sentMs;
  if (frames.offsetMs === null || late < frames.offsetMs) frames.offsetMs = late;
  else frames.offsetMs += (late - frames.offsetMs) * OFFSET_DRIFT;
  frames.jitterMs += (Math.abs(late - frames.offsetMs) - frames.jitterMs) * 0.1;
  if (newest && sentMs - newest.sentMs > PAUSE_MS) {
    // After a rest the first frame must not be stretched over the whole pause.
    frames.arrivals.push({ sentMs: sentMs - FRAME_MS, picture: newest.picture });
  }
  frames.arrivals.push({ sentMs, picture });
  while (frames.arrivals.length > 2 && frames.arrivals[1]!.sentMs < sentMs - KEPT_MS) frames.arrivals.shift();
}

/** How late frames are shown now. */
export function delayMs(frames: FrameBuffer): number {
  if (frames.local) return 0;
  return Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, FRAME_MS * 2 + frames.jitterMs * 2.5));
}

export interface Shown {
  readonly picture: Picture;
  /** Whether later frames wait to be shown. */
  readonly more: boolean;
}

/** What to show now: between two frames, or the newest; never beyond it. */
export function frameAt(frames: FrameBuffer, nowMs: number, into: Float32Array): Shown | null {
  const newest = frames.arrivals.at(-1);
  if (!newest) return null;
  if (frames.local || frames.offsetMs === null) return { picture: newest.picture, more: false };
  const moment = nowMs - frames.offsetMs - delayMs(frames);
  if (moment >= newest.sentMs) return { picture: newest.picture, more: false };
  const oldest = frames.arrivals[0]!;
  if (moment <= oldest.sentMs) return { picture: oldest.picture, more: true };
  const after = frames.arrivals.findIndex((arrival) => arrival.sentMs > moment);
  const [from, to] = [frames.arrivals[after - 1]!, frames.arrivals[after]!];
  const share = (moment - from.sentMs) / (to.sentMs - from.sentMs);
  const poses = between(from.picture.poses, to.picture.poses, share, into);
  return { picture: { ...to.picture, poses }, more: true };
}

/** Forgets everything, as after a reconnect. */
export function clearFrames(frames: FrameBuffer): void {
  frames.arrivals = [];
  frames.offsetMs = null;
  frames.jitterMs = 0;
}
