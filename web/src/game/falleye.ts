/** The best side to see a fall from: one where neither the column nor the hand that drew it is hidden. */

import type { ColumnShape, Kit, PlateauShape } from "../protocol";
import { type Eye, fitting, wrapped } from "../scene/eye";
import { type Pane, WHOLE } from "../scene/pane";
import { type Arrangement, POSE_SIZE } from "../scene/picture";
import { signedDistance } from "../scene/rim";
import type { Vec3 } from "../scene/vector";
import type { Recalled } from "./moments";

const ROUND_M = 0.016; // round the base, which is always in the picture

type Round = Pick<ColumnShape, "width" | "height">;
/** What can hide something. */
export interface Wood {
  readonly columns: readonly Round[];
  readonly plateaus: readonly Pick<PlateauShape, "outline">[];
}

/** Something upright that should be visible, with its width and height; `index` is its place in the kit, -1 for a hand. */
export interface Subject extends Round {
  readonly index: number;
  readonly at: Vec3;
}

const SIDES = 48;
const ELEVATION = 0.22; // radians: how high above the table the film is seen from
const ACROSS = [-0.8, -0.4, 0, 0.4, 0.8]; // spots of a subject, as shares of half its width
const ALONG = [-0.6, 0, 0.6]; // and of half its height
const HAND = { width: 0.03, height: 0.06 };
const HAND_AWAY_M = 0.03; // from the column's middle to the middle of the hand that draws it

/** A column as it stands in this moment. */
export const subjectOf = (
  { poses }: Pick<Arrangement, "poses">,
  columns: readonly Round[],
  index: number,
): Subject => ({
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

/** How much of something is hidden from an eye on this side of the villa by the wood in front of it, on whatever storey: 0
 * nothing, 1 all of it. */
export function hiddenFrom(standing: Arrangement, wood: Wood, own: Subject, side: number): number {
  const [x, y, z] = own.at;
  const before = standsBefore(standing, wood, own.index);
  const spots = ACROSS.flatMap((across) => ALONG.map((along) => [(across * own.width) / 2, (along * own.height) / 2]));
  const hidden = spots.filter(([across, along]) =>
    before([x - across! * Math.sin(side), y + across! * Math.cos(side), z + along!], side),
  );
  return hidden.length / spots.length;
}

/** Tells whether anything but this piece lies between a point and an eye that looks from this side. */
function standsBefore({ poses, places }: Arrangement, { columns, plateaus }: Wood, own: number) {
  const at = (index: number) => poses.subarray(index * POSE_SIZE, (index + 1) * POSE_SIZE);
  const uprights = columns
    .map(({ width, height }, index) => ({ index, width, height }))
    .filter(({ index }) => index !== own && places[index] === "villa");
  const slabs = plateaus
    .map((shape, i) => ({ ...shape, index: columns.length + i }))
    .filter(({ index }) => places[index] === "villa");
  const rises = Math.tan(ELEVATION); // how far the line of sight rises for each metre along the ground
  return ([x, y, z]: Vec3, side: number): boolean => {
    const [ux, uy] = [Math.cos(side), Math.sin(side)];
    const column = uprights.some(({ index, width, height }) => {
      const [px, py, pz] = at(index);
      const nearer = (px! - x) * ux + (py! - y) * uy;
      const across = (py! - y) * ux - (px! - x) * uy;
      return nearer > 0 && Math.abs(across) < width / 2 && Math.abs(z + nearer * rises - pz!) < height / 2;
    });
    return (
      column ||
      slabs.some(({ index, outline }) => {
        const [px, py, pz, w, , , k] = at(index);
        const far = (pz! - z) / rises;
        if (far <= 0) return false;
        const [dx, dy] = [x + far * ux - px!, y + far * uy - py!];
        const yaw = 2 * Math.atan2(k!, w!);
        return (
          signedDistance(outline, dx * Math.cos(yaw) + dy * Math.sin(yaw), dy * Math.cos(yaw) - dx * Math.sin(yaw)) < 0
        );
      })
    );
  };
}

/** The side from which all these are hidden least; of equals, the one nearest to the wished side. */
export function clearestSide(first: Arrangement, wood: Wood, subjects: readonly Subject[], wished: number): number {
  let [best, least] = [wished, Number.POSITIVE_INFINITY];
  for (let step = 0; step < SIDES; step++) {
    const side = wished + (step * 2 * Math.PI) / SIDES;
    const hidden = subjects.reduce((sum, subject) => sum + hiddenFrom(first, wood, subject, side), 0);
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
  { base, columns, plateaus }: Wood & Pick<Kit, "base">,
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
  const azimuth = clearestSide(first, { columns, plateaus }, subjects, near);
  return { target: [0, 0, top * 0.4], azimuth, elevation: ELEVATION, distance };
}
