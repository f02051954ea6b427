import { beforeEach, describe, expect, it } from "vitest";
import {
  accuracies,
  mistakes,
  noteAccuracy,
  noteMistakes,
  noteRepeated,
  noteShown,
  trendOf,
  wasShown,
} from "../../src/review/memory";
import { forget, keep } from "../../src/state/storage";

const accuracy = (table: string, value: number, at: number) => ({
  table,
  game: "brook",
  value,
  low: value - 5,
  high: value + 5,
  decisions: 12,
  at,
});
const mistake = (table: string, ply: number) => ({
  table,
  game: "brook",
  ply,
  move: "a1",
  found: 0,
});

beforeEach(() => {
  for (const key of ["review-accuracy", "review-mistakes", "review-shown"]) forget(key);
});

describe("what is kept of reviews", () => {
  it("is one accuracy for each game, in the order they were first reviewed", () => {
    noteAccuracy(accuracy("a", 80, 1));
    noteAccuracy(accuracy("b", 70, 2));
    noteAccuracy(accuracy("a", 82, 3));
    expect(accuracies().map(({ table, value }) => [table, value])).toEqual([
      ["a", 82],
      ["b", 70],
    ]);
  });

  it("says where it goes only with enough games", () => {
    expect(trendOf([80, 80, 80, 80, 80, 80])).toBeNull();
    expect(trendOf([70, 70, 70, 70, 70, 80, 80, 80, 80, 80])).toBe("up");
    expect(trendOf([80, 80, 80, 80, 80, 79, 80, 80, 80, 80])).toBe("even");
    expect(trendOf([90, 90, 60, 60, 60, 60, 60])).toBe("down");
  });

  it("brings a mistake back until it was found twice", () => {
    noteMistakes([mistake("a", 3), mistake("a", 9)]);
    noteMistakes([mistake("a", 3)]);
    expect(mistakes().map(({ ply }) => ply)).toEqual([3, 9]);
    noteRepeated("a", 3, true);
    expect(mistakes().map(({ ply }) => ply)).toEqual([9, 3]);
    noteRepeated("a", 3, false);
    noteRepeated("a", 3, true);
    expect(mistakes()).toHaveLength(2);
    noteRepeated("a", 3, true);
    expect(mistakes().map(({ ply }) => ply)).toEqual([9]);
  });

  it("survives what somebody else has written there", () => {
    keep("review-mistakes", '[null, 3, {"table": 1}, {"table": "a", "game": "brook", "ply": 2}]');
    keep("review-accuracy", "{broken");
    keep("review-shown", '{"a": 1}');
    expect(mistakes().map(({ ply }) => ply)).toEqual([2]);
    expect(accuracies()).toEqual([]);
    expect(wasShown("a")).toBe(false);
    noteShown("a");
    expect(wasShown("a")).toBe(true);
  });
});
