/** Sentences that newcomers stumbled over, in all languages, and what each has to say at least. */

import { expect, test } from "vitest";
import { LANGUAGES } from "../protocol";
import { loadCatalogue } from "./catalogue";

const OWN = { de: "eigen", en: "own", fr: "vos propres", nl: "eigen", ru: "свои" } as const;
const TURN_OVER = {
  de: "Zug vorbei",
  en: "turn is over",
  fr: "tour est fini",
  nl: "beurt voorbij",
  ru: "ход окончен",
} as const;
const ZERO = { de: "null", en: "zero", fr: "zéro", nl: "nul", ru: "ноль" } as const;

test.each(LANGUAGES)("in %s the start page says whose columns count", async (language) => {
  const { say } = await loadCatalogue(language);
  expect(say("win-worth")).toContain(OWN[language]);
});

test.each(LANGUAGES)("in %s the question before applying says its price, and asks one thing", async (language) => {
  const { say } = await loadCatalogue(language, ["table"]);
  for (const proof of ["any", "required"]) {
    const asked = say("sure-apply", { proof });
    expect([asked.includes(TURN_OVER[language]), asked.split("?").length]).toEqual([true, 2]);
  }
});

test.each(LANGUAGES)(
  "in %s the lesson says that a new plateau sets all points back, and counts no columns",
  async (language) => {
    const { say, learn } = await loadCatalogue(language);
    await learn(["learn"]);
    expect(say("learn-lay-done").toLowerCase()).toContain(ZERO[language]);
    expect(say("learn-lay-text")).not.toMatch(/three|drei|drie|trois|тр[её]/);
  },
);
