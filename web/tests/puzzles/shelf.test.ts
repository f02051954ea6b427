// @vitest-environment happy-dom
/** Stocks of puzzles in the cache of the browser. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCheap } from "../../src/puzzles/filling";
import { isStocked, keepStock, stockedGames, stockOf } from "../../src/puzzles/shelf";
import { puzzle, stock } from "./heap";

const HERE = "http://here";
const DAY = 86_400_000;

/** As much of the browser's own as is used. */
class Shelf {
  kept = new Map<string, Response>();
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  match = async ({ url }: { url: string }) => this.kept.get(url)?.clone();
  put = async (path: string, answer: Response) => void this.kept.set(HERE + path, answer);
  delete = async ({ url }: { url: string }) => this.kept.delete(url);
}

let shelves: Map<string, Shelf>;

beforeEach(() => {
  shelves = new Map();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      if (!shelves.has(name)) shelves.set(name, new Shelf());
      return shelves.get(name)!;
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const text = JSON.stringify(stock(puzzle()));

describe("a stock", () => {
  it("is there once it was kept, for its game alone", async () => {
    expect(await stockOf("nim")).toBeNull();
    expect(await keepStock("nim", "en", text, 0)).toBe(true);
    expect((await stockOf("nim"))?.puzzles[0]?.seen.id).toBe("nim-00000001");
    expect(await stockOf("go")).toBeNull();
    expect(await stockedGames()).toEqual(["nim"]);
  });

  it("is fetched again after a week, and in another language", async () => {
    await keepStock("nim", "en", text, 1000);
    expect(await isStocked("nim", "en", 1000 + 7 * DAY - 1)).toBe(true);
    expect(await isStocked("nim", "en", 1000 + 7 * DAY)).toBe(false);
    expect(await isStocked("nim", "fr", 1000)).toBe(false);
    expect(await isStocked("go", "en", 1000)).toBe(false);
  });

  it("is there once: another language takes the place of the one before", async () => {
    await keepStock("nim", "en", text, 0);
    await keepStock("nim", "fr", text, 0);
    await keepStock("go", "fr", text, 0);
    const [only] = shelves.values();
    expect([...only!.kept.keys()]).toEqual([
      `${HERE}/api/puzzles/nim/stock?language=fr`,
      `${HERE}/api/puzzles/go/stock?language=fr`,
    ]);
  });

  it("that older pages kept is thrown away, and nothing else", async () => {
    shelves.set("puzzles-0", new Shelf());
    shelves.set("shell-abc", new Shelf());
    await keepStock("nim", "en", text, 0);
    expect([...shelves.keys()]).toEqual(["shell-abc", "puzzles-1"]);
  });

  it.each(["no json", "{}", "null"])("%s is none", async (spoiled) => {
    await keepStock("nim", "en", spoiled, 0);
    expect(await stockOf("nim")).toBeNull();
  });
});

it("a browser that keeps nothing has none, and nothing breaks", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("no")) });
  expect(await keepStock("nim", "en", text, 0)).toBe(false);
  expect(await stockOf("nim")).toBeNull();
  expect(await isStocked("nim", "en", 0)).toBe(false);
  expect(await stockedGames()).toEqual([]);
  vi.stubGlobal("caches", undefined);
  expect(await stockOf("nim")).toBeNull();
  expect(await stockedGames()).toEqual([]);
});

it.each([
  [undefined, true],
  [{}, true],
  [{ saveData: true }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: false }, true],
])("a network that says %j is cheap: %s", (line, cheap) => {
  expect(isCheap(line)).toBe(cheap);
});
