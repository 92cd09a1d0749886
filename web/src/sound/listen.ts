/** From moments of the villa to their sounds: pure numbers, so that tests need no sound. */

import type { Kit } from "../protocol";
import { pieceAt } from "../scene/kit";
import { POSE_SIZE } from "../scene/picture";
import type { Contact, Drag } from "./voice";

/** A contact as in frames: two pieces by their index. An index that is not a piece's means the base or a hand. */
export interface Touch {
  readonly first: number;
  readonly second: number;
  readonly impulseNs: number;
}

/** The knock of a touch: the lighter one sounds, and the base is heavier than any piece. */
export function knockOf(kit: Kit, masses: readonly number[], poses: Float32Array, touch: Touch): Contact {
  const { first, second, impulseNs } = touch;
  const mass = (index: number): number => masses[index] ?? Number.POSITIVE_INFINITY;
  const [one, other] = mass(first) <= mass(second) ? [first, second] : [second, first];
  const against = other >= masses.length ? "base" : pieceAt(kit, other).type === "column" ? "column" : "plateau";
  return { impulse: impulseNs, mass: mass(one), against, height: poses[one * POSE_SIZE + 2] ?? 0 };
}

/** What holds a piece, and how hard it pulls. */
export interface Pull {
  readonly piece: number;
  readonly forceN: number;
  readonly strain: number;
}

/** How the piece in hand slides and strains, this many seconds after it was at `before`. */
export function dragOf(
  { piece, forceN, strain }: Pull,
  before: Float32Array,
  now: Float32Array,
  seconds: number,
): Drag {
  const at = piece * POSE_SIZE;
  const way = Math.hypot(now[at]! - before[at]!, now[at + 1]! - before[at + 1]!);
  return { speed: seconds > 0 ? way / seconds : 0, load: forceN, strain };
}
