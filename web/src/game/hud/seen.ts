/** Where the villa is seen on the canvas, piece by piece, and where papers lie on it, in CSS pixels. */

import type { Kit } from "../../protocol";
import { baseEdge, indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import { add, turned, type Vec3 } from "../../scene/vector";
import type { LiveVilla } from "../livevilla";
import { type Box, boxRound } from "./beside";

const BESIDE_M = 0.016; // what lies beside the villa keeps this far from the base
const SIDES = [-1, 1] as const;

/** The boxes round the base, each column and each plateau of the villa. */
export function seenBoxes({ villa }: Pick<LiveVilla, "villa">): readonly Box[] {
  const { kit, picture } = villa.state;
  const base = baseEdge(kit, 12, BESIDE_M);
  const pieces = [...kit.columns.map(({ name }) => name), ...kit.plateaus.map(({ colour }) => colour)].flatMap(
    (name) => {
      const index = indexOf(kit, name);
      if (picture.places[index] !== "villa") return [];
      const { point, turn } = poseOf(picture, index);
      return [corners(kit, index).map((corner) => add(point, turned(corner, turn)))];
    },
  );
  return [base, ...pieces].flatMap((points) => {
    const seen = points.map((point) => villa.project(point)).filter((at) => at !== null);
    return seen.length > 0 ? [boxRound(seen)] : [];
  });
}

/** The box round all of the villa. */
export function villaBox(live: Pick<LiveVilla, "villa">): Box {
  return boxRound(
    seenBoxes(live).flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
}

/** Points of a piece's own frame that its outline lies within. */
function corners(kit: Kit, index: number): readonly Vec3[] {
  const column = kit.columns[index];
  if (column) {
    const [out, up] = [column.width / 2, column.height / 2];
    return SIDES.flatMap((a) => SIDES.flatMap((b) => SIDES.map((c): Vec3 => [a * out, b * out, c * up])));
  }
  const plateau = kit.plateaus[index - kit.columns.length]!;
  return plateau.outline.map(([x, y]): Vec3 => [x, y, 0]);
}

/** Where papers lie, in CSS pixels. */
export function papersOf(live: LiveVilla, width: number, height: number): readonly Box[] {
  return live.papers().map(({ left, top, right, bottom }) => ({
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  }));
}
