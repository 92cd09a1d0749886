/** The collapse shown again: slowly, from the best side, in dim light. */

import { fetchFrames, fetchReplay } from "../net/api";
import { FrameDecoder, splitFrames } from "../net/frames";
import { type Chapter, COLUMNS, type Forensics, FRAME, type View } from "../protocol";
import { framing, heapPoints } from "../scene/framing";
import type { Pane } from "../scene/pane";
import { between, POSE_SIZE } from "../scene/picture";
import { clamp } from "../scene/vector";
import type { Villa } from "../scene/villa";
import { TICK_MS } from "../ticks";
import { besideFall } from "./falleye";
import type { Memory, Recalled } from "./moments";
import { NO_OWN_HANDS, pictureOf } from "./state/shown";

/** A short moment that is shown before anything moves. */
export const BEFORE_TICKS = 1.2 * FRAME.TICKS_A_SECOND;
const AFTER_TICKS = 1.5 * FRAME.TICKS_A_SECOND; // a column that fell lies by then
const HAND_TICKS = 6 * FRAME.TICKS_A_SECOND; // a villa that falls later than this after the hand is out fell by itself
const SLOWNESS = 4;
const LONGEST_MS = 30_000; // a long fall is shown a little less slowly
const LEAST_SLOWNESS = 1.5;
const STIRS_M = 0.003;
const STIRS_LEAN = 0.05; // as the sine of an angle: three degrees
const DUSK = 0.7;
const LAST_LOOK_MS = 500;
const AHEAD_TICKS = 0.5 * FRAME.TICKS_A_SECOND; // the eye makes room before the wood is there
const LOOK_MS = 400; // how often it makes more room
const SINKS_M = 0.004; // a plateau whose edge has sunk this far is visibly falling; one that is only pushed along is not
const PLATEAU_RADIUS_M = 0.06; // from a plateau's middle to its edge, about
const CREEPS_M = 0.002; // what moves less than this
const CREEP_TICKS = 0.2 * FRAME.TICKS_A_SECOND; // in this time looks still at such slowness
const LIES_M = 0.004; // a plateau this near to where it ends up looks as if it lay there already

/** When the first plateau came off its column, or else when the villa collapsed. Where columns fell one by one, this is long
 * before enough of them lay to make a ruin. */
const partedAt = ({ breaks, facts: { gaveWayTick } }: Forensics): number =>
  typeof gaveWayTick === "number" ? Math.min(gaveWayTick, breaks) : breaks;

/** Where the film may start: early enough before anything gave way to show the hand. */
const earliest = (fell: Forensics): number => Math.max(fell.began, partedAt(fell) - HAND_TICKS);

/** The film: it begins shortly before the first piece visibly gives way, or before the hand left it, and ends when all lies
 * still. Long pauses are cut out: the ticks before a pause are shifted so that they directly precede what follows. */
export function cutFall(moments: readonly Recalled[], fell: Forensics): readonly Recalled[] {
  const { breaks } = fell;
  const handed = moments.findLast(({ tick, hands }) => tick <= breaks && hands.length > 0)?.tick ?? breaks;
  const names: readonly unknown[] = COLUMNS;
  const first = Math.min(partedAt(fell), stirsAt(moments, names.indexOf(fell.facts.gaveWay)) ?? breaks);
  const from = Math.min(breaks, handed) - BEFORE_TICKS;
  const gap = from - (first + AFTER_TICKS);
  const between = moments.filter(({ tick }) => tick >= first + AFTER_TICKS && tick <= from);
  if (gap < BEFORE_TICKS || !areStill(between)) {
    return moments.filter(({ tick }) => tick >= Math.min(from, first - BEFORE_TICKS));
  }
  return moments
    .filter(({ tick }) => tick >= from || (tick >= first - BEFORE_TICKS && tick < first + AFTER_TICKS))
    .map((one) => (one.tick >= from ? one : { ...one, tick: one.tick + gap }));
}

/** Whether everything is in the same place at the end of these moments as at their beginning. */
function areStill(moments: readonly Recalled[]): boolean {
  const [first, last] = [moments[0]?.poses, moments.at(-1)?.poses];
  if (!first || !last) return true;
  for (let at = 0; at < first.length; at += POSE_SIZE) {
    if (gapAt(first, last, at) > LIES_M) return false;
  }
  return true;
}

