import { expect, test } from "vitest";
import type { Moment } from "../net/frames";
import { indexOf } from "../scene/kit";
import { KIT, villaOf } from "../scene/showvilla";
import { Foresight } from "./foresight";
import { NOTHING_YET, type TableState } from "./state/tablestate";

const NAME = "red-thin-1";
const PIECE = indexOf(KIT, NAME);
const AT = PIECE * 7;
const table = { ...NOTHING_YET, mine: [0], loads: { [NAME]: { hint: "loose" } } } as unknown as TableState;
const villa = villaOf(1);
const [x, y, z] = villa.poses.subarray(AT, AT + 3) as unknown as [number, number, number];

/** The villa with my hand on the column, or without one. */
const moment = (tick: number, held: boolean, target = [x, y, z] as const): Moment => ({
  tick,
  poses: villa.poses,
  places: villa.places,
  hands: held
    ? [{ seat: 0, tool: "hand", piece: PIECE, grip: [x, y, z], target, forceN: 0, strain: 0, ledMs: null }]
    : [],
  contacts: [],
  rests: false,
});

const aim = (atMs: number, dx: number) =>
  ({ type: "aim", seat: 0, position: [x + dx, y, z + 0.05], turn: 0, atMs }) as const;

test("a loose column follows the pointer before the server knows", () => {
  const foresight = new Foresight(KIT, () => table);
  const poses = villa.poses.slice();
  foresight.see(moment(0, true), 0);
  foresight.aimed(aim(1, 0.02));
  expect(foresight.put(poses, 100)).toBe(true);
  expect(poses[AT]! - x).toBeGreaterThan(0.005);
  expect(foresight.grip(0)![0]).toBeCloseTo(poses[AT]!, 6);
  expect(villa.poses[AT]).toBe(x);
});

test("the column goes as one of its own mass does: heavy wood sags and lags more", () => {
  const ends = [1, 8].map((times) => {
    const columns = KIT.columns.map((shape) => ({ ...shape, massKg: shape.massKg * times }));
    const foresight = new Foresight({ ...KIT, columns }, () => table);
    const poses = villa.poses.slice();
    foresight.see(moment(0, true), 0);
    foresight.aimed(aim(1, 0.02));
    foresight.put(poses, 150);
    return [poses[AT]!, poses[AT + 2]!];
  });
  const [[across, up], [heavyAcross, heavyUp]] = ends as [[number, number], [number, number]];
  expect(across - heavyAcross).toBeGreaterThan(0.0005);
  expect(up - heavyUp).toBeGreaterThan(0.0005);
});

test("a column that carries stays where it is until the server says that it comes", () => {
  const heavy = { ...table, loads: { [NAME]: { hint: "heavy" } } } as unknown as TableState;
  const foresight = new Foresight(KIT, () => heavy);
  const poses = villa.poses.slice();
  foresight.see(moment(0, true), 0);
  foresight.aimed(aim(1, 0.02));
  foresight.put(poses, 300);
  expect(poses[AT]).toBeCloseTo(x, 6);
});

test("aims that were sent before the hand was seen lead it, and those of an earlier grip do not", () => {
  const foresight = new Foresight(KIT, () => table);
  const poses = villa.poses.slice();
  foresight.aimed(aim(1, -0.1));
  foresight.sends({ type: "grip", seat: 0, column: NAME, point: [0, 0, 0] });
  foresight.aimed(aim(2, 0.02));
  foresight.see(moment(0, true), 100);
  foresight.put(poses, 300);
  expect(poses[AT]! - x).toBeGreaterThan(0.01);
});

test("what is let go goes over into the server's pictures without a jump", () => {
  const foresight = new Foresight(KIT, () => table);
  let poses = villa.poses.slice();
  foresight.see(moment(0, true), 0);
  foresight.aimed(aim(1, 0.02));
  foresight.put(poses, 100);
  const shown = poses[AT]!;
  foresight.see(moment(4, false), 101);
  expect(foresight.grip(0)).toBeNull();
  poses = villa.poses.slice();
  expect(foresight.put(poses, 102)).toBe(true);
  expect(poses[AT]).toBeCloseTo(shown, 4);
  poses = villa.poses.slice();
  foresight.put(poses, 2000);
  expect(poses[AT]).toBeCloseTo(x, 5);
  expect(foresight.put(poses, 2016)).toBe(false);
});

test("over the top it is not seen to sink into the floor", () => {
  const foresight = new Foresight(KIT, () => table);
  const poses = villa.poses.slice();
  foresight.see(moment(0, true), 0);
  foresight.above(z - KIT.columns[PIECE]!.height / 2);
  foresight.aimed({ ...aim(1, 0), position: [x, y, z - 0.05] });
  foresight.put(poses, 500);
  expect(poses[AT + 2]).toBeCloseTo(z, 5);
});

test("where the table leads the column back, it is shown where the server says", () => {
  let state = table;
  const foresight = new Foresight(KIT, () => state);
  foresight.see(moment(0, true), 0);
  foresight.aimed(aim(1, 0.02));
  foresight.put(villa.poses.slice(), 100);
  state = { ...table, game: { attempt: { phase: "returning" } } } as unknown as TableState;
  foresight.see(moment(4, true), 120);
  const poses = villa.poses.slice();
  foresight.put(poses, 130);
  poses.set(villa.poses);
  foresight.put(poses, 5000); // what was foreseen has faded
  expect([poses[AT], foresight.grip(0)]).toEqual([x, null]);
});
