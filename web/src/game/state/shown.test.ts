import { expect, test } from "vitest";
import { signsOf } from "./shown";
import type { TableState } from "./tablestate";

const shown = (view: object, story: readonly unknown[] = []) =>
  signsOf({
    mine: [],
    loads: null,
    game: {
      view: { edition: "de", house: {}, may: [], touch: [], locked: [], askew: [], ...view },
      story,
      attempt: null,
    },
  } as unknown as TableState);

test("columns that are locked and columns that lean carry signs of their own", () => {
  const signs = shown({ locked: ["red-hex"], askew: ["blue-thin-1"] });
  expect(signs).toMatchObject({ locked: ["red-hex"], askew: ["blue-thin-1"], touchable: [] });
});

test("a column on top that does not count says so, once points count at all", () => {
  const story = [{ events: [{ kind: "column-void", facts: { column: "red-hex" } }] }];
  expect(shown({ top: "green", at: { "red-hex": "green" } }, story).uncounted).toEqual(["red-hex"]);
  expect(shown({ top: "blue", at: { "red-hex": "blue" } }, story).uncounted).toEqual([]);
});
