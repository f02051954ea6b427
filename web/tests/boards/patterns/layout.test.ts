import { expect, test } from "vitest";
import type { PatternsPosition } from "../../../src/boards/patterns/position";
import {
  bowlSpot,
  centreOf,
  choicePlace,
  groupPath,
  motionBetween,
} from "../../../src/boards/patterns/layout";
import opening from "../../fixtures/patterns-opening.json";
import middle from "../../fixtures/patterns-middle.json";

const before = opening as PatternsPosition;

/** The opening with one more tile face down. */
function after(row: number, letters: string): PatternsPosition {
  return { ...before, board: before.board.with(row, letters) };
}

test("row 8 is on top, column a on the left", () => {
  expect(centreOf("a1")).toEqual({ x: 50, y: 750 });
  expect(centreOf("h8")).toEqual({ x: 750, y: 50 });
});

test("the near bowl is below on the right, whoever sits there", () => {
  expect(bowlSpot(1, 1)).toEqual({ x: 754, y: 754 });
  expect(bowlSpot(0, 1)).toEqual({ x: 46, y: 46 });
  expect(bowlSpot(0, 0)).toEqual({ x: 754, y: 754 });
});

test("a group of two tiles is one piece", () => {
  expect(groupPath(["c4", "d4"]).match(/Z/g)).toHaveLength(1);
  expect(groupPath(["c4"])).toMatch(/^M205 419A14 14 0 0 1 219 405L/);
});

test("a choice stands below the tiles of the upper half and inside of the board", () => {
  expect(choicePlace("d6")).toMatchObject({ isBelow: true });
  expect(choicePlace("d3")).toMatchObject({ isBelow: false });
  expect(choicePlace("a5").x).toBe(28);
  expect(choicePlace("h5").x).toBe(72);
  expect(choicePlace("d6").y).toBeCloseTo((318 / 836) * 100);
});

test("a flip turns a tile in its place", () => {
  const flipped = after(1, ".yrRyok.");
  expect(motionBetween(before, flipped, { seat: 0, move: "flip d7" })).toEqual({
    cell: "d7",
    bowlOf: null,
  });
});

test("opening and swapping bring a tile from the bowl of whoever moved", () => {
  const opened = after(7, "..Kgpr..");
  expect(motionBetween(before, opened, { seat: 1, move: "open c1" })).toEqual({
    cell: "c1",
    bowlOf: 1,
  });
  expect(motionBetween(before, opened, { seat: 0, move: "swap c1" })?.bowlOf).toBe(0);
});

test("a move that was taken back turns its tile, whatever the last move was", () => {
  const opened = after(7, "..Kgpr..");
  expect(motionBetween(opened, before, { seat: 1, move: "open g4" })).toEqual({
    cell: "c1",
    bowlOf: null,
  });
});

test("nothing moves at first, without a change, and on a jump", () => {
  const last = { seat: 0, move: "flip d7" };
  expect(motionBetween(null, before, last)).toBeNull();
  expect(motionBetween(before, before, last)).toBeNull();
  expect(motionBetween(before, middle as PatternsPosition, last)).toBeNull();
});
