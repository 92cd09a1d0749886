import { expect, test } from "vitest";
import type { Refusal } from "../../protocol";
import { movedByOthers, signsOf, whyBarred } from "./shown";
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
  const story = [{ events: [{ event: "column-void", column: "red-hex" }] }];
  expect(shown({ top: "green", at: { "red-hex": "green" } }, story).uncounted).toEqual(["red-hex"]);
  expect(shown({ top: "blue", at: { "red-hex": "blue" } }, story).uncounted).toEqual([]);
});

const raised = (seat: number, column: string) => ({ seat, events: [{ event: "column-raised", column, to: "blue" }] });

test("what others have moved is marked until the next deed of somebody here; who watches sees the last one", () => {
  const story = [raised(1, "red-hex"), raised(0, "blue-hex"), raised(1, "red-thin-1"), raised(2, "green-hex")];
  const at = { "red-hex": "blue", "blue-hex": "blue", "red-thin-1": "blue", "green-hex": "blue" };
  const moved = (mine: readonly number[], deeds: readonly unknown[], where: object = at) =>
    movedByOthers({ mine, game: { story: deeds, view: { at: where }, outcome: null } } as unknown as TableState);
  expect(moved([0], story)).toEqual(["red-thin-1", "green-hex"]);
  expect(moved([0], [...story, raised(0, "blue-thick")])).toEqual([]);
  expect(moved([], story)).toEqual(["green-hex"]);
  expect(moved([0], story, { ...at, "green-hex": "out" })).toEqual(["red-thin-1"]);
  expect(moved([0, 1, 2], story)).toEqual([]);
});

test("a column that others have left askew is marked as long as it leans", () => {
  const story = [{ seat: 1, events: [{ event: "column-askew", column: "red-hex", level: "base" }] }];
  const marked = (askew: readonly string[]) =>
    movedByOthers({ mine: [0], game: { story, view: { at: {}, askew }, outcome: null } } as unknown as TableState);
  expect([marked(["red-hex"]), marked([])]).toEqual([["red-hex"], []]);
});

test("what the chosen tool reaches glows, and what only the other one reaches glows otherwise", () => {
  const touch = [{ seat: 0, verb: "move", may: ["red-hex", "red-thin-1", "red-thick"], refused: [], only: {} }];
  touch[0]!.only = { "red-thin-1": "hook", "red-thick": "hand" };
  const by = (tool: "hand" | "hook") =>
    signsOf(
      {
        mine: [0],
        loads: null,
        game: {
          view: { edition: "de", house: {}, may: [[]], touch, locked: [], askew: [] },
          story: [],
          attempt: null,
          outcome: null,
        },
      } as unknown as TableState,
      tool,
    );
  expect(by("hand")).toMatchObject({ touchable: ["red-hex", "red-thick"], hookable: ["red-thin-1"], fingered: [] });
  expect(by("hook")).toMatchObject({ touchable: ["red-hex", "red-thin-1"], hookable: [], fingered: ["red-thick"] });
});

test("why a column may not be touched names it, and of one that may be touched there is nothing to say", () => {
  const why: Refusal = { clause: "MOVE-1", reason: "not-your-column", facts: { player: "Ben" } };
  const refused = [{ columns: ["red-hex", "red-thick"], why }];
  expect(whyBarred({ refused }, "red-thick")).toEqual({ ...why, facts: { column: "red-thick", player: "Ben" } });
  expect(whyBarred({ refused }, "blue-hex")).toBe(null);
});
