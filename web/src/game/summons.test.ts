import { expect, test } from "vitest";
import { NOTHING_YET, type TableState } from "./state/tablestate";
import { isCalled } from "./summons";

const at = (version: number, acting: readonly number[], mine: readonly number[] = [0], outcome: object | null = null) =>
  ({
    ...NOTHING_YET,
    mine,
    game: { version, outcome, view: { acting, players: [{ seat: 0 }, { seat: 1 }] } },
  }) as unknown as TableState;

test("a player whose turn it is is called, once a turn", () => {
  expect(isCalled(at(1, [1]), at(2, [0]))).toBe(true);
  expect(isCalled(at(2, [0]), at(2, [0]))).toBe(false);
  expect(isCalled(at(1, [0]), at(2, [1]))).toBe(false);
});

test("nobody is called where all sit at one device, after the end, or as a guest who watches", () => {
  expect(isCalled(at(1, [1], [0, 1]), at(2, [0], [0, 1]))).toBe(false);
  expect(isCalled(at(1, [1]), at(2, [0], [0], {}))).toBe(false);
  expect(isCalled(at(1, [1], []), at(2, [0], []))).toBe(false);
});
