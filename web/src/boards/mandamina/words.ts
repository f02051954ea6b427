/** The Mandamina box and its moves in words. */

import type { t as translate } from "../../words/words.svelte";
import { letterAt, nameOf, squareOf } from "../grid";
import { largest, piecesOf, ROWS, type Piece } from "./layout";
import type { MandaminaPosition } from "./position";
import { shapesOf } from "./shapes";

type Translate = typeof translate;

export function colourName(letter: string, t: Translate): string {
  // ids: colour-*
  return t(`colour-${letter}`);
}

/** One cell: its name, the colour of its marble, and how many of it lie together there. */
export function cellWords(
  position: MandaminaPosition,
  cell: string,
  pieces: readonly Piece[],
  t: Translate,
): string {
  if (cell === position.hole) return t("mandamina-hole", { cell });
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  const count = pieces.find(({ cells }) => cells.includes(cell))?.cells.length ?? 1;
  return t("mandamina-marble", { cell, colour, count });
}

/** How far a colour is. */
export function clusterWords(
  position: MandaminaPosition,
  colour: string,
  pieces: readonly Piece[],
  t: Translate,
): string {
  const name = colourName(colour, t);
  const shaped = shapesOf(position.clusters).find((shape) => shape.colour === colour);
  if (!shaped) {
    const count = largest(pieces, colour).cells.length;
    return t("mandamina-apart", { colour: name, count });
  }
  const { letter, same } = shaped;
  if (same.length === 0) return t("mandamina-clustered", { colour: name, shape: letter });
  const others = same.map((other) => colourName(other, t)).join(", ");
  return t("mandamina-clustered-same", { colour: name, shape: letter, others });
}

/** The whole box, for whoever does not see it. */
export function describe(position: MandaminaPosition, t: Translate): string[] {
  const pieces = piecesOf(position.board);
  const rows = position.board.map((letters, row) => {
    const list = [...letters].map((letter, column) => {
      const name = nameOf({ column, row }, ROWS).slice(0, 1);
      if (letter === ".") return t("mandamina-in-row-hole", { column: name });
      return t("mandamina-in-row", { column: name, colour: colourName(letter, t) });
    });
    return t("mandamina-row", { row: ROWS - row, list: list.join(", ") });
  });
  const clusters = position.clusters.map(({ colour }) =>
    t("mandamina-sentence", { words: clusterWords(position, colour, pieces, t) }),
  );
  return [...rows, ...clusters, t("mandamina-moves-made", { count: position.moves })];
}

/** One sentence for a move. */
export function tell(
  event: { seat: number; move: string },
  names: readonly string[],
  t: Translate,
): string {
  const name = names[event.seat] ?? t("mandamina-seat", { number: event.seat + 1 });
  return t("mandamina-told", { name, cell: event.move });
}

/** A move that waits for confirmation. */
export function question(cell: string, position: MandaminaPosition, t: Translate): string {
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  return t("mandamina-ask", { cell, colour });
}

/** What a cell is, in one sentence: for whoever presses it while that does nothing else. */
export function about(
  position: MandaminaPosition,
  cell: string,
  pieces: readonly Piece[],
  t: Translate,
): string {
  if (cell === position.hole) return t("mandamina-about-hole");
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  const count = pieces.find(({ cells }) => cells.includes(cell))?.cells.length ?? 1;
  return t("mandamina-about-marble", { cell, colour, count });
}
