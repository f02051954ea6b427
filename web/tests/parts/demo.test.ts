// @vitest-environment happy-dom
/** The picture of a game: it plays one round while it is seen, one at a time, if it may. */

import type { Component } from "svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadBoard } from "../../src/boards";
import Demo from "../../src/parts/Demo.svelte";
import { EVERY } from "../../src/parts/turns";
import { settings } from "../../src/state/settings.svelte";
import { show } from "../component";
import stored from "../fixtures/patterns.game.json";
import { NIM, PATTERNS } from "../kinds";

const ROUND = 10;
const STILL = 20;
/** Longer than the page rests after it has loaded, and than a browser is waited for to be idle. */
const SETTLED = 5500;

vi.mock("virtual:stills", () => {
  const file = { at: 20, width: 100, height: 100, light: "/light.svg", dark: "/dark.svg" };
  return { default: { patterns: file } };
});

const asked: string[] = [];
let look: ((isSeen: boolean) => void)[] = [];

// Read before the clock stands still.
beforeAll(() => loadBoard("patterns").then(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  look = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(hear: (entries: { intersectionRatio: number }[]) => void) {
        look.push((isSeen) => hear([{ intersectionRatio: isSeen ? 1 : 0 }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(stored)));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.change({ motion: "system" });
});

const showDemo = (game: unknown): Promise<HTMLElement> =>
  show(Demo as unknown as Component<Record<string, unknown>>, { game });

/** What is drawn, as one text: it changes with every move. */
function drawn(demo: HTMLElement): string {
  flushSync();
  return demo.querySelector(".demo.live svg")?.innerHTML ?? "";
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

it("is a picture by day and one by night until it is seen, and asks for nothing", async () => {
  const demo = await showDemo(PATTERNS);
  await pass(60_000);
  const pictures = [...demo.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(pictures).toEqual(["/light.svg", "/dark.svg"]);
  expect(demo.querySelectorAll("img[loading=lazy][alt='']").length).toBe(2);
  expect(asked).toEqual([]);
});

it("plays one round from where the picture stands, then stands still", async () => {
  expect(stored.frames.length).toBeGreaterThan(STILL + ROUND);
  const demo = await showDemo(PATTERNS);
  look[0]!(true);
  flushSync();
  await pass(SETTLED);
  await vi.waitFor(() => expect(drawn(demo)).not.toBe(""));
  expect(asked).toEqual(["/api/demo/patterns"]);
  const seen = new Set<string>();
  for (let move = 0; move < ROUND + 1; move++) {
    seen.add(drawn(demo));
    await pass(EVERY);
  }
  expect(seen.size).toBeGreaterThan(ROUND / 2);
  const last = drawn(demo);
  look[0]!(false);
  look[0]!(true);
  await pass(20 * EVERY);
  expect(drawn(demo) === last).toBe(true);
});

it("waits until the other has played its round", async () => {
  const demos = [await showDemo(PATTERNS), await showDemo(PATTERNS)];
  look.forEach((tell) => tell(true));
  flushSync();
  let before = demos.map(drawn);
  /** Which of them moved, one after the other. */
  const moved: number[] = [];
  for (let step = 0; step < 3 * ROUND * 4; step++) {
    await pass(EVERY / 4);
    const now = demos.map(drawn);
    const changed = now.flatMap((text, at) => (text !== before[at] ? [at] : []));
    // At once, the last move of one and the first of the other.
    moved.push(...changed.sort((at) => (at === moved[0] ? -1 : 1)));
    before = now;
  }
  // As many as there were, all of one, then all of the other.
  const first = moved.filter((at) => at === moved[0]);
  expect(first.length).toBeGreaterThanOrEqual(ROUND);
  expect(moved.slice(0, first.length)).toEqual(first);
  expect(moved.length).toBeGreaterThanOrEqual(2 * ROUND);
});

it("stays a picture for who wants no motion", async () => {
  settings.change({ motion: "off" });
  const demo = await showDemo(PATTERNS);
  look[0]!(true);
  await pass(60_000);
  expect(demo.querySelector("img")).not.toBeNull();
  expect(asked).toEqual([]);
});

it("stays a picture for who wants to save data", async () => {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
  try {
    const demo = await showDemo(PATTERNS);
    look[0]!(true);
    await pass(60_000);
    expect(demo.querySelector("img")).not.toBeNull();
    expect(asked).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, "connection");
  }
});

it("is the sign of a game that has no picture", async () => {
  const demo = await showDemo({ ...NIM, has_demo: false });
  expect(demo.querySelector(".sign svg")).not.toBeNull();
  expect(demo.querySelector("img")).toBeNull();
});
