import { expect, test } from "vitest";
import { beds, columnSpots, handOver } from "./spots";
import { squareVilla } from "./villa.fixture";

const FRONT = -Math.PI / 2;

test("an empty plateau has its middle and two places for every hour", () => {
  const { kit, picture } = squareVilla([{ name: "red-hex", x: 0.05, y: 0 }]);
  const spots = columnSpots(kit, picture, "blue", "red-hex", FRONT);
  expect(spots).toHaveLength(25);
  expect(spots[0]).toMatchObject({ where: "middle", hour: null, x: 0, y: 0, near: null });
});

test("three at the edge is on the right, wholly on the plateau", () => {
  const { kit, picture } = squareVilla([{ name: "red-hex", x: 0.05, y: 0 }]);
  const spot = columnSpots(kit, picture, "blue", "red-hex", FRONT).find(
    ({ where, hour }) => where === "edge" && hour === 3,
  );
  expect(spot?.x).toBeGreaterThan(0.07);
  expect(spot?.x).toBeLessThan(0.09);
  expect(spot?.y).toBeCloseTo(0);
});

test("a place that is taken is not offered", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.05, y: 0 },
    { name: "blue-hex", x: 0, y: 0, top: true },
  ]);
  const spots = columnSpots(kit, picture, "blue", "red-hex", FRONT);
  expect(spots.some(({ where }) => where === "middle")).toBe(false);
});

test("places are told apart by what stands beside them, and by whether the plateau would tip there", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.15, y: 0 },
    { name: "blue-hex", x: 0, y: 0, top: true },
    { name: "green-hex", x: 0.004, y: -0.04 },
    { name: "yellow-hex", x: 0.06, y: 0 },
    { name: "blue-thick", x: 0.004, y: 0.04 },
  ]);
  const spots = columnSpots(kit, picture, "blue", "red-hex", FRONT);
  const at = (place: string, hour: number) => spots.find((one) => one.where === place && one.hour === hour)!;
  expect(at("between", 3).near).toEqual({ column: "blue-hex", gapMm: expect.any(Number) });
  expect(at("edge", 3).near).toBe(null);
  expect([at("edge", 9).tips, at("edge", 3).tips]).toEqual([true, false]);
});

test("a plateau lies most steadily with its middle inside the ring of its columns", () => {
  const { kit, picture } = squareVilla([
    { name: "red-hex", x: 0.04, y: 0.04, top: true },
    { name: "blue-hex", x: -0.04, y: 0.04, top: true },
    { name: "green-hex", x: 0, y: -0.05, top: true },
  ]);
  const [steady] = beds(kit, picture, "blue", "green");
  expect(steady?.kind).toBe("steady");
  expect(steady?.covers).toBe(3);
  expect(steady?.safeMm).toBeGreaterThan(20);
});

test("a column that lags behind the hand still comes over the place that was chosen", () => {
  const [piece, grip] = [[0.12, 0.03, 0.04] as const, [0.121, 0.03, 0.05] as const];
  const to = handOver({ x: 0.05, y: -0.02 }, piece, grip, 0.1);
  // If the piece moves as far as the hand that holds it, it is there.
  const moved = to.map((at, i) => at - grip[i]! + piece[i]!);
  expect(moved.map((at) => Math.round(at * 1000))).toEqual([50, -20, 140]);
});
