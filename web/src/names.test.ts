/** One word a thing: a name that is exported has one home. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

// One catalogue a language, each with the same parts.
const CATALOGUES = "speech/catalogues/";

test("a name that is exported means one thing", () => {
  const homes = new Map<string, Set<string>>();
  for (const file of readdirSync(HERE, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.startsWith(CATALOGUES)) continue;
    for (const [, name] of readFileSync(join(HERE, file), "utf8").matchAll(EXPORT)) {
      homes.set(name!, (homes.get(name!) ?? new Set()).add(file));
    }
  }
  expect(homes.size).toBeGreaterThan(500);
  expect([...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});
