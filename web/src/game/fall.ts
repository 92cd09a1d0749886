/** The collapse once more: slowly, from the best side, while the light is low. */

import type { Words } from "../app/say";
import { fetchFrames } from "../net/api";
import { FrameDecoder, splitFrames } from "../net/frames";
import type { Forensics } from "../protocol";
import { type Eye, fitting, wrapped } from "../scene/eye";
import type { Picture } from "../scene/picture";
import type { Villa } from "../scene/villa";
import type { Memory, Recalled } from "./memory";
import { nameOf } from "./question";
import { columnWords } from "./sentences";
import type { Game } from "./state";

const TICKS_A_SECOND = 240;
const BEFORE_TICKS = 1.2 * TICKS_A_SECOND;
const SLOWNESS = 4;
const DUSK = 0.7;
const LAST_LOOK_MS = 900;
const ROUND_M = 0.21; // what falls off lies within this, mostly

/** From a breath before it broke until all lay still. */
const beginning = ({ began, breaks }: Forensics): number => Math.max(began, breaks - BEFORE_TICKS);

/** The moments of the fall, from this page's memory or else from the server. */
export async function recallFall(memory: Memory, fell: Forensics, table: string): Promise<readonly Recalled[]> {
  const known = memory.between(beginning(fell), fell.ended);
  if (known.length > 1) return known;
  const answer = await fetchFrames(table);
  if (!answer.ok) return [];
  const decoder = new FrameDecoder();
  const moments: Recalled[] = [];
  for (const frame of splitFrames(answer.value)) {
    const { tick, poses, places } = decoder.decode(frame);
    if (tick >= beginning(fell) && tick <= fell.ended) moments.push({ tick, poses, places });
  }
  return moments;
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
  const plateau = typeof fell.facts.plateau === "string" ? fell.facts.plateau : view.top;
  const hand = typeof column === "string";
  return [
    {
      tick: 0,
      id: hand ? "fall-column" : "fall-plateau",
      words: { name, plateau, ...(hand ? columnWords(column) : {}) },
    },
    { tick: fell.breaks, id: "fall-breaks", words: { plateau } },
    { tick: fell.breaks + (fell.ended - fell.breaks) * 0.75, id: "fall-ended", words: {} },
  ];
}

/** Plays it; tells each tick as it comes, and when it is over. The result stops it. */
export function showAgain(
  villa: Villa,
  moments: readonly Recalled[],
  tell: (tick: number) => void,
  onEnd: () => void,
): () => void {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  const length = ((last.tick - first.tick) / TICKS_A_SECOND) * SLOWNESS * 1000;
  const start = performance.now();
  let shown = -1;
  let wish = requestAnimationFrame(play);
  villa.dusk(DUSK);
  const { eye, kit, width, height } = villa.state;
  villa.look(besideFall(eye, first, last, kit.columns.length, width / height));

  function play(now: number): void {
    const passed = now - start;
    const tick = first.tick + (passed / 1000 / SLOWNESS) * TICKS_A_SECOND;
    const index = moments.findLastIndex((moment) => moment.tick <= tick);
    if (index >= 0 && index !== shown) {
      shown = index;
      const { poses, places } = moments[index]!;
      villa.show({ poses, places, hands: [] } satisfies Picture);
      tell(tick);
    }
    if (passed > length + LAST_LOOK_MS) onEnd();
    else wish = requestAnimationFrame(play);
  }

  return () => {
    cancelAnimationFrame(wish);
    villa.dusk(0);
    villa.show({ poses: last.poses, places: last.places, hands: [] });
  };
}

/** An eye that sees the villa fall from left to right, or the other way: the side nearer to where one looked from. */
export function besideFall(eye: Eye, first: Recalled, last: Recalled, columns: number, aspect: number): Eye {
  let [x, y, top] = [0, 0, 0.1];
  for (let index = columns; (index + 1) * 7 <= first.poses.length - 7; index++) {
    if (first.places[index] !== "villa") continue;
    x += last.poses[index * 7]! - first.poses[index * 7]!;
    y += last.poses[index * 7 + 1]! - first.poses[index * 7 + 1]!;
    top = Math.max(top, first.poses[index * 7 + 2]!);
  }
  const across = Math.atan2(y, x) + Math.PI / 2;
  const near = Math.abs(wrapped(across - eye.azimuth)) < Math.PI / 2 ? across : across + Math.PI;
  const distance = fitting(Math.max(ROUND_M, top * 0.75), aspect);
  return { target: [0, 0, top * 0.4], azimuth: wrapped(near), elevation: 0.22, distance };
}
