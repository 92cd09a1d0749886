import { expect, test } from "vitest";
import type { Game } from "../game/state/tablestate";
import { english } from "./catalogue.fixture";
import type { Listed } from "./columns";
import { columnSentence, padName, standingsSentence } from "./words";

const { say } = english;
const column: Listed = {
  column: "red-hex",
  level: "base",
  hour: 3,
  outMm: 50,
  owner: "mine",
  ownerName: "Ann",
  hint: null,
  locked: false,
  askew: false,
  may: true,
  hookOnly: false,
  refusal: null,
  neighbours: [],
};

test("the list says of a column that it leans, and that it is locked", () => {
  const told = columnSentence(say, column);
  expect(columnSentence(say, { ...column, askew: true })).toBe(`${told}, leans`);
  expect(columnSentence(say, { ...column, locked: true })).toBe(`${told}, locked`);
});

test("a column that only the hook gets at says so, and its neighbours are left for those who ask", () => {
  const near = { column: "blue-hex", hour: 6, gapMm: 3 };
  const told = columnSentence(say, { ...column, hint: "loose", hookOnly: true, neighbours: [near] });
  expect(told).toBe("Your red hexagonal, on the base, at 3 o’clock, loose, hook only");
});

test("the hand is named by what the keys move now", () => {
  expect(padName(english, "red-hex")).toBe("Your hand: red hexagonal");
  expect(padName(english, "red-hex", "blue")).toBe("Your other hand: the blue plateau");
});

test("whoever asks hears whose turn it is, what everybody has, and who holds the seal", () => {
  const players = ["Ann", "Ben"].map((name, seat) => ({
    seat,
    name,
    colours: [],
    points: 3 - seat,
    score: 0,
    gone: false,
  }));
  const view = {
    edition: "de",
    house: {},
    players,
    top: "green",
    phase: "build",
    turn: 1,
    acting: [1],
    may: [[], []],
    touch: [],
  };
  const game = { view: { ...view, seal: { holder: 0, former: null, shows: null } }, attempt: null } as unknown as Game;
  expect(standingsSentence(say, game, [0])).toBe("It is Ben’s turn. Ann: 3 points. Ben: 2 points. Ann holds the seal.");
});
