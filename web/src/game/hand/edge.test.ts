import { expect, test } from "vitest";
import { squareVilla } from "../../access/villa.fixture";
import type { TableState } from "../state/tablestate";
import { Edge, keptInside } from "./edge";
import { EMPTY_HAND, type HandView } from "./handview";

const SIDE = 0.09;
const square = (x: number, y: number) => SIDE - Math.max(Math.abs(x), Math.abs(y));

test("who draws on over the edge is led along it, and what is inside goes where it is led", () => {
  expect(keptInside(square, [0.05, 0.02, 0.1])).toEqual([0.05, 0.02, 0.1]);
  const [x, y, z] = keptInside(square, [0.2, 0.02, 0.1]);
  expect([x, y, z]).toEqual([expect.closeTo(0.087, 3), expect.closeTo(0.02), 0.1]);
  expect(square(x, y)).toBeGreaterThanOrEqual(0.003);
});

test("no way that the hook is led takes the middle of a foot over the edge", () => {
  const round = (x: number, y: number) => 0.1 - Math.hypot(x, y);
  for (let turn = 0; turn < 6; turn += 0.1) {
    const [x, y] = keptInside(round, [0.3 * Math.cos(turn), 0.3 * Math.sin(turn), 0]);
    expect(round(x, y)).toBeGreaterThanOrEqual(0.003);
  }
});

/** The edge round a hooked column this far from the middle of the villa. */
function hooked(x: number, view: Partial<HandView> = {}, level = "blue") {
  const { kit, picture } = squareVilla([{ name: "green-thick", x, y: 0, top: level === "blue" }]);
  const table = { game: { view: { at: { "green-thick": level } } } } as unknown as TableState;
  const held: HandView = { ...EMPTY_HAND, holds: "green-thick", grasp: "hook", ...view };
  const edge = new Edge(
    kit,
    { table: () => table, picture: () => picture },
    () => held,
    () => null,
  );
  const rim = kit.plateaus[0]!.outline[1]![0];
  return { edge, at: edge.at(picture, "green-thick"), rim };
}

test("the edge is told eight millimetres before the foot gets there, and where the hook goes no farther", () => {
  const { rim } = hooked(0);
  const foot = 0.01;
  const tells = [0.02, foot + 0.007, 0.004].map((inside) => hooked(rim - inside).at);
  expect(tells).toEqual([null, "edge", "rim"]);
});

test("what fingers hold, and what is out of the villa already, is led anywhere", () => {
  const { rim } = hooked(0);
  const beyond = [rim + 0.1, 0, 0.1] as const;
  const led = (view: Partial<HandView>) => hooked(rim - 0.004, view).edge.keeps(beyond);
  expect(led({})[0]).toBeLessThan(rim);
  expect([led({ grasp: "hand" }), led({ journey: "clear" })]).toEqual([beyond, beyond]);
  expect(hooked(rim - 0.004, { grasp: "hand" }).at).toBe(null);
});

test("on the base the hook goes as far as its wood, beyond the building site", () => {
  const [x] = hooked(0, {}, "base").edge.keeps([0.5, 0, 0.01]);
  expect(x).toBeCloseTo(0.157, 3);
});
