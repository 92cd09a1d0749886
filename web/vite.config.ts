/// <reference types="vitest/config" />
import { readFileSync, statSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

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

// `vite build` makes the page that the server ships; `vite build --mode gallery` makes the gallery for a look under
// the same Content-Security-Policy. Nothing is inlined: `default-src 'self'` must be enough.
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [shipPython(), withoutRemarks()],
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
        // A service worker rules over what lies below its own address: it must live at the top, under a fixed name.
        entryFileNames: (chunk) => (chunk.name === "offline" ? "offline.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { host: "127.0.0.1" },
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
    // A test that hangs must end; how long an honest one takes is the machine's affair.
    testTimeout: 60_000,
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["src/protocol/**", "src/gallery/**", "src/**/*.{test,fixture}.*"],
      reporter: ["text-summary"],
      // Today's level, so that it does not sink. Panels and pages are tried in a real browser: tests/browser.
      thresholds: { statements: 61, branches: 53, functions: 57, lines: 64 },
    },
  },
}));
