import { expect, test } from "vitest";
import type { Level } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Picture, POSE_SIZE } from "../../scene/picture";
import { signedDistance } from "../../scene/rim";
import { KIT, villaOf } from "../../scene/showvilla";
import type { Vec3 } from "../../scene/vector";
import { along, Carrying, downward, led, overhead, type Path, pace, UNTRIED, upward, wayDown, wayUp } from "./carry";
import { clearance, floorHeight, floorUnder, journey, Site } from "./floor";

test("a column that is barely clear goes a little farther out before it goes up", () => {
  const way = upward([0.1, 0, 0.04], [0.05, 0, 0.04], 0.004, 0.126, [0.06, 0]);
  expect(way[0]![0]).toBeCloseTo(0.108);
  expect(way[1]![2]).toBeCloseTo(0.156);
  expect(way[2]).toEqual([0.06, 0, way[1]![2]]);
});

test("a column that is well clear goes straight up", () => {
  expect(upward([0, -0.3, 0.04], [0, 0, 0.04], 0.05, 0.126, [0, -0.05])[0]).toEqual([0, -0.3, 0.04]);
});

test("the way down is never a way up", () => {
  expect(downward([0, 0, 0.1], 0.2)).toEqual([[0, 0, 0.1]]);
});

test("the hand turns a corner within one step and then is at the end", () => {
  const way = [
    [0.1, 0, 0],
    [0.1, 0, 0.1],
  ] as const;
  expect(along([0, 0, 0], way, 1, 0.15)).toEqual({ at: [0.1, 0, 0.04999999999999999], left: [[0.1, 0, 0.1]] });
  expect(along([0, 0, 0], way, 1, 5)).toEqual({ at: [0.1, 0, 0.1], left: [] });
});

test("a plateau rises beside the villa before it goes over it", () => {
  const [up, over] = overhead([0.38, 0, 0], 0.166, [0.01, 0.02]);
  expect(up!.slice(0, 2)).toEqual([0.38, 0]);
  expect(over).toEqual([0.01, 0.02, up![2]]);
  expect(up![2]).toBeCloseTo(0.196);
});

test("the hand sinks briskly and meets the floor gently", () => {
  const speeds = [0.2, 0.11].map((z) => pace("down", [0, 0, z], [[0, 0, 0.1]]));
  expect(speeds[0]).toBeGreaterThan(3 * speeds[1]!);
  expect(pace("up", [0, 0, 0], [])).toBeGreaterThan(speeds[0]!);
});

const LEVEL: Level = "blue";
const HELD = "red-thick";

/** The villa with the held column beside it and this many others on its top plateau, each where there is room. */
function crowded(
  count: number,
  apart: number,
  level: Level = LEVEL,
): { picture: Picture; feet: { x: number; y: number; radius: number }[] } {
  const picture = villaOf(level === LEVEL ? 1 : 5);
  const top = KIT.plateaus.find(({ colour }) => colour === level)!;
  const floor = floorHeight(KIT, picture, level);
  const middle = indexOf(KIT, level) * POSE_SIZE;
  const [mx, my] = [picture.poses[middle]!, picture.poses[middle + 1]!];
  const feet: { x: number; y: number; radius: number }[] = [];
  const others = KIT.columns.filter(({ name }) => name !== HELD);
  for (let x = mx - 0.13; x <= mx + 0.13 && feet.length < count; x += apart) {
    for (let y = my - 0.13; y <= my + 0.13 && feet.length < count; y += apart) {
      const shape = others[feet.length]!;
      if (-signedDistance(top.outline, x - mx, y - my) < shape.width / 2 + 0.001) continue;
      picture.poses.set([x, y, floor + shape.height / 2, 1, 0, 0, 0], indexOf(KIT, shape.name) * POSE_SIZE);
      feet.push({ x, y, radius: shape.width / 2 });
    }
  }
  picture.poses.set([0.25, 0, 0.04, 1, 0, 0, 0], indexOf(KIT, HELD) * POSE_SIZE);
  return { picture, feet };
}

const radius = KIT.columns.find(({ name }) => name === HELD)!.width / 2;
const gap = (feet: readonly { x: number; y: number; radius: number }[], [x, y]: Vec3): number =>
  Math.min(...feet.map((foot) => Math.hypot(foot.x - x, foot.y - y) - foot.radius - radius));

test.each([4, 8, 12, 16])("carried up, a column comes to a free spot over a top with %i columns", (count) => {
  const { picture, feet } = crowded(count, 0.036);
  const floor = floorHeight(KIT, picture, LEVEL);
  const goal = { level: LEVEL, floor, rest: floor };
  for (const from of [
    [0.25, 0, 0.04],
    [-0.25, 0.02, 0.04],
    [0.02, -0.26, 0.04],
  ] as const) {
    const end = wayUp(KIT, picture, HELD, { from, start: [0, 0, 0.04] }, goal).at(-1)!;
    const beside = end[0] === from[0] && end[1] === from[1];
    expect(beside || gap(feet, end) > 0.001).toBe(true);
    expect(beside).toBe(false);
  }
});

test("over a top where nothing is free the hand stays beside it", () => {
  const { picture } = crowded(19, 0.02, "red");
  const floor = floorHeight(KIT, picture, "red");
  const from: Vec3 = [0.25, 0, 0.04];
  const end = wayUp(KIT, picture, HELD, { from, start: [0, 0, 0.04] }, { level: "red", floor, rest: floor }).at(-1)!;
  expect([end[0], end[1]]).toEqual([0.25, 0]);
});

