import { expect, test, vi } from "vitest";
import type { TableStands } from "../protocol";
import { askedAgain, entryOf, forgetOpen, keepOpen, leftOpen, standingOf } from "./leftopen";
import { NOTHING_YET, type TableState } from "./state/tablestate";

const players = ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, seat }));
const at = (mine: readonly number[], acting: readonly number[], outcome: object | null = null): TableState =>
  ({ ...NOTHING_YET, mine, game: { view: { players, acting }, outcome, version: 7 } }) as unknown as TableState;

test("one comes back to the others, and hears whose turn it was", () => {
  expect(entryOf("table-one", at([0], [0]))).toEqual({
    table: "table-one",
    names: ["Ben", "Cleo"],
    yours: true,
    seats: [0],
    version: 7,
  });
  expect(entryOf("table-one", at([0], [1]))?.yours).toBe(false);
});

test("round one device all are named, and no turn is anybody's alone", () => {
  expect(entryOf("table-one", at([0, 1, 2], [0]))).toEqual({
    table: "table-one",
    names: ["Ann", "Ben", "Cleo"],
    yours: false,
    seats: [],
    version: 7,
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

const left = { table: "table-one", names: ["Ben"], yours: true, seats: [0], version: 7 };
const stands = (value: Partial<TableStands>) => standingOf(left, { ok: true, value: value as TableStands });

test("whose turn it is comes from the server, and nobody guesses", () => {
  expect(stands({ stage: "playing", acting: [1] })?.yours).toBe(false);
  expect(stands({ stage: "playing", acting: [0] })?.yours).toBe(true);
  expect(stands({ stage: "playing", acting: null, version: 7 })?.yours).toBe(true); // nothing has happened since
  expect(stands({ stage: "playing", acting: null, version: 8 })?.yours).toBe(false);
  const problem = { sentence: "", reason: "offline", facts: {} } as const;
  expect(standingOf(left, { ok: false, problem })).toEqual({ ...left, yours: false });
});

test("a game that is over or gone is offered no more, and forgotten", async () => {
  const kept = new Map([["paletti.open", JSON.stringify([left, { ...left, table: "table-two" }])]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("one")
      ? Response.json({ stage: "over" })
      : Response.json({ reason: "no-such-table" }, { status: 404 }),
  );
  expect([await askedAgain(leftOpen()), leftOpen()]).toEqual([[], []]);
  vi.unstubAllGlobals();
});
