/** What the hand feels: as a few grades that can be said aloud, and as vibrations of the phone. */

import type { TableClient } from "../game/client";
import type { HandFrame } from "../net/frames";
import { TOLD, tension } from "../scene/weight";

export type Grade = "nothing" | "easy" | "firm" | "hard" | "stuck";

const EASY = 0.06;
const FIRM = 0.11;
const HARD = 0.35;
const STRETCHED_M = 0.003;

/** How much something resists the hand, judged by the share of a hand's full pull and by whether it moved at all. */
export function grade(hand: Pick<HandFrame, "strain" | "grip" | "target">, movedMm: number): Grade {
  const stretch = Math.hypot(
    hand.target[0] - hand.grip[0],
    hand.target[1] - hand.grip[1],
    hand.target[2] - hand.grip[2],
  );
  if (stretch > STRETCHED_M && movedMm < 1 && hand.strain > EASY) return "stuck";
  if (hand.strain < EASY) return "nothing";
  if (hand.strain < FIRM) return "easy";
  return hand.strain < HARD ? "firm" : "hard";
}

/** How long a phone vibrates for this much strain, in milliseconds; 0 for not at all. */
export function buzzMs(strain: number): number {
  const felt = (tension(strain) - TOLD.loose) / (1 - TOLD.loose);
  return felt <= 0 ? 0 : Math.round(6 + 44 * felt);
}

const APART_MS = 120;

/** Lets the phone vibrate with the load, and returns a function that stops it. */
export function buzzWithLoad(client: TableClient): () => void {
  if (typeof navigator.vibrate !== "function") return () => {};
  const stop = new AbortController();
  let finger = false;
  let last = 0;
  addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { signal: stop.signal });
  const unwatch = client.watch(({ hands, rests }) => {
    const now = performance.now();
    if (!finger || rests || now - last < APART_MS) return;
    const strain = Math.max(
      0,
      ...hands.filter(({ seat }) => client.state.mine.includes(seat)).map((hand) => hand.strain),
    );
    const length = buzzMs(strain);
    if (length === 0) return;
    last = now;
    navigator.vibrate(length);
  });
  return () => {
    stop.abort();
    unwatch();
  };
}
