import { expect, test } from "vitest";
import { signsOf } from "./shown";
import type { TableState } from "./tablestate";

test("columns that are locked and columns that lean carry signs of their own", () => {
  const view = { locked: ["red-hex"], askew: ["blue-thin-1"], may: [], touch: [] };
  const state = { mine: [], loads: null, game: { view, attempt: null, outcome: null } } as unknown as TableState;
  expect(signsOf(state)).toMatchObject({ locked: ["red-hex"], askew: ["blue-thin-1"], touchable: [] });
});
