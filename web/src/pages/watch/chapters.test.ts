import { expect, test } from "vitest";
import type { Chapter, StoryEvent } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { heardAt, stepFrom, toldAt, toldOf } from "./chapters";

const english = catalogueOf("en", Object.values(parts));
const players = [
  { name: "Ann", colours: ["red"] },
  { name: "Ben", colours: ["blue"] },
];
const chapter = (seat: number | null, ...events: StoryEvent[]): Chapter =>
  ({ entry: { seat, events, pushed: null }, view: { players } }) as unknown as Chapter;

test("a line bears the emblem of who may lay a plateau, not of who did not object", () => {
  const ben = { event: "consented", by: "Ben" } as const;
  const ann = { event: "application-stood", by: "Ann", plateau: "green" } as const;
  expect(toldOf(english, chapter(1, ben, ann))).toEqual({
    text: "Ann may lay the green plateau.",
    colour: "red",
    fall: false,
  });
});

test("a line about several people bears the emblem of the first", () => {
  const fell = { event: "villa-collapsed", by: "Ben" } as const;
  const won: StoryEvent = { event: "game-ended", winners: ["Ann"], clause: "END-1" };
  expect(toldOf(english, chapter(0, fell, won))).toMatchObject({ colour: "blue", fall: true });
});

test("a line about nobody bears no emblem, and a deed without a line that of who did it", () => {
  expect(toldOf(english, chapter(0, { event: "villa-set-up", round: 1 })).colour).toBeNull();
  expect(toldOf(english, chapter(1, { event: "consented", by: "Ben" }))).toMatchObject({
    text: "",
    colour: "blue",
  });
});

const tales = ["Ann plays red.", "", "Ben draws.", ""].map((text) => ({ text, colour: null, fall: false }));

test("a deed without words stands behind the one before it", () => {
  expect([0, 1, 2, 3].map((index) => toldAt(tales, index))).toEqual([0, 0, 2, 2]);
});

test("a step leads to the next deed that has words, and at the end to the end", () => {
  expect([stepFrom(tales, 0, 1), stepFrom(tales, 1, 1), stepFrom(tales, 2, -1), stepFrom(tales, 0, -1)]).toEqual([
    2, 2, 0, 0,
  ]);
  expect(stepFrom(tales, 2, 1)).toBe(3);
});

test("each step says its sentence, and the last one that it is the end", () => {
  expect(heardAt(tales, 1, false, "The end.")).toBe("Ann plays red.");
  expect(heardAt(tales, 3, true, "The end.")).toBe("Ben draws. The end.");
});
