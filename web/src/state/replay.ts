/** Games to look at again: which move an address shows, and what led to a position. */

import type { Frame } from "../api/types";
import type { LastMove } from "../boards/board";

/** The move that led to a position; null for the deal. */
export function lastOf({ seat, move, chance }: Frame): LastMove | null {
  return seat === null || move === null ? null : { seat, move, chance };
}

/** The number in `?move=12`, kept between the deal (0) and the end; without one, the end. */
export function moveIn(query: URLSearchParams, end: number): number {
  const text = query.get("move");
  const move = text === null ? NaN : Number(text);
  if (!Number.isInteger(move)) return end;
  return Math.max(0, Math.min(end, move));
}
