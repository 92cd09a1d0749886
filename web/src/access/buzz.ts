/** A telephone that shakes a little when the wood resists; only under a finger, and only where it can. */

import type { TableClient } from "../game/client";
import { buzzMs } from "./feel";

const APART_MS = 120;

/** Feels along with the table until the result is called. */
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
