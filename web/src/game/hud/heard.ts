/** What players say to one another, shown beside the player who said it, and whether anybody would hear it. */

import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";

const HEARD_MS = 5000;

/** What each seat said recently. */
export function usePhrases(state: TableState): ReadonlyMap<number, string> {
  const say = useSay();
  const [, draw] = useState(0);
  useEffect(() => {
    if (state.said.length === 0) return;
    const timer = setTimeout(() => draw((count) => count + 1), HEARD_MS);
    return () => clearTimeout(timer);
  }, [state.said]);
  const heard = new Map<number, string>();
  for (const { seat, phrase, at } of state.said) {
    if (seat !== null && performance.now() - at < HEARD_MS) heard.set(seat, say(`say-${phrase}`));
  }
  return heard;
}

/** Whether somebody elsewhere would hear it. */
export function isHeard({ room, mine }: TableState): boolean {
  if (!room) return false;
  return room.spectators > 0 || room.seats.some(({ filled, seat }) => filled === "person" && !mine.includes(seat));
}
