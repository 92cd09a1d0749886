import { expect, test } from "vitest";
import { LANGUAGES } from "../protocol";
import { LATE_PARTS, type LatePart, loadCatalogue, translated } from "./catalogue";

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

// Not the messages: they are types, which name words and say nothing.
const SOURCES: Record<string, string> = import.meta.glob(["../**/*.ts", "../**/*.tsx", "!../protocol/messages.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const LOADING = /import\("\.\/pages\/(\w+)\/\w+"\)(?:, says: \[([^\]]*)\])?/g;
const loads = [...SOURCES["../App.tsx"]!.matchAll(LOADING)].map(([, folder, says = ""]) => ({ folder: folder!, says }));

/** Files that only name sentences, and the files that say them. */
const SAID_BY: Readonly<Record<string, string>> = {
  "../game/fallwords.ts": "../game/hud/Ending.tsx",
  "../game/hud/Fall.tsx": "../game/hud/Ending.tsx",
  "../game/state/result.ts": "../game/hud/Ending.tsx",
  "../game/state/losses.ts": "../game/hud/Fallen.tsx",
};

/** Whether this part is loaded wherever the file is used: every page of its folder loads it, or the file waits for it. */
function isLoadedFor(path: string, text: string, part: LatePart): boolean {
  const pages = loads.filter(({ folder }) => path.includes(`/pages/${folder}/`));
  const withPage = pages.length > 0 && pages.every(({ says }) => says.includes(`"${part}"`));
  // The list draws what lies beside it, and waits for its words.
  const withList = path.includes("/access/") && SOURCES["../access/Access.tsx"]!.includes(`useLate("${part}")`);
  return withPage || withList || `${text}${SOURCES[SAID_BY[path] ?? ""] ?? ""}`.includes(`useLate("${part}")`);
}

/** The ids that this source uses: whole ones, and for an id that is put together, all that begin like it. */
function idsSaid(text: string, told: readonly string[]): string[] {
  const whole = [...text.matchAll(/["`]([a-z][a-z0-9-]*)["`]/g)].map(([, id]) => id!);
  // Code that first asks whether an id is known says something else if it is not.
  const asks = text.includes("knows(id)");
  const begun = asks ? [] : [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start]) => start!);
  return told.filter((id) => whole.includes(id) || begun.some((start) => id.startsWith(start)));
}

test("App.tsx is read as it is written", () => {
  expect(loads.find(({ folder }) => folder === "rules")?.says).toContain('"rules"');
  expect(loads.length).toBeGreaterThan(9);
});

test.each(LATE_PARTS)("what is told in %s is said only where it is loaded", (part) => {
  const told = partsOf("en")
    .filter(([path]) => path.endsWith(`/${part}.ftl`))
    .flatMap(([, text]) => ids(text));
  expect(told.length).toBeGreaterThan(4);
  const elsewhere = Object.entries(SOURCES)
    .filter(([path, text]) => !path.includes(".test.") && !isLoadedFor(path, text, part))
    .flatMap(([path, text]) => idsSaid(text, told).map((id) => `${path}: ${id}`));
  expect(elsewhere).toEqual([]);
});

test("a part is learned once, also in the words of rounds, and by the language that comes next", async () => {
  const english = await loadCatalogue("en");
  expect(english.knows("clause-move-1")).toBe(false);
  const rounds = english.inRounds();
  await english.learn(["rules"]);
  await rounds.learn(["rules"]);
  expect([english.knows("clause-move-1"), rounds.knows("clause-move-1")]).toEqual([true, true]);
  const german = await translated(english, "de");
  expect(german.knows("clause-move-1")).toBe(true);
});

test("a page that is opened while another language comes is said in that language too", async () => {
  const english = await loadCatalogue("en");
  const comes = translated(english, "de");
  await english.learn(["rules"]);
  expect((await comes).knows("clause-move-1")).toBe(true);
});
