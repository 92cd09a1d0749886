import { expect, test } from "vitest";
import type { StoryEvent, View } from "../../protocol";
import type { Game } from "../state/tablestate";
import { begunHigher, colourMeant } from "./Captions";

const view = {
  players: [
    { name: "Ann", colours: ["yellow", "blue"] },
    { name: "Ben", colours: ["red", "green"] },
  ],
} as unknown as View;
const event = (facts: StoryEvent["facts"]): StoryEvent => ({ kind: "chosen", facts });

test("a line of the story shows the colour that is meant, and not always the player's first", () => {
  expect(colourMeant(event({ by: "Ben", colour: "green" }), view)).toBe("green");
  expect(colourMeant(event({ by: "Ben", column: "green-thin-2" }), view)).toBe("green");
  expect(colourMeant(event({ by: "Ben", plateau: "blue" }), view)).toBe("red");
  expect(colourMeant(event({}), view)).toBeUndefined();
});

test("a villa that began higher is known by plateaus that nobody laid", () => {
  const told = (...kinds: string[]) =>
    kinds.map((kind, version) => ({ version, events: [{ kind, facts: {} }] })) as unknown as Game["story"];
  expect(begunHigher({ story: told("villa-set-up"), view: { top: "blue" } })).toBe(0);
  expect(begunHigher({ story: told("villa-set-up"), view: { top: "yellow" } })).toBe(2);
  expect(begunHigher({ story: told("villa-set-up", "plateau-laid"), view: { top: "green" } })).toBe(0);
});
