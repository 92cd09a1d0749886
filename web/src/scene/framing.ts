/** An eye that sees all of a heap: how far back it has to be, and what it looks at. */

import type { Kit } from "../protocol";
import { type Eye, seeingAll } from "./eye";
import { baseEdge } from "./kit";
import type { Pane } from "./pane";
import { poseOf } from "./pick";
import type { Arrangement, Picture } from "./picture";
import { add, turned, type Vec3 } from "./vector";

const FIT = { share: 0.9, roundM: 0.02 }; // the points stand for whole pieces
const CORNERS = 8; // of a plateau's outline
const TABLE_M = 0.7; // pieces that have rolled farther than this, or over the edge, are ignored

/** Points round the base, at the ends of the columns and round the plateaus, wherever they lie now. */
export function heapPoints(kit: Pick<Kit, "base" | "columns" | "plateaus">, picture: Arrangement): Vec3[] {
  const points = baseEdge(kit, 4);
  const put = (index: number, local: Vec3): void => {
    const { point, turn } = poseOf(picture as Picture, index);
    const at = add(point, turned(local, turn));
    if (Math.hypot(at[0], at[1]) < TABLE_M && at[2] > -0.1) points.push(at);
  };
  kit.columns.forEach(({ height }, i) => {
    if (picture.places[i] === "villa") for (const end of [-height / 2, height / 2]) put(i, [0, 0, end]);
  });
  kit.plateaus.forEach(({ outline }, i) => {
    const index = kit.columns.length + i;
    if (picture.places[index] !== "villa") return;
    const each = Math.max(1, Math.floor(outline.length / CORNERS));
    outline.forEach(([x, y], corner) => {
      if (corner % each === 0) put(index, [x, y, 0]);
    });
  });
  return points;
}

/** The eye that sees all these points through the pane, from the side and height that it looks from now. */
export function framing(eye: Eye, points: readonly Vec3[], aspect: number, pane: Pane): Eye {
  return points.length === 0 ? eye : seeingAll(eye, points, aspect, pane, FIT);
}
