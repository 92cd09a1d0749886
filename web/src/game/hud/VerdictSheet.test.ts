import { expect, test } from "vitest";
import { type Column, LANGUAGES, type StoryEvent } from "../../protocol";
import { loadCatalogue } from "../../speech/catalogue";
import { whatHappened } from "./VerdictSheet";

const slid: StoryEvent = { event: "plateau-slid-off", by: "Ben", plateau: "green" };
const out = (column: Column, leant = false): StoryEvent => ({
  event: "column-out",
  by: "Ben",
  column,
  clause: "RULING-2",
  leant,
});
const FELL = [out("red-hex"), out("red-thin-1"), out("green-hex")];

test("a plateau that slid off is told with how many columns fell, and a single one by its name", async () => {
  const english = await loadCatalogue("en", ["table"]);
  const tells = (events: readonly StoryEvent[]) => whatHappened(english, { events, pushed: null }).join(" ");
  expect(tells([slid, ...FELL])).toBe("The green plateau slid off. Three columns fell and are out.");
  expect(tells([slid, out("red-hex")])).toBe("The green plateau slid off. The hexagonal red column falls and is out.");
  expect(tells([out("red-hex"), out("red-thin-1", true)])).toContain("was already askew");
});

test.each(LANGUAGES)("it is told in %s as well", async (language) => {
  const catalogue = await loadCatalogue(language, ["table"]);
  const told = whatHappened(catalogue, { events: [slid, ...FELL], pushed: null });
  expect(told).toHaveLength(2);
  for (const line of told) expect(line).toMatch(/^\p{Lu}.*\.$/u);
});

test("what came down in an attempt is told in two short sentences, with whose it was; what led to it is in the story", async () => {
  const english = await loadCatalogue("en", ["table"]);
  const back: StoryEvent = { event: "attempt-broken-off", by: "Ben", column: "red-thick", locked: true, swayed: false };
  const askew: StoryEvent = { event: "column-askew", by: "Ben", column: "red-thin-1", level: "base" };
  const players = [{ name: "Anna", colours: ["green"] as const }];
  expect(whatHappened(english, { events: [back, out("green-thin-1"), askew], pushed: null }, players)).toEqual([
    "The thin green column (Anna) falls and is out.",
    "The thin red column stands askew and is locked.",
  ]);
});
