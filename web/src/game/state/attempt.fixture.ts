/** An attempt for tests: seat 0 has the hexagonal red column in hand. */

import type { Attempt } from "../../protocol";

export function attemptOf(change: Partial<Attempt> = {}): Attempt {
  return {
    seat: 0,
    verb: "move",
    piece: "red-hex",
    tool: "hand",
    since: 0,
    phase: "in-hand",
    pushed: null,
    chosen: false,
    ...change,
  };
}