/** When this piece first visibly moves or leans differently; null if it never does. */
export function stirsAt(moments: readonly Recalled[], index: number): number | null {
  const [first] = moments;
  if (!first || index < 0) return null;
  const at = index * POSE_SIZE;
  const goes = ({ poses }: Recalled): boolean =>
    gapAt(first.poses, poses, at) > STIRS_M || Math.abs(tilt(poses, at) - tilt(first.poses, at)) > STIRS_LEAN;
  return moments.find(goes)?.tick ?? null;
}

/** The moments of the fall, from this page's memory or else from the server. */
export async function recallFall(memory: Memory, fell: Forensics, table: string): Promise<readonly Recalled[]> {
  const known = memory.between(earliest(fell), fell.ended);
  if (known.length > 1) return cutFall(known, fell);
  const replay = await fetchReplay(table);
  const frames = await fetchFrames(table);
  return replay.ok && frames.ok ? filmedFall(replay.value.chapters, frames.value, fell) : [];
}

/** The moments of the fall, taken from the game's film. A film has its own clock, which includes pauses; these moments have
 * the ticks of the villa. */
export function filmedFall(chapters: readonly Chapter[], film: ArrayBuffer, fell: Forensics): readonly Recalled[] {
  const chapter = chapters.find(({ entry }) => entry.version === fell.version);
  if (!chapter) return [];
  const decoder = new FrameDecoder();
  const frames = [...splitFrames(film)].slice(chapter.firstFrame, chapter.endFrame);
  const shots = frames.map((frame) => decoder.decode(frame));
  const since = fell.began - (shots[0]?.tick ?? 0);
  const moments = shots
    .map(({ tick, poses, places, hands }) => ({ tick: tick + since, poses, places, hands }))
    .filter(({ tick }) => tick >= earliest(fell) && tick <= fell.ended);
  return cutFall(moments, fell);
}

/** From when to when plateaus visibly fall, in ticks. The referee's own times are later: it waits until one surely lies, and
 * then until all is still. In slow motion that is seconds later than what players see. */
export function seenFalling(
  moments: readonly Recalled[],
  columns: number,
  { breaks, ended }: Pick<Forensics, "breaks" | "ended">,
): { readonly from: number; readonly to: number } {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return { from: breaks, to: ended };
  // A piece in a hand moves with the hand, which is not a fall.
  const led = new Set(moments.flatMap(({ tick, hands }) => (tick <= breaks ? hands.map(({ piece }) => piece) : [])));
  const most = (gap: (at: number) => number, counts: (index: number) => boolean = () => true): number => {
    let largest = 0;
    for (let index = columns; (index + 1) * POSE_SIZE <= first.poses.length - POSE_SIZE; index++) {
      if (first.places[index] === "villa" && counts(index)) largest = Math.max(largest, gap(index * POSE_SIZE));
    }
    return largest;
  };
  const sunk = ({ poses }: Recalled): number =>
    most(
      (at) =>
        first.poses[at + 2]! - poses[at + 2]! + PLATEAU_RADIUS_M * Math.abs(tilt(poses, at) - tilt(first.poses, at)),
      (index) => !led.has(index),
    );
  const astray = ({ poses }: Recalled): number => most((at) => gapAt(last.poses, poses, at));
  const from = moments.find((moment) => sunk(moment) > SINKS_M)?.tick ?? breaks;
  const to = moments.find((moment) => moment.tick > from && astray(moment) < LIES_M)?.tick ?? ended;
  return { from: Math.min(from, breaks), to };
}

/** How far the piece whose pose begins here leans, as the sine of its angle. */
function tilt(poses: Recalled["poses"], at: number): number {
  const upright = 1 - 2 * (poses[at + 4]! ** 2 + poses[at + 5]! ** 2);
  return Math.sqrt(Math.max(0, 1 - upright ** 2));
}

/** How far apart the piece whose pose begins here is in these two moments. */
export const gapAt = (one: Recalled["poses"], other: Recalled["poses"], at: number): number =>
  Math.hypot(other[at]! - one[at]!, other[at + 1]! - one[at + 1]!, other[at + 2]! - one[at + 2]!);

