/** From where a fall is seen best: the side on which neither the column nor the hand that drew it is hidden. */

import type { ColumnShape, Kit } from "../protocol";
import { type Eye, fitting, wrapped } from "../scene/eye";
import { type Pane, WHOLE } from "../scene/pane";
import { POSE_SIZE } from "../scene/picture";
import type { Vec3 } from "../scene/vector";
import type { Recalled } from "./moments";

const ROUND_M = 0.016; // round the base, which is always seen

type Standing = Pick<Recalled, "poses" | "places">;
type Round = Pick<ColumnShape, "width" | "height">;
type Seen = Pick<Kit, "base"> & { readonly columns: readonly Round[] };

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
  at: [poses[index * POSE_SIZE]!, poses[index * POSE_SIZE + 1]!, poses[index * POSE_SIZE + 2]!],
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
      if (i === own.index || places[i] !== "villa" || Math.abs(poses[i * POSE_SIZE + 2]! - z) > other.height / 2)
        return false;
      const [dx, dy] = [poses[i * POSE_SIZE]! - x, poses[i * POSE_SIZE + 1]! - y];
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

/** An eye that sees the villa fall sideways: from the side nearer to where the player looked from, and turned further until
 * the weighed columns and the hand are in full view. */
export function besideFall(
  eye: Eye,
  moments: readonly Recalled[],
  { base, columns }: Seen,
  weighed: readonly number[],
  aspect: number,
  pane: Pane = WHOLE,
): Eye {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  let [x, y, top] = [0, 0, 0.1];
  for (let index = columns.length; (index + 1) * POSE_SIZE <= first.poses.length - POSE_SIZE; index++) {
    if (first.places[index] !== "villa") continue;
    x += last.poses[index * POSE_SIZE]! - first.poses[index * POSE_SIZE]!;
    y += last.poses[index * POSE_SIZE + 1]! - first.poses[index * POSE_SIZE + 1]!;
    top = Math.max(top, first.poses[index * POSE_SIZE + 2]!);
  }
  const across = Math.atan2(y, x) + Math.PI / 2;
  const near = Math.abs(wrapped(across - eye.azimuth)) < Math.PI / 2 ? across : across + Math.PI;
  const distance = fitting(Math.max(base.radius + ROUND_M, top * 0.75), aspect, pane);
  const hands = moments.find(({ hands }) => hands.length > 0)?.hands ?? [];
  const subjects = [...weighed.map((index) => subjectOf(first, columns, index)), ...hands.map(handSubject)];
  const azimuth = clearestSide(first, columns, subjects, near);
  return { target: [0, 0, top * 0.4], azimuth, elevation: 0.22, distance };
}
