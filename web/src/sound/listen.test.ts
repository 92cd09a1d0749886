import { expect, it } from "vitest";
import { indexOf } from "../scene/kit";
import { KIT, villaOf } from "../scene/showvilla";
import { massesOf } from "../scene/weight";
import { dragOf, knockOf } from "./listen";

const masses = massesOf(KIT);
const { poses } = villaOf(1);
const piece = (name: string): number => indexOf(KIT, name);
const [thin, thick, blue] = [piece("red-thin-1"), piece("red-thick"), piece("blue")];
const BASE = 254;

it("pieces weigh what wood weighs", () => {
  expect(masses[thin]! * 1000).toBeCloseTo(10.2, 0);
  expect(masses[thick]! * 1000).toBeCloseTo(40.7, 0);
  expect(masses[blue]! * 1000).toBeGreaterThan(100);
});

it("a knock sounds like its lighter piece on the heavier, whichever is named first", () => {
  const height = poses[thin * 7 + 2];
  for (const [first, second] of [
    [thin, blue],
    [blue, thin],
  ] as const) {
    const knock = knockOf(KIT, masses, poses, { first, second, impulseNs: 0.01 });
    expect(knock).toEqual({ impulse: 0.01, mass: masses[thin], against: "plateau", height });
  }
  expect(knockOf(KIT, masses, poses, { first: thin, second: thick, impulseNs: 0.01 }).against).toBe("column");
});

it("what is no piece is card, and gives no sound of its own", () => {
  for (const touch of [
    { first: blue, second: BASE },
    { first: BASE, second: blue },
  ]) {
    const { mass, against } = knockOf(KIT, masses, poses, { ...touch, impulseNs: 0.01 });
    expect([mass, against]).toEqual([masses[blue], "base"]);
  }
});

it("a piece in hand slides as fast as it moves over the floor", () => {
  const later = poses.slice();
  later[thin * 7]! += 0.003;
  later[thin * 7 + 1]! += 0.004;
  later[thin * 7 + 2]! += 0.05;
  const pull = { piece: thin, forceN: 1.2, strain: 0.4 };
  expect(dragOf(pull, poses, later, 0.1)).toEqual({ speed: expect.closeTo(0.05, 4), load: 1.2, strain: 0.4 });
});

it("in no time nothing slides", () => {
  expect(dragOf({ piece: thin, forceN: 1, strain: 0.2 }, poses, poses, 0).speed).toBe(0);
});
