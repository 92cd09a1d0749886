/** The collapse once more: slowly, from the best side, while the light is low. */

import { fetchFrames } from "../net/api";
import { FrameDecoder, splitFrames } from "../net/frames";
import type { Forensics } from "../protocol";
import type { Eye } from "../scene/eye";
import type { Picture } from "../scene/picture";
import type { Villa } from "../scene/villa";
import type { Memory, Recalled } from "./memory";

const TICKS_A_SECOND = 240;
const SLOWNESS = 4;
const DUSK = 0.75;

/** The moments of the fall, from this page's memory or else from the server. */
export async function recallFall(
  memory: Memory,
  { begins, ends }: Forensics,
  game: string,
): Promise<readonly Recalled[]> {
  const known = memory.between(begins, ends);
  if (known.length > 1) return known;
  const answer = await fetchFrames(game);
  if (!answer.ok) return [];
  const decoder = new FrameDecoder();
  const moments: Recalled[] = [];
  for (const frame of splitFrames(answer.value)) {
    const { tick, poses, places } = decoder.decode(frame);
    if (tick >= begins && tick <= ends) moments.push({ tick, poses, places });
  }
  return moments;
}

/** Plays it; tells each tick as it comes, and when it is over. The result stops it. */
export function showAgain(
  villa: Villa,
  moments: readonly Recalled[],
  fell: Forensics,
  tell: (tick: number) => void,
  onEnd: () => void,
): () => void {
  const from = moments[0]!.tick;
  const length = ((moments.at(-1)!.tick - from) / TICKS_A_SECOND) * SLOWNESS * 1000;
  const start = performance.now();
  let shown = -1;
  let wish = requestAnimationFrame(play);
  villa.dusk(DUSK);
  villa.look(eyeAt(fell.eye));

  function play(now: number): void {
    const passed = now - start;
    const tick = from + (passed / 1000 / SLOWNESS) * TICKS_A_SECOND;
    const index = moments.findLastIndex((moment) => moment.tick <= tick);
    if (index >= 0 && index !== shown) {
      shown = index;
      const { poses, places } = moments[index]!;
      villa.show({ poses, places, hands: [] } satisfies Picture);
      tell(tick);
    }
    if (passed > length + 600) end();
    else wish = requestAnimationFrame(play);
  }

  function end(): void {
    stop();
    onEnd();
  }

  function stop(): void {
    cancelAnimationFrame(wish);
    const { poses, places } = moments.at(-1)!;
    villa.dusk(0);
    villa.show({ poses, places, hands: [] });
  }

  return stop;
}

/** The eye at a point of the world, looking at the villa's middle. */
export function eyeAt([x, y, z]: readonly [number, number, number]): Eye {
  const target = [0, 0, 0.1] as const;
  const [dx, dy, dz] = [x - target[0], y - target[1], z - target[2]];
  const distance = Math.hypot(dx, dy, dz) || 0.6;
  return { target, azimuth: Math.atan2(dy, dx), elevation: Math.asin(dz / distance), distance };
}
