import { expect, test } from "vitest";
import FALL from "../../../../src/paletti/messages/en/fall.ftl?raw";
import type { View } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { whyWon } from "./result";

const { say } = catalogueOf("en", [...Object.values(parts), FALL]);
const players = [
  { seat: 0, name: "Ann", colours: ["red"] },
  { seat: 1, name: "Ben", colours: ["blue"] },
];

const ended = (cause: number, holder: number, winners: readonly number[]) => {
  const view = { edition: "de", house: {}, players, cause, seal: { holder }, top: "green" } as unknown as View;
  return (mine: readonly number[]): string =>
    whyWon({ view, outcome: { winners } as never }, mine)
      .slice(0, -1)
      .map(({ id, words }) => say(id, words))
      .join(" ");
};

test("at the end one is told of one's own deeds as one's own", () => {
  const fell = ended(0, 1, [1]);
  expect(fell([0])).toBe("Ben held the seal at the end, and the seal wins. You brought the villa down.");
  expect(fell([1])).toBe("You held the seal at the end, and the seal wins. Ann brought the villa down.");
  expect(fell([])).toBe("Ben held the seal at the end, and the seal wins. Ann brought the villa down.");
  const former = ended(0, 0, [1]);
  expect(former([0])).toMatch(/^You held the seal .* So Ben wins/);
  expect(former([1])).toMatch(/^Ann held the seal .* So you win/);
});
