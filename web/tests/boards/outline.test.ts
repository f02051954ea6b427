import { expect, test } from "vitest";
import { outline } from "../../src/boards/outline";

const SHARP = { size: 10, inset: 1, round: 0 };

/** The corners of each closed line. */
function corners(path: string): string[][] {
  return path
    .split("Z")
    .filter((line) => line)
    .map((line) => [...line.matchAll(/[ML](-?\d+ -?\d+)A/g)].map((found) => found[1]!));
}

test("one square has four corners, inside of its edges", () => {
  expect(corners(outline([{ column: 0, row: 0 }], SHARP))).toEqual([["1 1", "9 1", "9 9", "1 9"]]);
});

test("squares side by side share one line", () => {
  const domino = [
    { column: 0, row: 0 },
    { column: 1, row: 0 },
  ];
  expect(corners(outline(domino, SHARP))).toEqual([["1 1", "19 1", "19 9", "1 9"]]);
});

test("in an inner corner the line keeps its distance too", () => {
  const corner = [
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 1 },
  ];
  expect(corners(outline(corner, SHARP))).toEqual([
    ["1 1", "9 1", "9 11", "19 11", "19 19", "1 19"],
  ]);
});

test("squares that touch at a corner only have a line each", () => {
  const diagonal = [
    { column: 0, row: 0 },
    { column: 1, row: 1 },
  ];
  expect(corners(outline(diagonal, SHARP))).toEqual([
    ["1 1", "9 1", "9 9", "1 9"],
    ["11 11", "19 11", "19 19", "11 19"],
  ]);
});

test("a ring has a line outside and one around its hole", () => {
  const ring = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].filter((column) => column !== 1 || row !== 1).map((column) => ({ column, row })),
  );
  expect(corners(outline(ring, SHARP))).toEqual([
    ["1 1", "29 1", "29 29", "1 29"],
    ["21 9", "9 9", "9 21", "21 21"],
  ]);
});

test("corners are round: to the right outside, to the left inside", () => {
  const path = outline([{ column: 0, row: 0 }], { size: 10, inset: 0, round: 2 });
  expect(path).toBe(
    "M0 2A2 2 0 0 1 2 0L8 0A2 2 0 0 1 10 2L10 8A2 2 0 0 1 8 10L2 10A2 2 0 0 1 0 8Z",
  );
});
