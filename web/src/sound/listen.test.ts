import { expect, it } from "vitest";
import { KIT, villaOf } from "../gallery/fixture";
import { indexOf } from "../scene/kit";
import { dragOf, knockOf, listener, massesOf } from "./listen";
import type { Sound } from "./sound";

const masses = massesOf(KIT);
const { poses } = villaOf(1);
const [thin, thick, blue] = ["red-thin-1", "red-thick", "blue"].map((name) => indexOf(KIT, name)) as [
  number,
  number,
  number,
];
const BASE = 254;

it("pieces weigh what wood weighs", () => {
  expect(masses[thin]! * 1000).toBeCloseTo(10.2, 0);
  expect(masses[thick]! * 1000).toBeCloseTo(40.7, 0);
  expect(masses[blue]! * 1000).toBeGreaterThan(100);
});

it("a knock sounds like its lighter piece on the heavier", () => {
  const knock = knockOf(KIT, masses, poses, { first: blue, second: thin, impulseNs: 0.01, slideMS: 0 });
  expect(knock).toMatchObject({ impulse: 0.01, mass: masses[thin], against: "plateau" });
});

it("what falls beside the base strikes the table", () => {
  const strewn = poses.slice();
  strewn[thin * 7] = 0.4;
  expect(knockOf(KIT, masses, strewn, { first: thin, second: BASE, impulseNs: 0.01, slideMS: 0 })?.against).toBe(
    "table",
  );
  expect(knockOf(KIT, masses, strewn, { first: BASE, second: BASE, impulseNs: 0.01, slideMS: 0 })).toBeNull();
});

it("only what a hand has hold of slides aloud", () => {
  const contacts = [
    { first: thin, second: BASE, impulseNs: 0, slideMS: 0.04 },
    { first: thick, second: BASE, impulseNs: 0, slideMS: 0.5 },
  ];
  expect(dragOf({ poses, contacts, hands: [] })).toBeNull();
  expect(dragOf({ poses, contacts, hands: [{ piece: thin, forceN: 1.2, strain: 0.4 }] })).toEqual({
    speed: 0.04,
    load: 1.2,
    strain: 0.4,
  });
});

it("a moment is heard on the side where it happens", () => {
  const heard: [number, number][] = [];
  const sound = {
    knock: (contacts, pan) => heard.push([contacts.length, pan ?? 0]),
    drag() {},
  } as Partial<Sound> as Sound;
  const right = poses.slice();
  right[thin * 7] = 0.12;
  const contacts = [{ first: thin, second: blue, impulseNs: 0.02, slideMS: 0 }];
  listener(sound, KIT)({ poses: right, contacts, hands: [] }, [1, 0, 0]);
  expect(heard).toEqual([
    [0, -0.5],
    [0, 0],
    [1, 0.5],
  ]);
});
