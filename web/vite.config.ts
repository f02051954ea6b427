import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";
import { fluent } from "./tools/fluent.ts";
import { wordsOfPush } from "./tools/push-words.ts";
import { rules } from "./tools/rules.ts";
import { shell } from "./tools/shell.ts";

export default defineConfig({
  plugins: [
    svelte(),
    fluent(new URL("locales", import.meta.url).pathname),
    wordsOfPush(new URL("locales", import.meta.url).pathname),
    rules(new URL("../docs/rules", import.meta.url).pathname),
    shell(new URL("public", import.meta.url).pathname),
    compress(),
  ],
  build: {
    outDir: "../src/sandtable/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // The content security policy allows nothing that is written into a page.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        // A worker's address never changes, else browsers keep the old one.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  // Components are tested as a browser runs them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
});
