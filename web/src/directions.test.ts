/** Which folder may import which, and in a large folder which file. This is the only list: a folder without a line fails the
 * test, and so does a file of a large folder without a layer. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// From the ground up: a folder may import only folders listed above it.
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
  // The inside of a table: what is known of it, the hand that acts on it, its villa on a canvas, the papers around it.
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
  // The gallery is only for development: no folder above imports it.
  gallery: ["panels", "protocol", "scene", "sound", "style"],
};

// The files of large folders, from the ground up as well: a file may import only from the layers above its own.
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  scene: [
    "glove | noise | pane | quality | vector",
    "eye | kit | textures",
    "badges | leaves | panorama | picture | prints | rim | stroke",
    "down | hull | pick | playout | shade | showvilla | solid | weight",
    "framing | rubbing | state | surface",
    "landing | seal | standpoint | terrace",
    "hands",
    "pieces",
    "signs",
    "stage",
    "villa",
    "controls | lyingsigns | movedsigns",
  ],
  speech: ["de | en | fr | language | nl | ru | typography", "catalogue", "speech", "EditionSelect | LanguageSwitch"],
  "game/state": [
    "house | sentences | story | tablestate",
    "attempt | prompt | uncounted",
    "losses | result | shown | verdict", //
  ],
  "game/hand": [
    "feeling | floor | leading | putback | windowsize",
    "above | grip | lying | opening",
    "handview",
    "goal | nextstep | press | refusals | steadying | taking",
    "carry | edge | finding | returning | settingdown | strokes | tap",
    "assisting",
    "hand",
    "pointer",
  ],
  game: [
    "beat | bylist | foresight | laying | leftopen | loads | moments | papers",
    "runningscore | sealthrow | secrets | slowness | tableeye",
    "client | falleye",
    "ears | fall | useTable",
    "fallwords | incident | livevilla",
    "seam | summons",
    "AtTable",
  ],
  "game/hud": [
    "awake | between | dismiss | heard | levellook | small",
    "Again | Asked | ClauseWords | Fall | Fallen | HurryBots | LoadsKey | LyingWords | Moments | Running | Slip | Tray | Votes | Waiting",
    "Captions | Leaving | Loupe | Notices | ObjectionQuestion | Phrases | RulesSheet | Seat | Sure | VerdictSheet",
    "Actions | AtHand | Ending | HandTools | Looks",
    "HookOffer",
    "Hud",
  ],
  access: [
    "Spoken | clock | deeds | drawn | feel | keyboard",
    "Choices | GamepadHelp | Lift | Why | columns | gamepad | spots | telling",
    "words",
    "ColumnList | Standing",
    "HandPad",
    "Access",
  ],
  "pages/watch": [
    "LiveTable | LoadsSwitch | chapters | film",
    "Finished | StoryBeside | player",
    "TimeLine | Watch | replayseam",
    "Replay",
  ],
  "pages/learn": [
    "Arrow | Onward | steps | supports | tall",
    "progress | suggest | telling",
    "Sheet | topple",
    "Lesson",
    "Learn",
  ],
  "pages/analysis": [
    "curve | tale",
    "phrases | study",
    "AtMoment | Curve | CurveTable | Short | Ways",
    "Turns",
    "Analysis",
  ],
};
const LARGE = 10; // files: a folder of so many has layers

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

/** All files of ours that this one imports, directly or through others. */
function reachedFrom(file: string, reached = new Set([file])): Set<string> {
  for (const next of /\.tsx?$/.test(file) ? importsOf(file) : []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachedFrom(next, reached);
  }
  return reached;
}

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(HERE, path));

const nameOf = (file: string): string => file.replace(/^.*\/|\.tsx?$/g, "");

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

test("every file of a large folder has a layer, and imports of its folder only what stands above it", () => {
  const files = sources();
  const within = (folder: string): string[] => files.filter((file) => folderOf(file) === folder);
  const large = [...new Set(files.map(folderOf))].filter((folder) => within(folder).length >= LARGE);
  expect(Object.keys(LAYERS).sort()).toEqual(large.sort());
  for (const folder of large) {
    const inside = within(folder);
    const layers = LAYERS[folder]!.map((layer) => layer.split(" | "));
    const layerOf = (file: string): number => layers.findIndex((layer) => layer.includes(nameOf(file)));
    expect(inside.map(nameOf).sort()).toEqual(layers.flat().sort());
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .filter((path) => inside.includes(path) && layerOf(path) >= layerOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  }
});

test("the page reaches every file but the gallery's, and nothing that is made for tests", () => {
  const page = new Set(["main.tsx", "offline/worker.ts"].flatMap((entry) => [...reachedFrom(entry)]));
  const gallery = sources().filter((file) => folderOf(file) === "gallery");
  expect(gallery).toContain("gallery/gallery.tsx");
  expect(sources().filter((file) => !page.has(file))).toEqual(gallery);
  expect([...page].filter((file) => /\.(test|fixture)\./.test(file))).toEqual([]);
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
