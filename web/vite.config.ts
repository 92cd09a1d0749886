import { defineConfig } from "vite";

// `vite build` makes the page that the server ships; `vite build --mode gallery` makes the gallery for a look under
// the same Content-Security-Policy. Nothing is inlined: `default-src 'self'` must be enough.
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    outDir: "../src/paletti/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  server: { host: "127.0.0.1" },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
}));
