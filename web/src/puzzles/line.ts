/** A row of moves on the board of a puzzle: what was tried, its refutation, the solution. */

import type { StepHint } from "../api/puzzles";
import type { AnyPosition, Frame } from "../api/types";
import type { LastMove } from "../boards/board";
import { lastOf } from "../state/replay";

/** A position that no move has led to. */
export function standing(position: AnyPosition): Frame {
  return { number: 0, seat: null, move: null, chance: null, position } as Frame;
}

/** The last move of a row; null if there is none. */
export function lastMoveOf(frames: readonly Frame[] | undefined): LastMove | null {
  const frame = frames?.at(-1);
  return frame ? lastOf(frame) : null;
}

/**
 * What hints point at on the board: what the last one names. One that says what to do names the
 * verb of a move, which lies nowhere; then the board still points at what came before.
 */
export function pointedBy(hints: readonly StepHint[], legal: readonly string[]): readonly string[] {
  const verbs = new Set(legal.flatMap((move) => (move.includes(" ") ? move.split(" ")[0]! : [])));
  const named = hints.map(({ places }) => places.filter((place) => !verbs.has(place)));
  return named.findLast((places) => places.length > 0) ?? [];
}
