import { expect, test } from "vitest";
import { LANGUAGES } from "./language";

const texts: Record<string, string> = import.meta.glob("../../../src/paletti/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const partsOf = (language: string): [string, string][] =>
  Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);

test.each(LANGUAGES)("no message of %s is told twice", (language) => {
  const all = partsOf(language).flatMap(([, text]) => ids(text));
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

test.each(LANGUAGES)("the page says in %s all that it says in English", (language) => {
  const page = (of: string) => ids(partsOf(of).find(([path]) => path.endsWith("/page.ftl"))?.[1] ?? "");
  expect(page(language).toSorted()).toEqual(page("en").toSorted());
});
