/// <reference types="vitest/config" />
import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { shortThree } from "./three.ts";

// The score keeper runs the referee itself, on Python in the browser; these files of it are shipped beside the page.
const python = JSON.parse(readFileSync("node_modules/pyodide/package.json", "utf8")) as { version: string };
const PYTHON_AT = `assets/python-${python.version}`;
const PYTHON_FILES = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
] as const;
const PYTHON_SIZES = Object.fromEntries(
  PYTHON_FILES.map((file) => [file, statSync(`node_modules/pyodide/${file}`).size]),
);

function shipPython(): Plugin {
  return {
    name: "ship-python",
    apply: "build",
    generateBundle() {
      for (const file of PYTHON_FILES) {
        const source = readFileSync(`node_modules/pyodide/${file}`);
        this.emitFile({ type: "asset", fileName: `${PYTHON_AT}/${file}`, source });
      }
    },
  };
}

// What authors tell one another in a catalogue is not sent to readers.
function withoutRemarks(): Plugin {
  return {
    name: "without-remarks",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      const said = readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, "");
      return `export default ${JSON.stringify(said)};`;
    },
  };
}

// Which modules of ours are in which file, and which files each needs: `paletti bench server` counts by it what a page fetches.
function tellParts(): Plugin {
  return {
    name: "tell-parts",
    apply: "build",
    enforce: "post", // when the bundler has done with its files
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((file) => {
        if (file.type !== "chunk") return [];
        const modules = file.moduleIds.filter((id) => !id.includes("node_modules")).map((id) => relative(".", id));
        return [[file.fileName, { modules, needs: [...file.imports, ...(file.viteMetadata?.importedCss ?? [])] }]];
      });
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(Object.fromEntries(parts)) });
    },
  };
}

// Tests that put others in the place of modules have a process of their own each. All others share one: to start one for each
// would take more than half of their time.
const MOCKING = ["src/game/laying.test.ts", "src/game/livevilla.test.ts"];

// What is always fetched together is packed together, which is smaller than one by one: what all pages share, the villa's
// picture with the library that draws it, what a table shows right after its villa, and what it then says.
const LATE_PICTURES = "hands|rubbing|glove|landing|lyingsigns"; // fetched when a hand needs them, or is about to
const AFTER_THE_VILLA = "AtHand|Fallen|HandTools|HookOffer|Moments|ObjectionQuestion";
const TOGETHER = [
  {
    name: "page",
    test: /node_modules.(preact|@fluent)|src.speech.(catalogue|language|speech|typography)\.|preload-helper/,
  },
  { name: "three", test: /node_modules.three/ },
  { name: "scene", test: new RegExp(`src.scene.(?!(${LATE_PICTURES}|quality)\\.)`) },
  { name: "reach", test: new RegExp(`src.(access.\\w+|game.hud.(${AFTER_THE_VILLA}))\\.tsx?$`) },
  { name: (id: string) => /messages.(\w\w).(access|fall|table)\.ftl/.exec(id)?.[1]?.concat("-table") ?? null },
];

// `vite build` makes the page that the server ships; `vite build --mode gallery` makes the gallery for a look under
// the same Content-Security-Policy. Nothing is inlined: `default-src 'self'` must be enough.
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [shipPython(), shortThree(), withoutRemarks(), tellParts()],
  define: { PYTHON_AT: JSON.stringify(`/${PYTHON_AT}/`), PYTHON_SIZES: JSON.stringify(PYTHON_SIZES) },
  build: {
    target: "es2022",
    outDir: "../src/paletti/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: mode === "gallery" ? "gallery.html" : { index: "index.html", offline: "src/offline/worker.ts" },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER },
        // A service worker rules over what lies below its own address: it must live at the top, under a fixed name.
        entryFileNames: (chunk) => (chunk.name === "offline" ? "offline.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { host: "127.0.0.1" },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "sharing", isolate: false, include: ["src/**/*.test.{ts,tsx}"], exclude: MOCKING },
      },
      { extends: true, test: { name: "mocking", include: MOCKING } },
    ],
    // A test that hangs must end; how long an honest one takes is the machine's affair.
    testTimeout: 60_000,
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["src/protocol/**", "src/gallery/**", "src/**/*.{test,fixture}.*"],
      reporter: ["text-summary"],
      // Today's level, so that it does not sink. Panels and pages are tried in a real browser: tests/browser.
      thresholds: { statements: 71, branches: 59, functions: 65, lines: 73 },
    },
  },
}));
