/** The collapse once more: slowly, from the best side, while the light is low. */

import { fetchFrames, fetchReplay } from "../net/api";
import { FrameDecoder, splitFrames } from "../net/frames";
import { type Chapter, type ColumnShape, type Forensics, FRAME, type View } from "../protocol";
import { type Eye, fitting, wrapped } from "../scene/eye";
import { type Pane, WHOLE } from "../scene/pane";
import { between } from "../scene/picture";
import { clamp, type Vec3 } from "../scene/vector";
import type { Villa } from "../scene/villa";
import type { Words } from "../speech/catalogue";
import type { Memory, Recalled } from "./moments";
import { TICK_MS } from "./moments";
import { nameOf } from "./prompt";
import { columnWords } from "./sentences";
import { NO_OWN_HANDS, pictureOf } from "./shown";
import type { Game } from "./tablestate";

const BEFORE_TICKS = 1.2 * FRAME.TICKS_A_SECOND;
const HAND_TICKS = 6 * FRAME.TICKS_A_SECOND; // a villa that falls so long after the hand is out fell by itself
const SLOWNESS = 4;
const DUSK = 0.7;
const LAST_LOOK_MS = 900;
const ROUND_M = 0.21; // what falls off lies within this, mostly

/** What may be shown: long enough before it broke to have the hand in it. */
const earliest = ({ began, breaks }: Forensics): number => Math.max(began, breaks - HAND_TICKS);

/** From a breath before it broke, or before the hand left it, until all lay still. */
export function cutFall(moments: readonly Recalled[], { breaks }: Forensics): readonly Recalled[] {
  const handed = moments.findLast(({ tick, hands }) => tick <= breaks && hands.length > 0)?.tick ?? breaks;
  return moments.filter(({ tick }) => tick >= Math.min(breaks, handed) - BEFORE_TICKS);
}

/** The moments of the fall, from this page's memory or else from the server. */
export async function recallFall(memory: Memory, fell: Forensics, table: string): Promise<readonly Recalled[]> {
  const known = memory.between(earliest(fell), fell.ended);
  if (known.length > 1) return cutFall(known, fell);
  const replay = await fetchReplay(table);
  const frames = await fetchFrames(table);
  return replay.ok && frames.ok ? filmedFall(replay.value.chapters, frames.value, fell) : [];
}

/** The moments of the fall as the game's film has them. A film has its own clock, which knows pauses: these tick as the
 * villa did. */
