import { expect, test } from "vitest";
import type { StoryEvent, View } from "../../protocol";
import { colourMeant } from "./Captions";

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
