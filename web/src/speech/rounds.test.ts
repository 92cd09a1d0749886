import { expect, test } from "vitest";
import { loadCatalogue } from "./catalogue";

const laid = { by: "Ann", plateau: "yellow" };

test("where rounds are played a platform is placed, and no points are void", async () => {
  const english = await loadCatalogue("en");
  expect(english.say("event-plateau-laid", laid)).toBe(
    "Ann lays the yellow plateau. Everybody’s points start again from zero.",
  );
  expect(english.inRounds().say("event-plateau-laid", laid)).toBe("Ann places the yellow platform.");
  expect(english.inRounds().inRounds()).toBe(english.inRounds());
});

test("what rounds do not call otherwise is said as ever", async () => {
  const german = await loadCatalogue("de");
  expect(german.inRounds().say("act-pass")).toBe(german.say("act-pass"));
});
