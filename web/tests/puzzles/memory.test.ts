// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { lastRating, noteRating, noteSeen, seenPuzzles } from "../../src/puzzles/memory";

beforeEach(() => localStorage.clear());

it("knows which puzzles were seen, the longest ago first", () => {
  for (const id of ["a", "b", "c", "a"]) noteSeen(id);
  expect(seenPuzzles()).toEqual(["b", "c", "a"]);
});

it("forgets the oldest ones", () => {
  for (let number = 0; number < 203; number++) noteSeen(`p${number}`);
  expect(seenPuzzles()).toHaveLength(200);
  expect(seenPuzzles()[0]).toBe("p3");
});

it("knows how one was rated last, game by game", () => {
  expect(lastRating("nim")).toBeNull();
  noteRating("nim", 1234.6);
  expect(lastRating("nim")).toBe(1235);
  expect(lastRating("go")).toBeNull();
});

it("what was spoiled is nothing", () => {
  localStorage.setItem("puzzles-seen", "[1, 2");
  localStorage.setItem("puzzles-rating-nim", "much");
  expect(seenPuzzles()).toEqual([]);
  expect(lastRating("nim")).toBeNull();
});
