import { expect, test } from "vitest";
import { chunkOf, type Module } from "../../tools/chunks.ts";

const page = (...importers: string[]): Module => ({ importers, isEntry: false });
const entry: Module = { importers: [], isEntry: true };

const MODULES: Record<string, Module> = {
  "/web/index.html": entry,
  "/web/src/first.ts": entry,
  "/web/src/worker/worker.ts": entry,
  "/web/src/main.ts": page("/web/index.html"),
  "/web/src/a.ts": page("/web/src/main.ts", "/web/src/b.ts"),
  "/web/src/b.ts": page("/web/src/a.ts", "/web/src/later.ts"),
  "/web/src/later.ts": page(), // By import() alone.
  "/web/src/only-later.ts": page("/web/src/later.ts"),
  "/web/src/worker/keep.ts": page("/web/src/worker/worker.ts"),
};
const find = (id: string): Module | null => MODULES[id] ?? null;

test("what the page needs at once is one file, also where modules need each other", () => {
  for (const id of ["/web/src/main.ts", "/web/src/a.ts", "/web/src/b.ts"]) {
    expect(chunkOf(id, find)).toBe("app");
  }
});

test("what comes later, and what runs alone, is not in it", () => {
  for (const id of [
    "/web/src/later.ts",
    "/web/src/only-later.ts",
    "/web/src/worker/keep.ts",
    "/web/src/worker/worker.ts",
    "/web/src/first.ts",
  ]) {
    expect(chunkOf(id, find)).toBeNull();
  }
});
