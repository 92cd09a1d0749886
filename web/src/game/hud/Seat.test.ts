import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Player, View } from "../../protocol";
import { leadOf, tally, wordOf } from "./Seat";

const ann = { seat: 0, name: "Ann", colours: ["red"], points: 4, score: 7 } as unknown as Player;

function seen(top: View["top"], house: View["house"] = {}): View {
  const at = { "red-thin-1": top, "red-thick": top, "red-hex": "base", "blue-hex": top };
  return { edition: "de", house, top, at } as unknown as View;
}

test("a column on the blue plateau counts for nothing yet", () => {
  expect(tally(ann, seen("blue"))).toEqual({ points: 0, heads: [], counts: false });
});

test("from the green plateau on the own columns on top count, the thick ones first", () => {
  expect(tally(ann, seen("green"))).toEqual({
    points: 4,
    heads: [
      { kind: "thick", colour: "red" },
      { kind: "thin", colour: "red" },
    ],
    counts: true,
  });
});

test("the heads are those that make the points: what does not count yet is left out", () => {
  expect(tally(ann, seen("green"), ["red-thick"]).heads).toEqual([{ kind: "thin", colour: "red" }]);
});

test("points over rounds are always told", () => {
  expect(tally(ann, seen("blue", { scoring: "basic" }))).toEqual({ points: 7, heads: [], counts: true });
});

test("nobody is in the lead with nothing: under a new plateau the seal alone says who has it", () => {
  expect([leadOf(ann, holding(2)), leadOf({ ...ann, points: 0 }, holding(0))]).toEqual(["leads", null]);
});

test("whoever has the seal at equal points does not lead", () => {
  expect(leadOf(ann, holding(4))).toBe("ties");
});

/** The view while Ann has the seal and Ben has this many points. */
function holding(points: number): View {
  const ben = { ...ann, seat: 1, points };
  const seal = { holder: 0, former: null, shows: null };
  return { ...seen("green"), seal, over: false, players: [ann, ben] } as unknown as View;
}

test("a seat says that it is yours, and of others what matters about them", () => {
  const word = (filled: "person" | "bot" | "dropped", you: boolean, away = false, gone = false) =>
    wordOf({ gone }, { filled }, { you, away });
  expect(word("person", true)).toBe("seat-you");
  expect([word("person", false), word("bot", false)]).toEqual([null, "seat-bot"]);
  expect([word("person", false, true), word("dropped", false)]).toEqual(["seat-away", "seat-gone"]);
});

test("points are the largest thing on a plate, on small screens as well", () => {
  const sizes = ["../../style/seats.css", "small.css"].flatMap((file) =>
    [
      ...readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(
        /\.seat-points \.number \{[^}]*?font-size: ([\d.]+)rem/g,
      ),
    ].map(([, size]) => Number(size)),
  );
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1.3);
});
