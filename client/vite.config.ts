import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** It runs before anything is drawn, so it is no module and not bundled. */
const EARLY = "src/shell/early.js";

/** The service worker knows the files the page begins with by their names, and is a new one when the page is. */
function shell(): Plugin {
  return {
    name: "shell",
    enforce: "post",
    generateBundle(_, bundle) {
      const [page, worker] = [bundle["index.html"], bundle["sw.js"]];
      if (page?.type !== "asset" || worker?.type !== "chunk") throw new Error("no page, or no worker");
      const early = { type: "asset", name: "early.js", source: readFileSync(EARLY, "utf-8") } as const;
      const text = String(page.source).replace(`/${EARLY}`, `/${this.getFileName(this.emitFile(early))}`);
      page.source = text;
      const files = [...new Set(text.match(/\/assets\/[^"]+/g))];
      const version = createHash("sha256").update(text).digest("hex").slice(0, 12);
      worker.code = worker.code.replace("__SHELL__", JSON.stringify({ version, files }));
    },
  };
}

export default defineConfig({
  base: "/",
  plugins: [svelte(), shell()],
  // Components are compiled for the browser in tests too.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/seaboard/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/shell/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] }, // the words in locales/
  },
  // One document for all: to make one for each file took four fifths of the time.
  test: { environment: "happy-dom", isolate: false, include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
