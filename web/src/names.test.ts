/** One word for one thing: an exported name is defined in one file, and so is every type, exported or not. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const TYPE = /^(?:export )?(?:declare )?(?:interface|type) (\w+)/gm;

// One catalogue for each language, all with the same parts.
const CATALOGUES = "speech/catalogues/";

// The properties of a component. Every file with a component has such a type, and no other file sees it.
const GIVEN = "Props";

function homesOf(names: RegExp, wanted: (file: string) => boolean): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  for (const file of readdirSync(HERE, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.tsx?$/.test(file) || file.startsWith(CATALOGUES) || !wanted(file)) continue;
    for (const [, name] of readFileSync(join(HERE, file), "utf8").matchAll(names)) {
      homes.set(name!, (homes.get(name!) ?? new Set()).add(file));
    }
  }
  return homes;
}

const shared = (homes: Map<string, Set<string>>): readonly string[][] =>
  [...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);

test("a name that is exported means one thing", () => {
  const homes = homesOf(EXPORT, (file) => !/\.test\.tsx?$/.test(file));
  expect(homes.size).toBeGreaterThan(500);
  expect(shared(homes)).toEqual([]);
});

test("a type means one thing, in private and in tests as well", () => {
  const homes = homesOf(TYPE, () => true);
  homes.delete(GIVEN);
  expect(homes.size).toBeGreaterThan(300);
  expect(shared(homes)).toEqual([]);
});
