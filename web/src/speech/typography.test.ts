import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "../protocol";
import { catalogueOf } from "./catalogue";
import { withMarks } from "./typography";

interface MarkVector {
  readonly lang: Language;
  readonly typed: string;
  readonly set: string;
}

const vectors = JSON.parse(
  readFileSync(new URL("../../../tests/messages/typography.json", import.meta.url), "utf8"),
) as MarkVector[];

describe("what an author types is set as Python sets it", () => {
  test.each(vectors)("$lang: $typed", ({ lang, typed, set }) => {
    expect(withMarks(lang, typed)).toBe(set);
  });
});

test("a name stays as it was typed", () => {
  const { say } = catalogueOf("fr", ["hello = C'est à { $name } !\n"]);
  expect(say("hello", { name: "D'Arc : 5 mm" })).toBe("C’est à D'Arc : 5 mm\u202f!");
});
