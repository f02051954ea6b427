import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Play } from "../../src/parts/turns";

type Turns = typeof import("../../src/parts/turns");
let takeTurn: Turns["takeTurn"];
let timeToMove: Turns["timeToMove"];
let EVERY: Turns["EVERY"];

/** Longer than the page rests after it has loaded, and than a browser is waited for to be idle. */
const SETTLED = 5500;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, readyState: "complete" });
  vi.resetModules(); // Nobody has had a turn.
  ({ takeTurn, timeToMove, EVERY } = await import("../../src/parts/turns"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function playing(name: string, moved: string[], moves: number): Play {
  return async (signal) => {
    for (let left = moves; left > 0 && (await timeToMove(signal)); left--) moved.push(name);
  };
}

test("one board plays at a time, and the next when it is done", async () => {
  const moved: string[] = [];
  const stops = ["a", "b"].map((name) => takeTurn(playing(name, moved, 5)));
  expect(moved).toEqual([]);
  await vi.advanceTimersByTimeAsync(SETTLED + 2 * EVERY);
  expect(new Set(moved)).toEqual(new Set(["a"]));
  await vi.advanceTimersByTimeAsync(20 * EVERY);
  expect(moved).toEqual([..."aaaaabbbbb"]);
  stops.forEach((stop) => stop());
});

test("a board that has gone moves no more, and makes room", async () => {
  const moved: string[] = [];
  const stopA = takeTurn(playing("a", moved, 100));
  const stopB = takeTurn(playing("b", moved, 100));
  const stopC = takeTurn(playing("c", moved, 2));
  await vi.advanceTimersByTimeAsync(SETTLED + 3 * EVERY);
  const count = moved.length;
  expect(count).toBeGreaterThan(1);
  expect(moved).not.toContain("b");
  stopB(); // Still waiting: it never comes.
  stopA();
  await vi.advanceTimersByTimeAsync(10 * EVERY);
  expect(moved.slice(count)).toEqual(["c", "c"]);
  stopC();
});

test("a board that cannot be shown does not keep the others from playing", async () => {
  const moved: string[] = [];
  const stops = [
    takeTurn(() => Promise.reject(new Error("the server is away"))),
    takeTurn(playing("b", moved, 1)),
  ];
  await vi.advanceTimersByTimeAsync(SETTLED + 5 * EVERY);
  expect(moved).toEqual(["b"]);
  stops.forEach((stop) => stop());
});

test("nothing moves while nobody looks at the page", async () => {
  vi.stubGlobal("document", { hidden: true, readyState: "complete" });
  const moved: string[] = [];
  const stop = takeTurn(playing("a", moved, 3));
  await vi.advanceTimersByTimeAsync(SETTLED + 5 * EVERY);
  expect(moved).toEqual([]);
  vi.stubGlobal("document", { hidden: false, readyState: "complete" });
  await vi.advanceTimersByTimeAsync(2 * EVERY);
  expect(moved.length).toBeGreaterThan(0);
  stop();
  await vi.advanceTimersByTimeAsync(SETTLED);
});
