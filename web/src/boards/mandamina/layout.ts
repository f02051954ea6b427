/** Where things are drawn in the Mandamina box, in units of its SVG. */

import { changedCells, letterAt, nameOf, squareOf, type Square } from "../grid";
import { outline } from "../outline";
import type { Spot } from "../walk";
import type { MandaminaPosition } from "./position";

export const ROWS = 7;
export const CELL = 100;
/** The frame of the box. */
export const MARGIN = 34;
export const SIZE = ROWS * CELL + 2 * MARGIN;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}`;
export const MARBLE_RADIUS = 41;
/** The cell in the middle. */
export const CENTRE = "d4";

/** The middle of a cell. */
export function centreOf(cell: string): Spot {
  const { column, row } = squareOf(cell, ROWS);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** Marbles of one colour that lie side by side. */
export interface Piece {
  colour: string;
  cells: string[];
}

/** All pieces of a board, as one reads them; a marble alone is a piece of one. */
export function piecesOf(board: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  const gather = (square: Square, piece: Piece): void => {
    const cell = nameOf(square, ROWS);
    if (letterAt(board, square) !== piece.colour || seen.has(cell)) return;
    seen.add(cell);
    piece.cells.push(cell);
    const { column, row } = square;
    gather({ column: column + 1, row }, piece);
    gather({ column, row: row + 1 }, piece);
    gather({ column: column - 1, row }, piece);
    gather({ column, row: row - 1 }, piece);
  };
  board.forEach((letters, row) =>
    [...letters].forEach((colour, column) => {
      const piece: Piece = { colour, cells: [] };
      if (colour !== ".") gather({ column, row }, piece);
      if (piece.cells.length > 0) pieces.push(piece);
    }),
  );
  return pieces;
}

/** The largest piece of a colour. */
export function largest(pieces: readonly Piece[], colour: string): Piece {
  const ofColour = pieces.filter((piece) => piece.colour === colour);
  return ofColour.reduce((a, b) => (b.cells.length > a.cells.length ? b : a));
}

/** The groove that joins the marbles of a piece. */
export function groovePath(cells: readonly string[]): string {
  const squares = cells.map((cell) => squareOf(cell, ROWS));
  return outline(squares, { size: CELL, inset: 5, round: 40 });
}

/** A drawing of a piece for itself. */
export interface SmallShape {
  /** In cells; it is never higher than wide. */
  width: number;
  height: number;
  path: string;
}

/** Squares moved to the corner, as one reads them. */
function inCorner(squares: readonly Square[]): Square[] {
  const left = Math.min(...squares.map(({ column }) => column));
  const top = Math.min(...squares.map(({ row }) => row));
  return squares
    .map(({ column, row }) => ({ column: column - left, row: row - top }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The same squares, turned four ways, and their mirror image turned four ways. */
function imagesOf(squares: readonly Square[]): Square[][] {
  const images: Square[][] = [];
  let turned = [...squares];
  for (let turn = 0; turn < 4; turn += 1) {
    turned = turned.map(({ column, row }) => ({ column: -row, row: column }));
    const mirrored = turned.map(({ column, row }) => ({ column: -column, row }));
    images.push(inCorner(turned), inCorner(mirrored));
  }
  return images;
}

/** A piece laid down in one way that pieces of the same shape share. */
export function smallShape(cells: readonly string[]): SmallShape {
  const sized = imagesOf(cells.map((cell) => squareOf(cell, ROWS))).map((squares) => ({
    squares,
    width: Math.max(...squares.map(({ column }) => column)) + 1,
    height: Math.max(...squares.map(({ row }) => row)) + 1,
    order: squares.map(({ column, row }) => `${row}${column}`).join(),
  }));
  const { squares, width, height } = sized
    .filter((image) => image.width >= image.height)
    .reduce((a, b) => (b.order < a.order ? b : a));
  return { width, height, path: outline(squares, { size: 10, inset: 0.5, round: 2.5 }) };
}

/** A marble that rolled: from the hole that is there now to where the hole was. */
export interface Motion {
  from: string;
  to: string;
}

/** What moved between two positions; null if nothing did, or people have jumped. */
export function motionBetween(
  before: MandaminaPosition | null,
  after: MandaminaPosition,
): Motion | null {
  if (!before || before.hole === after.hole) return null;
  if (changedCells(before.board, after.board).length !== 2) return null;
  return { from: after.hole, to: before.hole };
}
