import { expect, test } from "vitest";
import type { StoryEvent, View } from "../../protocol";
import type { Game } from "../state/tablestate";
import { begunHigher, colourMeant, isAnswer } from "./Captions";

const view = {
  players: [
    { name: "Ann", colours: ["yellow", "blue"] },
    { name: "Ben", colours: ["red", "green"] },
  ],
} as unknown as View;

test("a line of the story shows the colour that is meant, and not always the player's first", () => {
  expect(colourMeant({ event: "colour-required", by: "Ben", colour: "green" }, view)).toBe("green");
  expect(colourMeant({ event: "column-void", by: "Ben", column: "green-thin-2" }, view)).toBe("green");
  expect(colourMeant({ event: "plateau-laid", by: "Ben", plateau: "blue" }, view)).toBe("red");
  expect(colourMeant({ event: "round-ended", number: 1 }, view)).toBeUndefined();
});

test("a villa that began higher is known by plateaus that nobody laid", () => {
  const told = (...kinds: string[]) =>
    kinds.map((kind, version) => ({ version, events: [{ event: kind }] })) as unknown as Game["story"];
  expect(begunHigher({ story: told("villa-set-up"), view: { top: "blue" } })).toBe(0);
  expect(begunHigher({ story: told("villa-set-up"), view: { top: "yellow" } })).toBe(2);
  expect(begunHigher({ story: told("villa-set-up", "plateau-laid"), view: { top: "green" } })).toBe(0);
});

test("that another does not object is told to who asked, and one's own answer is not", () => {
  const players = view.players.map((player, seat) => ({ ...player, seat }));
  const consents = (by: string | null): StoryEvent => ({ event: "consented", by });
  const told = (by: string | null) => isAnswer(consents(by), players, [0]);
  expect([told("Ben"), told("Ann"), told(null)]).toEqual([true, false, false]);
});
