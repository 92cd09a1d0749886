import { expect, test } from "vitest";
import type { View } from "../protocol";
import { listed, wayOut } from "./columns";
import { columnSpots } from "./spots";
import { squareVilla } from "./villa.fixture";

const FRONT = -Math.PI / 2;
const view = {
  players: [
    { seat: 0, name: "Ann", colours: ["red"] },
    { seat: 1, name: "Ben", colours: ["blue"] },
  ],
  at: { "red-hex": "base", "blue-hex": "base", "green-hex": "blue" },
  locked: ["blue-hex"],
  askew: ["green-hex"],
  neutral: "green",
} as unknown as View;

test("a column is told by owner, level, hour, load and neighbours, the highest first", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.05, y: 0 },
    { name: "blue-hex", x: 0.05, y: -0.04 },
    { name: "green-hex", x: 0, y: 0, top: true },
  ]);
  const loads = { "red-hex": { hint: "loose", newtons: null } } as const;
  const told = listed({
    kit,
    picture,
    view,
    loads,
    mine: [0, 1],
    seat: 0,
    may: ["red-hex"],
    only: { "red-hex": "hook" },
    refused: [],
    azimuth: FRONT,
  });
  expect(told.map(({ column }) => column)).toEqual(["green-hex", "red-hex", "blue-hex"]);
  expect(told[0]).toMatchObject({ level: "blue", hour: null, owner: "neutral", may: false, askew: true });
  expect(told[1]).toEqual({
    column: "red-hex",
    level: "base",
    hour: 3,
    outMm: 50,
    owner: "mine",
    ownerName: "Ann",
    hint: "loose",
    locked: false,
    askew: false,
    may: true,
    hookOnly: true,
    refusal: null,
    neighbours: [{ column: "blue-hex", hour: 6, gapMm: 20 }],
  });
  expect(told[2]).toMatchObject({ owner: "other", locked: true, hint: null });
});

test("the way out goes round a neighbour that stands in it", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.05, y: 0 },
    { name: "blue-hex", x: 0.09, y: 0 },
  ]);
  expect(wayOut(kit, picture, 1)).toBeCloseTo(0);
  expect(Math.abs(wayOut(kit, picture, 0))).toBeGreaterThan(0.4);
});

test("a column is told at the hour of the place that was chosen for it, wherever its plateau lies", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.05, y: 0 },
    { name: "blue-hex", x: 0, y: 0, top: true },
  ]);
  const blue = kit.columns.length * 7;
  picture.poses[blue] = 0.02; // the plateau lies aside
  picture.poses[blue + 1] = 0.015;
  const spots = columnSpots(kit, picture, "blue", "blue-hex", FRONT);
  for (const { hour, x, y } of spots.filter(({ where }) => where === "between")) {
    picture.poses[7] = x;
    picture.poses[8] = y;
    const looking = { kit, picture, loads: null, mine: [0], seat: 0, may: [], only: {}, refused: [], azimuth: FRONT };
    const [told] = listed({ ...looking, view: { ...view, at: { "red-hex": "base", "blue-hex": "blue" } } });
    expect([told?.column, told?.hour]).toEqual(["blue-hex", hour]);
  }
});
