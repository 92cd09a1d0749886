import { expect, test, vi } from "vitest";
import { entryOf, forgetOpen, keepOpen, leftOpen } from "./leftopen";
import { NOTHING_YET, type TableState } from "./state/tablestate";

const players = ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, seat }));
const at = (mine: readonly number[], acting: readonly number[], outcome: object | null = null): TableState =>
  ({ ...NOTHING_YET, mine, game: { view: { players, acting }, outcome } }) as unknown as TableState;

test("one comes back to the others, and hears whose turn it was", () => {
  expect(entryOf("table-one", at([0], [0]))).toEqual({ table: "table-one", names: ["Ben", "Cleo"], yours: true });
  expect(entryOf("table-one", at([0], [1]))?.yours).toBe(false);
});

test("round one device all are named, and no turn is anybody's alone", () => {
  expect(entryOf("table-one", at([0, 1, 2], [0]))).toEqual({
    table: "table-one",
    names: ["Ann", "Ben", "Cleo"],
    yours: false,
  });
});

test("guests have nothing to come back to, nor has anybody after the end", () => {
  expect([entryOf("t", at([], [0])), entryOf("t", at([0], [0], {}))]).toEqual([null, null]);
});

test("the latest is first, the finished is forgotten, and what is broken is passed over", () => {
  const kept = new Map([["paletti.open", '[{"table":7},{"table":"table-two","names":["Ben"],"yours":false}]']]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepOpen("table-one", at([0], [0]));
  expect(leftOpen().map(({ table }) => table)).toEqual(["table-one", "table-two"]);
  keepOpen("table-two", at([0], [0], {}));
  expect(leftOpen().map(({ table }) => table)).toEqual(["table-one"]);
  forgetOpen("table-one");
  expect(leftOpen()).toEqual([]);
  kept.set("paletti.open", "{broken");
  expect(leftOpen()).toEqual([]);
  vi.unstubAllGlobals();
});
