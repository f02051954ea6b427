/** Squares of a board and their names: columns a, b, c ... from the left, rows 1, 2, 3 ... from below. */

/** A square, counted from the top left one. */
export interface Square {
  column: number;
  row: number;
}

const FIRST_COLUMN = "a".charCodeAt(0);

/** The square of a name on a board of so many rows. */
export function squareOf(name: string, rows: number): Square {
  return { column: name.charCodeAt(0) - FIRST_COLUMN, row: rows - Number(name.slice(1)) };
}

export function nameOf({ column, row }: Square, rows: number): string {
  return `${String.fromCharCode(FIRST_COLUMN + column)}${rows - row}`;
}

/** What a board, written as one text for each row, has on a square; "." beyond its edge. */
export function letterAt(board: readonly string[], { column, row }: Square): string {
  return board[row]?.[column] ?? ".";
}

/** The names of all squares of a board on which `has` holds, as one reads them. */
export function cellsWhere(board: readonly string[], has: (letter: string) => boolean): string[] {
  return board.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) =>
      has(letter) ? [nameOf({ column, row }, board.length)] : [],
    ),
  );
}

/** The names of the squares that differ between two boards of one size. */
export function changedCells(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) =>
      letter === letterAt(before, { column, row }) ? [] : [nameOf({ column, row }, after.length)],
    ),
  );
}
