import { expect, test } from "vitest";
import type { Game } from "../game/state/tablestate";
import type { StoryEntry, View } from "../protocol";
import { english } from "./catalogue.fixture";
import { DeedTeller } from "./deeds";

const players = [
  { seat: 0, name: "Ann", colours: ["red"], points: 2 },
  { seat: 1, name: "Ben", colours: ["blue"], points: 0 },
];
const raised = { event: "column-raised", by: "Ann", column: "red-hex", origin: "base", to: "blue" };

function entry(version: number, seat: number | null, ...events: object[]): StoryEntry {
  return { version, seat, events, pushed: null } as unknown as StoryEntry;
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
  expect(at(after)).toBe("Ann stands the hexagonal red column on the blue plateau. Ann: 2 points. It is Ben’s turn.");
  // The hand goes away, the wood comes to rest, somebody joins: none of these is a deed.
  expect([at(after), at(after)]).toEqual(["", ""]);
});

test("two deeds that come together are told together, and a silent one not at all", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  at(table(3, 1));
  const both = [entry(4, 1, raised), entry(5, 1, { event: "consented", by: null })];
  expect(at(table(5, 0, both)).match(/hexagonal/g)).toHaveLength(1);
  expect(at(table(6, 0, [...both, entry(6, 1, { event: "consented", by: null })]))).toBe("");
});

test("who felt a column and let it be hears what is asked again; at the end nothing is asked", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  const asked = at(table(3, 0));
  expect(at(table(4, 0, [entry(4, 0)]))).toBe(`It stands where it stood. ${asked}`);
  expect(at(table(5, 0, [entry(4, 0), entry(5, 0, raised)], { over: true }))).toBe(
    "Ann stands the hexagonal red column on the blue plateau.",
  );
});

test("before green lies it is said once that a column does not count yet", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  at(table(3, 0, [], { top: "blue" }));
  const one = [entry(4, 0, raised)];
  expect(at(table(4, 1, one, { top: "blue" }))).toContain("On blue it does not count yet");
  expect(at(table(5, 0, [...one, entry(5, 1, raised)], { top: "blue" }))).not.toContain("count yet");
});

test("an application is told once, by its question", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0, 1] }, english);
  at(table(3, 0));
  const applied = { event: "plateau-applied-for", by: "Ann", plateau: "green" };
  const asked = table(4, 0, [entry(4, 0, applied)], {
    phase: "claimed",
    may: [[], ["object", "consent"]],
    acting: [1],
    at: { "red-hex": "blue", "red-thick": "blue", "blue-hex": "blue" },
    top: "blue",
  });
  expect(at(asked)).toBe("Ann applies for the green plateau. Does anybody object?");
});

test("who applies alone at a device is told it once as well", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  at(table(3, 0));
  const applied = { event: "plateau-applied-for", by: "Ann", plateau: "green" };
  const asked = { phase: "claimed", may: [[], ["object", "consent"]], acting: [1], at: {}, top: "green" };
  expect(at(table(4, 0, [entry(4, 0, applied)], asked)).match(/appl/g)).toHaveLength(1);
});

test("the seal changes hands with the points that moved it", () => {
  const teller = new DeedTeller();
  const at = (known: { game: Game }) => teller.next({ ...known, mine: [0] }, english);
  at(table(3, 0));
  const scored = players.map((player, i) => ({ ...player, points: 2 + i }));
  const taken = { event: "seal-taken", by: "Ben", former: "Ann" };
  expect(at(table(4, 0, [entry(4, 1, taken)], { players: scored, top: "green" }))).toMatch(
    /^Ben takes the seal: 3 to 2\. Your turn/,
  );
});

test("who comes back in the middle of a draw is not told to draw", () => {
  const attempt = { seat: 0, verb: "move", piece: "red-hex", phase: "in-hand" };
  const known = table(3, 0);
  const drawing = { mine: [0], game: { ...known.game, attempt } as unknown as Game };
  expect(new DeedTeller().next(drawing, english)).toBe("You have the hexagonal red column in hand.");
  expect(new DeedTeller().next(drawing, english, true)).toBe(""); // the list says so, and how far it is out
});
