import { expect, test } from "vitest";
import type { Kit } from "../../protocol";
import { homeEye } from "../../scene/eye.fixture";
import { indexOf } from "../../scene/kit";
import { type Picture, POSE_SIZE } from "../../scene/picture";
import { KIT, villaOf } from "../../scene/showvilla";
import { lyingOf, lyingUnder, runs, steadiness, strayedFrom, towardOf } from "./lying";

const [HEIGHT, FLOOR] = [KIT.columns[0]!.height, 0.1];
const outline = KIT.plateaus[1]!.outline;

/** Thin columns at these spots of the top level, and the green plateau in hand over this one. */
function over(spots: readonly (readonly [number, number])[], x: number, y: number): Picture {
  const picture = villaOf(1);
  const places = picture.places.map(() => "away" as const) as unknown as Picture["places"][number][];
  spots.forEach(([u, v], i) => {
    picture.poses.set([u, v, FLOOR + HEIGHT / 2, 1, 0, 0, 0], i * POSE_SIZE);
    places[i] = "villa";
  });
  const green = indexOf(KIT, "green");
  picture.poses.set([x, y, FLOOR + HEIGHT + 0.05, 1, 0, 0, 0], green * POSE_SIZE);
  places[green] = "villa";
  return { ...picture, places };
}
const TRIANGLE = [
  [-0.03, -0.03],
  [0.03, -0.03],
  [0, 0.04],
] as const;
const lies = (x: number, y: number, kit: Kit = KIT) => lyingOf(kit, over(TRIANGLE, x, y), "green", FLOOR);

test("a plateau whose middle is well within its columns lies steady, at their edge it is a matter of luck, beside them it tips", () => {
  const steady = (y: number) => lies(0, y).steady;
  expect([steady(0), steady(-0.036), steady(-0.055)]).toEqual(["well", "edge", "tips"]);
});

test("one column at the rim carries no plateau, and none at all says nothing", () => {
  expect(lyingOf(KIT, over([[0.05, 0]], 0, 0), "green", FLOOR).steady).toBe("tips");
  expect(lyingOf(KIT, over([], 0, 0), "green", FLOOR).steady).toBeNull();
});

test("columns that stand askew carry nothing, and those of other levels are not counted", () => {
  const picture = over(TRIANGLE, 0, 0);
  const [askew] = [KIT.columns[2]!.name];
  expect(lyingOf(KIT, picture, "green", FLOOR, [askew]).heads).toHaveLength(2);
  expect(lyingOf(KIT, picture, "green", 0).heads).toHaveLength(0);
});

test("heads count as covered as soon as a part of them lies under the plateau (RULING-7)", () => {
  const right = Math.max(...outline.map(([x]) => x));
  const at = outline.find(([x]) => x === right)!;
  const radius = KIT.columns[0]!.width / 2;
  const covered = (gap: number) =>
    lyingOf(KIT, over([[at[0] + gap, at[1]]], 0, 0), "green", FLOOR).heads.map((head) => head.covered);
  expect([covered(radius * 0.8), covered(radius * 1.5)]).toEqual([[true], [false]]);
});

test("the plateau that went farthest is told with where it lay, how far it is from there, and how it has turned", () => {
  const [before, now] = [villaOf(2), villaOf(2)];
  expect(strayedFrom(KIT, before, now)).toBeNull();
  const [blue, green] = [indexOf(KIT, "blue") * POSE_SIZE, indexOf(KIT, "green") * POSE_SIZE];
  const [x, y] = [before.poses[green]!, before.poses[green + 1]!];
  now.poses[blue]! += 0.001;
  now.poses[green]! += 0.004;
  now.poses[green + 1]! -= 0.003;
  now.poses.set([Math.cos(0.05), 0, 0, Math.sin(0.05)], green + 3);
  const found = strayedFrom(KIT, before, now)!;
  expect([found.plateau, found.rim.length]).toEqual(["green", outline.length]);
  expect(found.shift.map((part) => part * 1000)).toEqual([expect.closeTo(-4, 2), expect.closeTo(3, 2)]);
  expect(found.turnedDeg).toBeCloseTo((0.1 * 180) / Math.PI, 1);
  expect(found.rim.every(([u, v]) => Math.hypot(u - x, v - y) < 0.13)).toBe(true);
});

test("what sticks out over the base is a part of the rim, and the way back is the other way", () => {
  expect([lies(0, 0).beyond, lies(0, 0).shift]).toEqual([[], null]);
  const { beyond, shift } = lies(0.1, 0);
  const { radius } = KIT.base;
  expect(beyond).toHaveLength(1);
  expect(beyond[0]!.slice(1, -1).every(([x, y]) => Math.hypot(x, y) > radius)).toBe(true);
  expect(shift![0]).toBeLessThan(-0.01);
  // After this move nothing sticks out any more: outline and edge are the same as the referee's.
  expect(lies(0.1 + shift![0], shift![1]).beyond).toEqual([]);
});

test("a plateau that covers too few has its way to the middle of all heads", () => {
  const [dx, dy] = lies(0.09, -0.02).toHeads!;
  expect([0.09 + dx, -0.02 + dy]).toEqual([expect.closeTo(0), expect.closeTo(-0.02 / 3)]);
  expect(lies(0, -0.006).toHeads).toBeNull();
});

test("the way is said as the eye sees it", () => {
  const front = { ...homeEye(0.1, 1.6), azimuth: -Math.PI / 2 };
  const ways = [
    [0.1, 0],
    [-0.1, 0],
    [0, 0.1],
    [0.02, -0.1],
  ].map((shift) => towardOf(shift as [number, number], front));
  expect(ways).toEqual(["right", "left", "far", "near"]);
  expect(towardOf([0.1, 0], { ...front, azimuth: Math.PI / 2 })).toBe("left");
});

test("a middle beside what carries it tips", () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  expect(steadiness(square, [0.5, 2])).toBe("tips");
});

test("runs round a rim go on over its beginning", () => {
  expect(runs([9, 1, 1, 1, 9, 9], (value) => value > 5)).toEqual([[1, 9, 9, 9, 1]]);
});

test("a thick column beyond what carries the top plateau would tip it, and over that it would not", () => {
  const picture = over(TRIANGLE, 0, 0);
  const green = indexOf(KIT, "green");
  picture.poses[green * POSE_SIZE + 2] = FLOOR + HEIGHT + KIT.plateaus[1]!.thickness / 2; // it lies
  const thick = KIT.columns.find(({ kind }) => kind === "thick")!.name;
  const under = (x: number, y: number) => lyingUnder(KIT, picture, "green", thick, [x, y]);
  expect([under(0, 0), under(0, -0.2)]).toEqual(["well", "tips"]);
});