/** Plays it with the hand in it, and outlines what the hand drew and what gave way, each in its colour. Calls back for
 * each tick and at the end. Returns a function that stops it. */
export function showAgain(
  villa: Villa,
  moments: readonly Recalled[],
  { view, culprit, gaveWay }: { readonly view: View; readonly culprit: number; readonly gaveWay: string | null },
  tell: (tick: number) => void,
  onEnd: () => void,
): () => void {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  const took = (restsFrom(moments) - first.tick) * TICK_MS;
  const slowness = slownessOf(took);
  const length = took * slowness;
  const start = performance.now();
  let wish = requestAnimationFrame(play);
  villa.dusk(DUSK);
  const { eye, kit } = villa.state;
  const weighed = [culprit, kit.columns.findIndex(({ name }) => name === gaveWay)].filter((index) => index >= 0);
  let through: Pane | null = null;
  let looked = Number.NEGATIVE_INFINITY;
  villa.sign({
    held: null,
    gaveWay,
    culprit: kit.columns[culprit]?.name ?? null,
    touchable: [],
    hookable: [],
    fingered: [],
  });

  /** Looks at it beside the papers, again when these have moved, and from farther off when the wood rolls away. */
  function lookOn(now: number): void {
    const { width, height, paneGoal } = villa.state;
    if (paneGoal === through && now - looked < LOOK_MS) return;
    [through, looked] = [paneGoal, now];
    const aspect = width / height;
    const beside = besideFall(eye, moments, kit, weighed, aspect, through);
    const until = first.tick + (now - start) / slowness / TICK_MS + AHEAD_TICKS;
    const seen = moments.filter(({ tick }, i) => tick <= until && i % 4 === 0);
    const points = seen.flatMap((moment) => heapPoints(kit, moment));
    const framed = framing(beside, points, aspect, through);
    villa.look({ ...framed, distance: Math.max(beside.distance, framed.distance) });
  }

  function play(now: number): void {
    lookOn(now);
    const passed = now - start;
    const tick = first.tick + passed / slowness / TICK_MS;
    villa.show(pictureOf(recalledAt(moments, tick), view, NO_OWN_HANDS));
    tell(tick);
    if (passed > length + LAST_LOOK_MS) onEnd();
    else wish = requestAnimationFrame(play);
  }

  return () => {
    cancelAnimationFrame(wish);
    villa.dusk(0);
    villa.sign({ gaveWay: null, culprit: null });
    villa.show({ poses: last.poses, places: last.places, hands: [] });
  };
}

/** How many times slower a fall that took this many milliseconds is shown. */
export const slownessOf = (tookMs: number): number => clamp(LONGEST_MS / tookMs, LEAST_SLOWNESS, SLOWNESS);

/** The tick from which nothing visibly moves. The referee waits longer than anybody wants to look at a heap. */
export function restsFrom(moments: readonly Recalled[]): number {
  let rests = moments[0]!.tick;
  let later = 0;
  for (const { tick, poses, places } of moments) {
    while (later < moments.length - 1 && moments[later]!.tick < tick + CREEP_TICKS) later++;
    const then = moments[later]!;
    const goes = places.some((place, index) => {
      if (place !== "villa") return false;
      const at = index * POSE_SIZE;
      return gapAt(poses, then.poses, at) > CREEPS_M;
    });
    if (goes) rests = then.tick;
  }
  return rests;
}

/** The villa at this tick: between two moments the poses are interpolated, because at this speed one would see the steps. */
export function recalledAt(moments: readonly Recalled[], tick: number): Omit<Recalled, "tick"> {
  const index = Math.max(
    0,
    moments.findLastIndex((moment) => moment.tick <= tick),
  );
  const [{ tick: since, poses, places, hands }, next] = [moments[index]!, moments[index + 1]];
  if (!next || next.places !== places) return { poses, places, hands };
  const share = clamp((tick - since) / (next.tick - since), 0, 1);
  return { poses: between(poses, next.poses, share, new Float32Array(poses.length)), places, hands };
}
