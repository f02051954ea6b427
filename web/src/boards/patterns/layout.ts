/** Where things are drawn on the Patterns board, in units of its SVG. */

import { changedCells, squareOf } from "../grid";
import { outline } from "../outline";
import type { Spot } from "../walk";
import type { PatternsPosition } from "./position";

export const ROWS = 8;
export const CELL = 100;
/** The rim of the tray: thin, so that a cell is 40 pixels wide on a phone. */
export const MARGIN = 18;
export const SIZE = ROWS * CELL + 2 * MARGIN;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}`;
/** The corners of the tray; the corner cells of the pattern just fit in. */
export const TRAY_RADIUS = 2.5 * CELL;

export const BOWL_RADIUS = 58;
/** The bowls stand in two corners that the board leaves free. */
const BOWL_INSET = 46;
export const NEAR_BOWL: Spot = { x: ROWS * CELL - BOWL_INSET, y: ROWS * CELL - BOWL_INSET };
export const FAR_BOWL: Spot = { x: BOWL_INSET, y: BOWL_INSET };

export function bowlSpot(seat: number, near: number): Spot {
  return seat === near ? NEAR_BOWL : FAR_BOWL;
}

/** The middle of a cell. */
export function centreOf(cell: string): Spot {
  const { column, row } = squareOf(cell, ROWS);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The shape of a group as one piece. */
export function groupPath(cells: readonly string[]): string {
  const squares = cells.map((cell) => squareOf(cell, ROWS));
  return outline(squares, { size: CELL, inset: 5, round: 14 });
}

/** The line that shows whose group it is. */
export function framePath(cells: readonly string[]): string {
  const squares = cells.map((cell) => squareOf(cell, ROWS));
  return outline(squares, { size: CELL, inset: 12, round: 9 });
}

/** Where the choice between two moves on a cell is shown: its place in the board, in percent. */
export function choicePlace(cell: string): { x: number; y: number; isBelow: boolean } {
  const { x, y } = centreOf(cell);
  const isBelow = y < SIZE / 2;
  const edge = isBelow ? y + CELL / 2 : y - CELL / 2;
  const percent = (at: number): number => ((at + MARGIN) / SIZE) * 100;
  // The choice is up to half as wide as a small board, and must not stand out of it.
  return { x: Math.min(72, Math.max(28, percent(x))), y: percent(edge), isBelow };
}

/** How a tile comes to lie as it does now: turned in its place, or from a bowl. */
export interface Motion {
  cell: string;
  /** The seat whose bowl and cell swap tiles; null if the tile turns over in its place. */
  bowlOf: number | null;
}

/** What moves between two positions: at most one tile does, else people have jumped. */
export function motionBetween(
  before: PatternsPosition | null,
  after: PatternsPosition,
  last: { seat: number; move: string } | null,
): Motion | null {
  if (!before) return null;
  const [cell, ...others] = changedCells(before.board, after.board);
  if (!cell || others.length > 0) return null;
  const isFromBowl = last?.move === `open ${cell}` || last?.move === `swap ${cell}`;
  return { cell, bowlOf: isFromBowl ? last.seat : null };
}

/** Where what a move brings is written: above its tile, below those at the top, inside the tray. */
export function gainPlace(tile: Spot, width: number, height: number): Spot {
  const away = CELL / 2 + height / 2 - 8;
  const y = tile.y - away - height / 2 < -MARGIN ? tile.y + away : tile.y - away;
  const half = width / 2 - MARGIN;
  return { x: Math.min(ROWS * CELL - half, Math.max(half, tile.x)), y };
}