test("set down over a neighbour, a column goes aside first and comes down beside it", () => {
  const { picture, feet } = crowded(5, 0.05);
  const floor = floorHeight(KIT, picture, LEVEL);
  const { x, y } = feet[2]!;
  const from: Vec3 = [x + 0.012, y, floor + 0.15];
  const way = wayDown(KIT, picture, HELD, from, { level: LEVEL, floor, rest: floor });
  expect(way).toHaveLength(2);
  expect(way[0]![2]).toBe(from[2]);
  expect(gap(feet, way.at(-1)!)).toBeGreaterThan(0.001);
});

test("set down right over the middle of another one, a column of any kind finds the place beside it", () => {
  const floor = floorHeight(KIT, villaOf(1), LEVEL);
  const kinds = ["thin-1", "hex", "thick"];
  const beside = kinds.flatMap((mine) =>
    kinds.map((theirs) => {
      const picture = villaOf(1);
      picture.poses.set([0, -0.02, floor + 0.04], indexOf(KIT, `blue-${theirs}`) * POSE_SIZE);
      const [x, y] = new Site(KIT, picture, LEVEL, `red-${mine}`).below(0, -0.02);
      const [one, other] = [`red-${mine}`, `blue-${theirs}`].map((name) => KIT.columns[indexOf(KIT, name)]!.width);
      return Math.hypot(x, y + 0.02) > (one! + other!) / 2;
    }),
  );
  expect(beside).toEqual(Array(9).fill(true));
});

test("set down where it is free, a column goes straight down", () => {
  const { picture } = crowded(0, 0.05);
  const floor = floorHeight(KIT, picture, LEVEL);
  const way = wayDown(KIT, picture, HELD, [0, 0, floor + 0.1], { level: LEVEL, floor, rest: floor });
  expect(way.map(([wx, wy]) => [wx, wy])).toEqual([[0, 0]]);
});

test("on the way down the hand goes aside before it sinks, and sinks once the wood is there", () => {
  const way: Vec3[] = [
    [0.02, 0, 0.2],
    [0.02, 0, 0.1],
  ];
  const felt = (grip: Vec3) => ({ grip, strain: 0, fresh: true });
  let at: Vec3 = [0, 0, 0.2];
  let step = led("down", at, way, felt(at), UNTRIED, 0.05);
  at = step.aim!;
  expect(at[2]).toBe(0.2);
  for (let i = 0; i < 10 && step.way.length > 1; i++) {
    step = led("down", at, step.way, felt(at), step.stuck, 0.05);
    at = step.aim!;
  }
  step = led("down", at, step.way, felt(at), step.stuck, 0.05);
  expect(step.aim![2]).toBeLessThan(0.2);
  expect(step.aim![0]).toBeCloseTo(0.02);
});

test("a hand does not turn a corner before the server knows it there, however far it is foreseen", () => {
  const corner: Vec3 = [0.3, 0, 0.5];
  const way: Path = [corner, [0, 0, 0.5]];
  const felt = (known: Vec3) => ({ grip: corner, known, strain: 0, fresh: true });
  const waiting = led("up", corner, way, felt([0.3, 0, 0.1]), UNTRIED, 0.05);
  expect(waiting).toMatchObject({ aim: corner, way, over: false, blocked: false });
  expect(led("up", corner, way, felt([0.3, 0, 0.496]), UNTRIED, 0.05).way).toEqual([[0, 0, 0.5]]);
});

test("a hand on its way down beside the plateau, where nothing ever meets it, is at its end one day", () => {
  const carrying = new Carrying();
  carrying.begin([[0.3, 0, 0.12]]);
  let from: Vec3 = [0.3, 0, 0.16];
  let seconds = 0;
  for (let over = false; !over && seconds < 60; seconds += 0.05) {
    const step = carrying.step("down", from, villaOf(1), indexOf(KIT, HELD), 0.05);
    from = step.aim ?? from;
    over = step.over;
  }
  expect(from[2]).toBeCloseTo(0.12);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(10);
});

test("a floor that tilts is lower on one side: what is set down there goes down to it", () => {
  const villa = villaOf(1);
  const poses = villa.poses.slice();
  const at = indexOf(KIT, LEVEL) * POSE_SIZE;
  const [cx, cy] = [poses[at]!, poses[at + 1]!];
  const half = Math.PI / 180; // tilted by two degrees about y: the side at +x goes down
  poses.set([Math.cos(half), 0, Math.sin(half), 0], at + 3);
  const tilted: Picture = { ...villa, poses };
  const middle = floorUnder(KIT, tilted, LEVEL, [cx, cy, 0.3]);
  expect(middle).toBeCloseTo(floorHeight(KIT, tilted, LEVEL), 4);
  expect(middle - floorUnder(KIT, tilted, LEVEL, [cx + 0.06, cy, 0.3])).toBeCloseTo(0.06 * Math.tan(2 * half), 4);
});

test("a column that the eye sees beside the plateau is free, by two millimetres and not by none", () => {
  const name = KIT.columns[0]!.name;
  const index = indexOf(KIT, name);
  const villa = villaOf(1);
  const at = (x: number): Picture => {
    const poses = villa.poses.slice();
    poses.set([x, 0, KIT.columns[0]!.height / 2], index * POSE_SIZE);
    return { ...villa, poses };
  };
  const beside = (room: number): Picture => {
    let x = 0;
    while (clearance(KIT, at(x), name) < room) x += 0.0004;
    return at(x);
  };
  const goes = (room: number) => journey(KIT, beside(room), name, floorHeight(KIT, at(0), "blue"), "in");
  expect([goes(-0.002), goes(0.0005), goes(0.002)]).toEqual(["in", "in", "clear"]);
});
