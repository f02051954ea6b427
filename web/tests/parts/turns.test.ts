import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EVERY, moveInTurn, turnToBeMade } from "../../src/parts/turns";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("boards are made one after the other", async () => {
  const made: string[] = [];
  void turnToBeMade().then(() => made.push("first"));
  void turnToBeMade().then(() => made.push("second"));
  await vi.advanceTimersByTimeAsync(50);
  expect(made).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(50);
  expect(made).toEqual(["first", "second"]);
});

test("three boards move in turn, each as often as one alone would", () => {
  const moved: string[] = [];
  const stops = ["a", "b", "c"].map((name) => moveInTurn(() => moved.push(name)));
  vi.advanceTimersByTime(4 * EVERY);
  expect(moved.slice(0, 6)).toEqual(["a", "b", "c", "a", "b", "c"]);
  stops.forEach((stop) => stop());
});

test("a board that has gone moves no more", () => {
  const moved: string[] = [];
  const stopA = moveInTurn(() => moved.push("a"));
  const stopB = moveInTurn(() => moved.push("b"));
  stopA();
  vi.advanceTimersByTime(3 * EVERY);
  expect(moved.length).toBeGreaterThan(1);
  expect(moved).not.toContain("a");
  stopB();
  vi.advanceTimersByTime(3 * EVERY);
  const count = moved.length;
  vi.advanceTimersByTime(3 * EVERY);
  expect(moved.length).toBe(count);
});

test("nothing moves while nobody looks at the page", () => {
  vi.stubGlobal("document", { hidden: true });
  const mover = vi.fn();
  const stop = moveInTurn(mover);
  vi.advanceTimersByTime(3 * EVERY);
  expect(mover).not.toHaveBeenCalled();
  stop();
});
