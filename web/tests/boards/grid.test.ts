import { expect, test } from "vitest";
import { cellsWhere, changedCells, letterAt, nameOf, squareOf } from "../../src/boards/grid";

const BOARD = ["ab.", ".b.", "..c"];

test("a1 is the lowest square on the left", () => {
  expect(squareOf("a1", 8)).toEqual({ column: 0, row: 7 });
  expect(squareOf("h8", 8)).toEqual({ column: 7, row: 0 });
  expect(nameOf({ column: 2, row: 4 }, 8)).toBe("c4");
});

test("beyond the edge there is nothing", () => {
  expect(letterAt(BOARD, { column: 2, row: 2 })).toBe("c");
  expect(letterAt(BOARD, { column: 3, row: 0 })).toBe(".");
  expect(letterAt(BOARD, { column: 0, row: -1 })).toBe(".");
});

test("cells are listed as one reads them", () => {
  expect(cellsWhere(BOARD, (letter) => letter === "b")).toEqual(["b3", "b2"]);
});

test("cells that differ between two boards", () => {
  expect(changedCells(BOARD, BOARD)).toEqual([]);
  expect(changedCells(BOARD, ["ab.", ".bc", "..."])).toEqual(["c2", "c1"]);
});
