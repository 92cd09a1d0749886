/** Which folder may import which. Said here and nowhere else: a folder without a line may not exist. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// From the ground up: what a line names stands above it.
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  memory: [],
  protocol: [],
  emblems: ["protocol"],
  ticks: ["protocol"],
  style: [],
  offline: ["protocol"],
  net: ["protocol", "ticks"],
  predict: ["protocol", "ticks"],
  scene: ["emblems", "protocol", "ticks"],
  sound: ["memory", "protocol", "scene"],
  panels: ["emblems", "protocol", "scene"],
  speech: ["memory", "panels", "protocol"],
  app: ["scene", "speech"],
  // A table from within: what is known of it, the hand that acts on it, all of it on a canvas, the papers round that.
  "game/state": ["net", "protocol", "scene", "speech"],
  "game/hand": ["game/state", "protocol", "scene"],
  game: ["game/hand", "game/state", "memory", "net", "predict", "protocol", "scene", "sound", "speech", "ticks"],
  "game/hud": ["app", "game", "game/hand", "game/state", "memory", "net", "panels", "protocol", "scene", "speech"],
  access: ["game", "game/hand", "game/state", "memory", "net", "panels", "protocol", "scene", "speech"],
  "pages/rules": ["net", "panels", "protocol", "speech"],
  "pages/table": ["access", "app", "game", "game/hud", "game/state", "speech"],
  "pages/practice": [
    "access",
    "app",
    "game",
    "game/hand",
    "game/hud",
    "game/state",
    "memory",
    "net",
    "panels",
    "protocol",
    "speech",
  ],
  "pages/start": ["app", "game", "game/hud", "game/state", "memory", "net", "panels", "protocol", "speech"],
  "pages/learn": [
    "app",
    "game",
    "game/hand",
    "game/hud",
    "game/state",
    "memory",
    "net",
    "pages/practice",
    "pages/start",
    "protocol",
    "scene",
    "speech",
  ],
  "pages/watch": ["app", "game", "game/hud", "game/state", "net", "panels", "protocol", "scene", "speech", "ticks"],
  "pages/lobby": ["app", "game/state", "memory", "net", "pages/watch", "protocol", "speech"],
  "pages/analysis": ["app", "game/state", "net", "pages/watch", "panels", "protocol", "scene", "speech"],
  "pages/keeper": [
    "app",
    "game/state",
    "emblems",
    "memory",
    "net",
    "pages/rules",
    "pages/start",
    "panels",
    "protocol",
    "speech",
  ],
  App: ["app", "pages/*", "speech"],
  main: ["App", "access", "app", "speech", "style"],
  // The gallery is for a look while developing: no line above names it.
  gallery: ["panels", "protocol", "scene", "sound", "style"],
};

const HERE = import.meta.dirname;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

function sources(): string[] {
  const found = readdirSync(HERE, { recursive: true, encoding: "utf8" });
  return found.filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name)).sort();
}

/** The files of ours that this one imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(HERE, file), "utf8");
  return [...text.matchAll(IMPORT)]
    .map(([, path]) => normalize(join(dirname(file), path!)))
    .map((path) => ["", ".ts", ".tsx", "/index.ts"].map((end) => path + end).find(isFile) ?? path)
    .filter((path) => !path.startsWith(".."));
}

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(HERE, path));

function folderOf(file: string): string {
  const [first = "", second = "", third] = file.split("/");
  if (first === "pages" || (first === "game" && third)) return `${first}/${second}`;
  return first.replace(/\.tsx?$/, "");
}

test("every import between folders goes the way that is written down", () => {
  const wrong = sources().flatMap((file) => {
    const from = folderOf(file);
    const may = MAY_IMPORT[from];
    if (!may) return [`${file} is in a folder without a line`];
    const allowed = (to: string): boolean => may.includes(to) || (to.startsWith("pages/") && may.includes("pages/*"));
    return importsOf(file)
      .filter((path) => folderOf(path) !== from && !allowed(folderOf(path)))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("a line names only what is imported, and only what stands above it", () => {
  const used = new Map<string, Set<string>>();
  for (const file of sources()) {
    const to = used.get(folderOf(file)) ?? new Set();
    used.set(folderOf(file), to);
    for (const path of importsOf(file)) to.add(folderOf(path));
  }
  const above: string[] = [];
  for (const [folder, may] of Object.entries(MAY_IMPORT)) {
    for (const to of may) {
      if (to === "pages/*") continue;
      expect(above, `${folder} stands below ${to}`).toContain(to);
      expect([...(used.get(folder) ?? [])], `${folder} imports ${to}`).toContain(to);
    }
    above.push(folder);
  }
});

test("no file imports itself in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (way.includes(file) || done.has(file)) return;
    for (const next of importsOf(file)) if (/\.tsx?$/.test(next)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of sources()) visit(file, []);
  expect(circles).toEqual([]);
});
