/** The Patterns board and its moves in words. */

import type { Prospects } from "../../api/types";
import type { t as translate } from "../../words/words.svelte";
import { cellsWhere, letterAt, squareOf } from "../grid";
import { capital } from "../sentence";
import { ROWS } from "./layout";
import { readMove } from "./moves";
import type { PatternsGroup, PatternsPosition } from "./position";

type Translate = typeof translate;

export function colourName(letter: string, t: Translate): string {
  // ids: colour-*
  return t(`colour-${letter.toLowerCase()}`);
}

export function seatName(seat: number, names: readonly string[], t: Translate): string {
  return names[seat] ?? t("patterns-seat", { number: seat + 1 });
}

export interface Owned {
  seat: number;
  group: PatternsGroup;
}

/** The group that a face-down tile belongs to. */
export function groupOn(position: PatternsPosition, cell: string): Owned | null {
  for (const [seat, groups] of position.groups.entries()) {
    const group = groups.find(({ cells }) => cells.includes(cell));
    if (group) return { seat, group };
  }
  return null;
}

/** One cell: its name, the colour of its tile, and whose group it is in. */
export function cellWords(
  position: PatternsPosition,
  cell: string,
  names: readonly string[],
  t: Translate,
): string {
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  const owned = groupOn(position, cell);
  if (!owned) return t("patterns-cell-up", { cell, colour });
  const name = seatName(owned.seat, names, t);
  const marked = owned.group.marker === cell ? "yes" : "no";
  return t("patterns-cell-down", { cell, colour, name, number: owned.group.number, marked });
}

/** What is to be known of a cell besides its tile. */
export interface Around {
  moves: readonly string[];
  prospects: Prospects | null;
  isClosed: boolean;
  isLast: boolean;
}

/** The label of a cell: as short as it can be, for whoever walks over many of them. */
export function cellLabel(
  position: PatternsPosition,
  cell: string,
  { moves, isClosed, isLast }: Omit<Around, "prospects">,
  names: readonly string[],
  t: Translate,
): string {
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  const owned = groupOn(position, cell);
  const name = owned ? seatName(owned.seat, names, t) : "";
  const tile = owned
    ? t("patterns-brief-down", { cell, colour, name, number: owned.group.number })
    : t("patterns-brief-up", { cell, colour });
  // ids: patterns-open patterns-flip patterns-swap
  const verbs = moves.map((move) => t(`patterns-${readMove(move)?.verb}`));
  const marks = [
    ...(isClosed ? [t("patterns-brief-closed")] : []),
    ...(isLast ? [t("patterns-brief-last")] : []),
  ];
  const parts = [tile, ...(verbs.length > 0 ? [verbs.join(", ")] : []), ...marks];
  return parts.map((words) => t("patterns-sentence", { words })).join(" ");
}

/** All of it, for whoever asks. */
export function cellDetails(
  position: PatternsPosition,
  cell: string,
  { moves, prospects, isClosed, isLast }: Around,
  names: readonly string[],
  t: Translate,
): string {
  return [
    t("patterns-sentence", { words: cellWords(position, cell, names, t) }),
    ...moveWords(moves, prospects, t),
    ...(isClosed ? [t("patterns-closed")] : []),
    ...(isLast ? [t("patterns-last")] : []),
  ].join(" ");
}

/** What the moves on a cell would do, a sentence each. */
export function moveWords(
  moves: readonly string[],
  prospects: Prospects | null,
  t: Translate,
): string[] {
  return moves.flatMap((move) => {
    const points = prospects?.gains[move];
    // ids: patterns-may-open patterns-may-flip patterns-may-swap
    const may = t(`patterns-may-${readMove(move)?.verb}`);
    return points === undefined ? [may] : [may, t("patterns-gain", { points })];
  });
}

/** The whole board, for whoever does not see it. */
export function describe(
  position: PatternsPosition,
  t: Translate,
  names: readonly string[] = [],
): string[] {
  const rows = position.board.map((letters, row) => {
    const up = cellsWhere(position.board, (letter) => letter !== "." && letter >= "a")
      .filter((cell) => squareOf(cell, ROWS).row === row)
      .map((cell) => {
        const colour = colourName(letters[squareOf(cell, ROWS).column] ?? "", t);
        return t("patterns-in-row", { column: cell.slice(0, 1), colour });
      });
    const list = up.join(", ");
    return t("patterns-row", { row: ROWS - row, count: up.length, list });
  });
  const groups = position.groups.flatMap((ofSeat, seat) =>
    ofSeat.map(({ number, colour, cells }) =>
      t("patterns-group", {
        name: seatName(seat, names, t),
        number,
        colour: colourName(colour, t),
        cells: cells.join(", "),
        points: position.points[seat]?.find((entry) => entry.number === number)?.points ?? 0,
      }),
    ),
  );
  const bowls = position.bowls.flatMap((letter, seat) =>
    letter
      ? [t("patterns-in-bowl", { name: seatName(seat, names, t), colour: colourName(letter, t) })]
      : [],
  );
  return [...rows, ...groups, ...bowls];
}

/** One sentence for a move. */
export function tell(
  event: { seat: number; move: string },
  names: readonly string[],
  t: Translate,
): string {
  const name = seatName(event.seat, names, t);
  const read = readMove(event.move);
  // ids: patterns-told-open patterns-told-flip patterns-told-swap
  if (read) return t(`patterns-told-${read.verb}`, { name, cell: read.cell });
  if (event.move === "done") return t("patterns-told-done", { name });
  const [first = "", second = ""] = event.move.split(" ")[1] ?? "";
  return t("patterns-told-bowls", {
    name,
    first: seatName(0, names, t),
    second: seatName(1, names, t),
    colour: colourName(first, t),
    other: colourName(second, t),
  });
}

/** A move that waits for confirmation. */
export function question(move: string, position: PatternsPosition, t: Translate): string {
  const read = readMove(move);
  // ids: patterns-ask-open patterns-ask-flip patterns-ask-swap
  if (read) return t(`patterns-ask-${read.verb}`, { cell: read.cell });
  if (move === "done") return t("patterns-ask-done");
  const letters = move.split(" ")[1] ?? "";
  const colour = colourName(letters[position.seat ?? 0] ?? "", t);
  return capital(t("patterns-ask-bowls", { colour }));
}

/** What a tile is, in one sentence: for whoever presses it while that does nothing else. */
export function aboutCell(
  position: PatternsPosition,
  cell: string,
  names: readonly string[],
  t: Translate,
): string {
  const colour = colourName(letterAt(position.board, squareOf(cell, ROWS)), t);
  const owned = groupOn(position, cell);
  if (!owned) return t("patterns-about-up", { cell, colour });
  const name = seatName(owned.seat, names, t);
  return t("patterns-about-down", { cell, colour, name, number: owned.group.number });
}

/** What a bowl is, in one sentence. */
export function aboutBowl(
  position: PatternsPosition,
  seat: number,
  names: readonly string[],
  t: Translate,
): string {
  const whose = seat === position.seat ? "own" : "other";
  return t("patterns-about-bowl", { whose, name: seatName(seat, names, t) });
}

export { inWords } from "./phrases";
