import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  // Components are compiled for the browser in tests too.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/seaboard/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // One document for all: to make one for each file took four fifths of the time.
  test: { environment: "happy-dom", isolate: false, include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
