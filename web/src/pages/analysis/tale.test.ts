import { expect, test } from "vitest";
import type { Analysis, Chapter, Note, Replay, View } from "../../protocol";
import { momentsOf, swingOf, taleOf, turningPoints, wayOf } from "./tale";

function chapter(version: number, turnNumber: number, turn: number | null): Chapter {
  const players = [{ colours: ["blue", "yellow"] }, { colours: ["red", "green"] }];
  return {
    entry: { version, seat: 0, deed: { deed: "move" }, events: [], pushed: null },
    view: { turnNumber, turn, players } as unknown as View,
  } as unknown as Chapter;
}

function note(version: number, seat: number | null, outlook: readonly number[], turningPoint = false): Note {
  return {
    version,
    seat,
    what: "move red-hex",
    ends: "stands",
    chance: 0.9,
    alternatives: [],
    outlook,
    hope: 0.9,
    turningPoint,
  };
}

// Two deeds that settle the colours, then a turn of Ben's, and one of Ann's with an application and a plateau.
const replay = {
  game: "g",
  players: ["Ann", "Ben"],
  chapters: [chapter(1, 0, 0), chapter(2, 1, 1), chapter(3, 2, 0), chapter(4, 2, 0), chapter(5, 3, null)],
} as unknown as Replay;
const analysis: Analysis = {
  players: ["Ann", "Ben"],
  notes: [
    note(1, null, [0.5, 0.5]),
    note(2, 0, [0.45, 0.55]),
    note(3, 1, [0.2, 0.8], true),
    note(4, 0, [0.2, 0.8]),
    note(5, 0, [0.7, 0.3], true),
  ],
  objections: [{ version: 5, seat: null, kind: "missed", column: "red-hex", chance: 0.95 }],
  hopelessSince: null,
  turningPoints: [3, 5],
};
const thought = { version: 3, seat: 1, strength: "novice" as const, weighed: [] };
const tale = taleOf(replay, analysis, [thought, { ...thought, version: 4 }]);

test("a turn is all that is done until the next one begins", () => {
  expect(tale.turns.map(({ number, seat, deeds }) => [number, seat, deeds.map((deed) => deed.version)])).toEqual([
    [1, 1, [3]],
    [2, 0, [4, 5]],
  ]);
});

test("the curve begins when building begins", () => {
  expect(momentsOf(tale)).toEqual([
    [0.45, 0.55],
    [0.2, 0.8],
    [0.2, 0.8],
    [0.7, 0.3],
  ]);
});

test("turning points are deeds, with the player for whom they changed most", () => {
  expect(turningPoints(tale).map((deed) => [deed.version, swingOf(deed).seat])).toEqual([
    [3, 1],
    [5, 0],
  ]);
  expect(swingOf(tale.deeds[2]!).by).toBeCloseTo(0.5);
});

test("a thought belongs to the deed that its bot did, an objection to the one that it was about", () => {
  expect(tale.deeds.map((deed) => deed.thought?.strength ?? null)).toEqual(["novice", null, null]);
  expect(tale.deeds.map((deed) => deed.objections.length)).toEqual([0, 0, 1]);
});

test("lines are painted in the players' first colours, and by their seats where colours belong to nobody", () => {
  expect(tale.paints).toEqual(["blue", "red"]);
  const nobody = { ...replay, chapters: [] } as unknown as Replay;
  expect(taleOf(nobody, analysis, []).paints).toEqual(["red", "yellow"]);
});

test("what a thought calls a deed is taken apart", () => {
  expect(["move red-thin-2", "object with blue-hex", "apply", "give up"].map(wayOf)).toEqual([
    { verb: "move", column: "red-thin-2" },
    { verb: "object", column: "blue-hex" },
    { verb: "apply", column: null },
    { verb: "give-up", column: null },
  ]);
});
