/** The columns that a villa cannot spare: without one of them, what lies above it tips over. */

import type { Kit, Load } from "../../protocol";
import { hullOf, insideHull } from "../../scene/hull";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";

/** If the middle of the weight is this far (in metres) outside what is left, it surely falls, whatever the wood's flaws. */
const SURELY_M = 0.01;
const RIM_POINTS = 12;

interface LoadedFoot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly newtons: number;
}

/** The columns that the villa cannot do without, the surest fall first. `at` says on which level each stands. */
export function lastSupports(
  kit: Kit,
  picture: Picture,
  at: Readonly<Record<string, string>>,
  loads: Readonly<Record<string, Load>>,
): string[] {
  const feet = kit.columns.flatMap(({ name, width }): LoadedFoot[] => {
    const { newtons } = loads[name] ?? { newtons: null };
    if (!newtons || !at[name]) return [];
    const [x, y] = poseOf(picture, indexOf(kit, name)).point;
    return [{ name, x, y, radius: width / 2, newtons }];
  });
  const spare = feet.map(({ name }) => ({ name, inside: insideWithout(name, feet, at) }));
  return spare
    .filter(({ inside }) => inside < -SURELY_M)
    .sort((one, other) => one.inside - other.inside)
    .map(({ name }) => name);
}

/** How far inside the remaining columns of a level the middle of their load lies when this one is gone. */
function insideWithout(name: string, feet: readonly LoadedFoot[], at: Readonly<Record<string, string>>): number {
  const level = feet.filter((foot) => at[foot.name] === at[name]);
  const weight = level.reduce((sum, { newtons }) => sum + newtons, 0);
  // What rests on them is in balance: its middle is the middle of what they carry.
  const middle = (axis: "x" | "y"): number => level.reduce((sum, foot) => sum + foot.newtons * foot[axis], 0) / weight;
  const left = level.filter((foot) => foot.name !== name).flatMap(rim);
  return insideHull(hullOf(left), [middle("x"), middle("y")]) ?? -1;
}

function rim({ x, y, radius }: LoadedFoot): (readonly [number, number])[] {
  return Array.from({ length: RIM_POINTS }, (_, i) => {
    const turn = (2 * Math.PI * i) / RIM_POINTS;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}
