/** What a lesson or a hint points at, as moves name it: cells, or a colour and all that has it. */

import { cellsWhere, letterAt, squareOf } from "./grid";

/** The cells of a board that are meant; what names neither a cell nor a colour means none. */
export function pointedCells(board: readonly string[], point: readonly string[]): Set<string> {
  const cells = cellsWhere(board, (letter) => letter !== ".");
  return new Set(
    cells.filter(
      (cell) =>
        point.includes(cell) || point.includes(letterAt(board, squareOf(cell, board.length))),
    ),
  );
}
