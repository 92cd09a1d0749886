/** Where a column may not be led: the hook holds only its foot, and must not lead it over the edge of its floor. A column that
 * is free does not go back under the plateau that it was drawn from. */

import type { Kit } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { add, sub, type Vec3 } from "../../scene/vector";
import type { AtEdge } from "./feeling";
import { floorOf, roofOver } from "./floor";
import { isPlateau } from "./goal";
import type { HandPlace, HandView } from "./handview";

const NEAR_M = 0.008; // between foot and edge
const KEPT_M = 0.003; // the middle of a foot stays this far inside: a column stands as long as its middle is on its floor
const RIM_M = KEPT_M + 0.003;
const STEP_M = 0.0005;
const FREE_M = 0.003; // a free column is kept at least this far from the plateau it was drawn from

/** How far inside a floor a point is, in metres; negative beyond its edge. */
type Inside = (x: number, y: number) => number;

/** The edge of the floor at this level; that of the base is the edge of its wood and not of the building site. */
function edgeOf(kit: Kit, picture: Picture, level: string): Inside {
  const { radius, siteRadius } = kit.base;
  const { inside } = floorOf(kit, picture, level);
  return level === "base" ? (x, y) => inside(x, y) + radius - siteRadius : inside;
}

/** The point itself, or the nearest one that is far enough inside. */
export function keptInside(inside: Inside, [x, y, z]: Vec3): Vec3 {
  let [kx, ky] = [x, y];
  for (let tries = 0; tries < 8; tries++) {
    const lacks = KEPT_M - inside(kx, ky);
    if (lacks <= 0) break;
    const [gx, gy] = [inside(kx + STEP_M, ky) - inside(kx, ky), inside(kx, ky + STEP_M) - inside(kx, ky)];
    const steep = Math.hypot(gx, gy) || 1;
    kx += (gx / steep) * (lacks + STEP_M / 10);
    ky += (gy / steep) * (lacks + STEP_M / 10);
  }
  return [kx, ky, z];
}

/** Watches where the column in hand is led; `target` is where the hand wants to be. */
export class Edge {
  constructor(
    private readonly kit: Kit,
    private readonly around: Pick<HandPlace, "table" | "picture">,
    private readonly view: () => HandView,
    private readonly target: () => Vec3 | null,
  ) {}

  /** Where the hand really goes when it is led there: the hook stops at the edge, and a free column stays outside. */
  keeps(to: Vec3): Vec3 {
    const inside = this.#inside();
    return inside ? keptInside(inside, to) : this.#outside(to);
  }

  #outside(to: Vec3): Vec3 {
    const { holds, journey } = this.view();
    const [picture, target] = [this.around.picture(), this.target()];
    if (journey !== "clear" || !holds || !picture || !target || isPlateau(this.kit, holds)) return to;
    const { point } = poseOf(picture, indexOf(this.kit, holds));
    const at = (aim: Vec3): number => roofOver(this.kit, picture, holds, add(point, sub(aim, target))).gap;
    return at(to) < FREE_M && at(to) < at(target) ? [target[0], target[1], to[2]] : to;
  }

  /** How near to the edge the hooked column is; null for a column in fingers, which carry it over the edge. */
  at(picture: Picture, column: string): AtEdge {
    const inside = this.#inside();
    if (!inside) return null;
    const index = indexOf(this.kit, column);
    const [x, y] = poseOf(picture, index).point;
    const far = inside(x, y);
    if (far < RIM_M) return "rim";
    return far - (this.kit.columns[index]?.width ?? 0) / 2 < NEAR_M ? "edge" : null;
  }

  #inside(): Inside | null {
    const { holds, grasp, journey } = this.view();
    const picture = this.around.picture();
    const level = holds && this.around.table().game?.view.at[holds];
    if (!picture || grasp !== "hook" || journey !== "in" || !level || level === "out") return null;
    return edgeOf(this.kit, picture, level);
  }
}
