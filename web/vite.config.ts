import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./tools/chunks.ts";
import { compress } from "./tools/compress.ts";
import { fluent } from "./tools/fluent.ts";
import { prerender } from "./tools/prerender.ts";
import { wordsOfPush } from "./tools/push-words.ts";
import { rules } from "./tools/rules.ts";
import { shell } from "./tools/shell.ts";

const HERE = new URL(".", import.meta.url).pathname;

const texts = () => [
  fluent(`${HERE}locales`),
  wordsOfPush(`${HERE}locales`),
  rules(`${HERE}../docs/rules`),
];

export default defineConfig({
  plugins: [
    svelte(),
    ...texts(),
    prerender(HERE, texts),
    shell(new URL("public", import.meta.url).pathname),
    compress(),
  ],
  build: {
    outDir: "../src/sandtable/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // The content security policy allows nothing that is written into a page.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts", first: "src/first.ts" },
      output: {
        // All that every page needs is one file: each further one is a way there and back.
        codeSplitting: {
          groups: [{ name: (id, modules) => chunkOf(id, (one) => modules.getModuleInfo(one)) }],
        },
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
