import { expect, test } from "vitest";
import type { Game } from "../game/state/tablestate";
import type { StoryEntry, View } from "../protocol";
import { catalogueOf } from "../speech/catalogue";
import { parts } from "../speech/catalogues/en";
import { DeedTeller } from "./deeds";

const english = catalogueOf("en", Object.values(parts));
const players = [
  { seat: 0, name: "Ann", colours: ["red"] },
  { seat: 1, name: "Ben", colours: ["blue"] },
];
const raised = { kind: "column-raised", facts: { by: "Ann", column: "red-hex", origin: "base", to: "blue" } };

function entry(version: number, by: number | null, ...events: object[]): StoryEntry {
  return { version, by, verb: "move", facts: {}, events } as unknown as StoryEntry;
}

function table(version: number, turn: number, story: readonly StoryEntry[] = [], change: object = {}): { game: Game } {
  const view = {
    ...{ edition: "de", house: {}, players, phase: "build", turn, acting: [turn], touch: [], neutral: null },
    ...{ nextPlateau: "green", objector: null, over: false, may: [["move"], ["move"]], ...change },
  };
  return { game: { version, story, view: view as unknown as View } as unknown as Game };
}

test("each deed is told once, with what is asked then", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  expect(at(table(3, 0))).toMatch(/^Your turn/);
  const after = table(4, 1, [entry(4, 0, raised)]);
  expect(at(after)).toBe("Ann stands the hexagonal red column on the blue plateau. It is Ben’s turn.");
  // The hand goes away, the wood comes to rest, somebody comes in: nothing was done.
  expect([at(after), at(after)]).toEqual(["", ""]);
});

test("two deeds that come together are told together, and a silent one not at all", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  at(table(3, 1));
  const both = [entry(4, 1, raised), entry(5, 1, { kind: "consented", facts: { plateau: "green" } })];
  expect(at(table(5, 0, both)).match(/hexagonal/g)).toHaveLength(1);
  expect(at(table(6, 0, [...both, entry(6, 1, { kind: "consented", facts: { plateau: "green" } })]))).toBe("");
});

test("who felt a column and let it be hears what is asked again; at the end nothing is asked", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  const asked = at(table(3, 0));
  expect(at(table(4, 0, [entry(4, 0)]))).toBe(asked);
  expect(at(table(5, 0, [entry(4, 0), entry(5, 0, raised)], { over: true }))).toBe(
    "Ann stands the hexagonal red column on the blue plateau.",
  );
});