export function filmedFall(chapters: readonly Chapter[], film: ArrayBuffer, fell: Forensics): readonly Recalled[] {
  const chapter = chapters.find(({ told }) => told.version === fell.version);
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

export interface FallLine {
  readonly tick: number;
  readonly id: string;
  readonly words: Words;
}

/** What to say while it falls. */
export function fallStory({ view, story }: Pick<Game, "view" | "story">, fell: Forensics): readonly FallLine[] {
  const name = fell.cause === null ? "" : nameOf(view, fell.cause);
  const { column } = story.find((told) => told.version === fell.version)?.facts ?? {};
  const { plateau } = fell.facts; // none in a ruin: its plateaus may still stand
  const hand = typeof column === "string";
  return [
    {
      tick: 0,
      id: hand ? "fall-column" : "fall-plateau",
      words: { name, ...(hand ? columnWords(column) : { plateau: view.nextPlateau ?? view.top }) },
    },
    typeof plateau === "string"
      ? { tick: fell.breaks, id: "fall-breaks", words: { plateau } }
      : { tick: fell.breaks, id: "fall-ruin", words: {} },
    { tick: fell.breaks + (fell.ended - fell.breaks) * 0.75, id: "fall-ended", words: {} },
  ];
}

/** The column that gave way first, where one did. */
export const gaveWayIn = ({ facts }: Forensics): string | null =>
  typeof facts.gaveWay === "string" ? facts.gaveWay : null;

/** The column that the hand was at when the villa fell, by its place in the kit; -1 where it was a plateau. */
export function culpritOf({ story, kit }: Pick<Game, "story" | "kit">, fell: Forensics): number {
  const { column } = story.find((told) => told.version === fell.version)?.facts ?? {};
  return kit.columns.findIndex(({ name }) => name === column);
}

/** Plays it, with the hand in it and what gave way outlined; tells each tick as it comes, and when it is over. The result
 * stops it. */
export function showAgain(
  villa: Villa,
  moments: readonly Recalled[],
  { view, culprit, gaveWay }: { readonly view: View; readonly culprit: number; readonly gaveWay: string | null },
  tell: (tick: number) => void,
  onEnd: () => void,
): () => void {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  const length = (last.tick - first.tick) * TICK_MS * SLOWNESS;
  const start = performance.now();
  let wish = requestAnimationFrame(play);
  villa.dusk(DUSK);
  const { eye, kit } = villa.state;
  const weighed = [culprit, kit.columns.findIndex(({ name }) => name === gaveWay)].filter((index) => index >= 0);
  let through: Pane | null = null;
  villa.sign({ held: null, gaveWay, touchable: [], hookable: [] });

  /** Looks at it beside whatever papers lie there, and again when those have moved. */
  function lookOn(): void {
    const { width, height, paneGoal } = villa.state;
    if (paneGoal === through) return;
    through = paneGoal;
    villa.look(besideFall(eye, moments, kit.columns, weighed, width / height, through));
  }

  function play(now: number): void {
    lookOn();
    const passed = now - start;
    const tick = first.tick + passed / SLOWNESS / TICK_MS;
    villa.show(pictureOf(recalledAt(moments, tick), view, NO_OWN_HANDS));
    tell(tick);
    if (passed > length + LAST_LOOK_MS) onEnd();
    else wish = requestAnimationFrame(play);
  }

  return () => {
    cancelAnimationFrame(wish);
    villa.dusk(0);
    villa.sign({ gaveWay: null });
    villa.show({ poses: last.poses, places: last.places, hands: [] });
  };
}

/** The villa at this tick: between two moments, what lies between them, for so slowly one would see the steps. */
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

type Standing = Pick<Recalled, "poses" | "places">;
type Round = Pick<ColumnShape, "width" | "height">;

/** Something that is to be seen: upright, as thick and high as that; `index` is its own in the kit, -1 for a hand. */
export interface Subject extends Round {
  readonly index: number;
  readonly at: Vec3;
}

const SIDES = 48;
const HAND = { width: 0.03, height: 0.06 };
const HAND_AWAY_M = 0.03; // from the column's middle to the middle of the hand that draws it

/** A column as it stands in this moment. */
export const subjectOf = ({ poses }: Pick<Standing, "poses">, columns: readonly Round[], index: number): Subject => ({
  index,
  at: [poses[index * 7]!, poses[index * 7 + 1]!, poses[index * 7 + 2]!],
  width: columns[index]!.width,
  height: columns[index]!.height,
});

/** A hand or hook as it is drawn: beside what it has hold of, on the side that it pulls to. */
function handSubject({ grip, target }: Recalled["hands"][number]): Subject {
  const [dx, dy] = [target[0] - grip[0], target[1] - grip[1]];
  const away = HAND_AWAY_M / (Math.hypot(dx, dy) || 1);
  return { index: -1, at: [grip[0] + dx * away, grip[1] + dy * away, grip[2]], ...HAND };
}

/** How much of something columns of its storey hide from an eye on this side of the villa: 0 nothing, 1 all of it. */
export function hiddenFrom({ poses, places }: Standing, columns: readonly Round[], own: Subject, side: number): number {
  const [x, y, z] = own.at;
  const parts = [-0.8, -0.4, 0, 0.4, 0.8];
  const hidden = parts.filter((part) =>
    columns.some((other, i) => {
      if (i === own.index || places[i] !== "villa" || Math.abs(poses[i * 7 + 2]! - z) > other.height / 2) return false;
      const [dx, dy] = [poses[i * 7]! - x, poses[i * 7 + 1]! - y];
      const nearer = dx * Math.cos(side) + dy * Math.sin(side);
      const across = dy * Math.cos(side) - dx * Math.sin(side);
      return nearer > 0 && Math.abs(across - (part * own.width) / 2) < other.width / 2;
    }),
  );
  return hidden.length / parts.length;
}

/** The side from which all these are hidden least; of equals, the one nearest to the wished side. */
export function clearestSide(
  first: Standing,
  columns: readonly Round[],
  subjects: readonly Subject[],
  wished: number,
): number {
  let [best, least] = [wished, Number.POSITIVE_INFINITY];
  for (let step = 0; step < SIDES; step++) {
    const side = wished + (step * 2 * Math.PI) / SIDES;
    const hidden = subjects.reduce((sum, subject) => sum + hiddenFrom(first, columns, subject, side), 0);
    const cost = hidden + 0.1 * Math.abs(wrapped(side - wished));
    if (cost < least) [best, least] = [side, cost];
  }
  return wrapped(best);
}

/** An eye that sees the villa fall from left to right, or the other way: the side nearer to where one looked from, and
 * from there as far round as it takes to have the weighed columns and the hand in full view. */
export function besideFall(
  eye: Eye,
  moments: readonly Recalled[],
  columns: readonly Round[],
  weighed: readonly number[],
  aspect: number,
  pane: Pane = WHOLE,
): Eye {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  let [x, y, top] = [0, 0, 0.1];
  for (let index = columns.length; (index + 1) * 7 <= first.poses.length - 7; index++) {
    if (first.places[index] !== "villa") continue;
    x += last.poses[index * 7]! - first.poses[index * 7]!;
    y += last.poses[index * 7 + 1]! - first.poses[index * 7 + 1]!;
    top = Math.max(top, first.poses[index * 7 + 2]!);
  }
  const across = Math.atan2(y, x) + Math.PI / 2;
  const near = Math.abs(wrapped(across - eye.azimuth)) < Math.PI / 2 ? across : across + Math.PI;
  const distance = fitting(Math.max(ROUND_M, top * 0.75), aspect, pane);
  const hands = moments.find(({ hands }) => hands.length > 0)?.hands ?? [];
  const subjects = [...weighed.map((index) => subjectOf(first, columns, index)), ...hands.map(handSubject)];
  const azimuth = clearestSide(first, columns, subjects, near);
  return { target: [0, 0, top * 0.4], azimuth, elevation: 0.22, distance };
}
