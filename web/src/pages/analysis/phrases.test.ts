import { expect, test } from "vitest";
import type { Note } from "../../protocol";
import { luckOf, percent } from "./phrases";
import type { AnalysedDeed } from "./tale";

const deed = (note: Partial<Note>): AnalysedDeed =>
  ({ note: { what: "move red-hex", alternatives: [], ...note } }) as AnalysedDeed;
const way = (chance: number) => ({ what: "move red-hex", chance, value: 0.5, tries: 0 });

test("what is not certain is never called certain", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map((chance) => percent("en", chance))).toEqual(["0%", "1%", "50%", "99%", "100%"]);
});

test("luck is what neither the chance nor the end alone would tell", () => {
  expect(luckOf(deed({ chance: 0.95, ends: "stands" }))).toBeNull();
  expect(luckOf(deed({ chance: 0.3, ends: "stands" }))).toBe("analysis-luck-bold");
  expect(luckOf(deed({ chance: 0.95, ends: "collapse" }))).toBe("analysis-luck-bad");
  expect(luckOf(deed({ chance: 0.95, ends: "broken-off" }))).toBe("analysis-luck-shy");
  expect(luckOf(deed({ chance: 0.3, ends: "collapse" }))).toBe("analysis-luck-due");
});

test("who applies with a safe column in hand has bluffed", () => {
  expect(luckOf(deed({ what: "apply", alternatives: [way(0.2), way(0.95)] }))).toBe("analysis-luck-bluff");
  expect(luckOf(deed({ what: "apply", alternatives: [way(0.2)], hope: 0.2 }))).toBe("analysis-luck-honest");
  expect(luckOf(deed({ what: "apply", alternatives: [], hope: 0.95 }))).toBeNull();
});
