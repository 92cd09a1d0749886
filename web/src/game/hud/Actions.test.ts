import { expect, test } from "vitest";
import type { Verb } from "../../protocol";
import { loadCatalogue } from "../../speech/catalogue";
import { asksFirst } from "./Actions";

const may = (...verbs: Verb[]) => new Set(verbs);

test("passing is asked first where a column could still be moved, and not where nothing else is left", () => {
  expect([asksFirst("pass", may("move", "pass")), asksFirst("pass", may("throw", "pass"))]).toEqual([true, true]);
  expect(asksFirst("pass", may("pass"))).toBe(false);
});

test("letting a column be is asked first while it may be taken out", () => {
  expect([asksFirst("waive", may("take-out", "waive")), asksFirst("waive", may("waive"))]).toEqual([true, false]);
});

test("the question says what could be done instead", async () => {
  const { say } = await loadCatalogue("en", ["table"]);
  expect([say("sure-pass"), say("sure-waive", { other: "Ben" })]).toEqual([
    "Really pass? You could still move a column.",
    "Really let it be? You may take one of Ben’s columns out of the game.",
  ]);
});
