/** The legal moves of Patterns as gestures. The texts are read, never judged. */

import type { Step } from "../board";
import type { PatternsPosition } from "./position";

/** What is picked up to open a group or to swap: the tile in the own bowl. */
export const BOWL = "bowl";

/** What comes before the seat of a bowl that can only be asked about. */
export const ABOUT_BOWL = "about-bowl-";

export type Verb = "open" | "flip" | "swap";

/** The verb and the cell of a move, as in "flip d5"; null for moves without a cell. */
export function readMove(move: string): { verb: Verb; cell: string } | null {
  const [verb, cell] = move.split(" ");
  if (!cell || (verb !== "open" && verb !== "flip" && verb !== "swap")) return null;
  return { verb, cell };
}

export function steps(_position: PatternsPosition, legal: readonly string[]): Step[] {
  return legal.map((move) => {
    const read = readMove(move);
    if (!read) return { pick: null, target: move, move };
    return { pick: read.verb === "flip" ? null : BOWL, target: read.cell, move };
  });
}

/** The moves that a click on a cell can mean; with the bowl tile in hand, only where it goes. */
export function movesOn(all: readonly Step[], cell: string, isPicked: boolean): string[] {
  return all
    .filter((step) => step.target === cell && (!isPicked || step.pick === BOWL))
    .map((step) => step.move);
}

/** The move that somebody most likely meant who clicked where none is legal. */
export function meant(all: readonly Step[], cell: string, isPicked: boolean): string {
  const verbOfBowl = all.some((step) => step.move.startsWith("open ")) ? "open" : "swap";
  return `${isPicked ? verbOfBowl : "flip"} ${cell}`;
}
