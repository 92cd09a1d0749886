/** An edition is a bundle of choices: the page asks what a house chose, and never which edition it is. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EDITION_DEFAULTS } from "./protocol";

const HERE = import.meta.dirname;
const GENERATED = "protocol";
const NAMES = Object.keys(EDITION_DEFAULTS).join("|");
const ASKED = [
  new RegExp(`edition\\w*\\)*\\s*[=!]==?\\s*["'](?:${NAMES})["']`, "gi"),
  new RegExp(`["'](?:${NAMES})["']\\s*[=!]==?\\s*\\S*edition`, "gi"),
  /switch \([^)]*edition[^)]*\)/gi,
];

const questions = (source: string): readonly string[] => ASKED.flatMap((pattern) => source.match(pattern) ?? []);

test("a question for one edition is found however it is put", () => {
  const put = ['if (house.edition === "us")', "edition != 'de'", '"ru" === view.edition', "switch (house.edition)"];
  expect(put.map((source) => questions(source).length)).toEqual([1, 1, 1, 1]);
  expect(questions('const choice = { edition: "us" };')).toEqual([]);
});

test("no file of the page asks which edition it is", () => {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(GENERATED),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) => questions(readFileSync(join(HERE, file), "utf8")).map((found) => [file, found])),
  ).toEqual([]);
});
