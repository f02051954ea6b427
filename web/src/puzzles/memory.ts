/** What this browser knows of puzzles without asking: which were seen, and about how hard to be. */

import type { GameName } from "../api/types";
import { keep, kept } from "../state/storage";

const SEEN = "puzzles-seen";
const RATING = "puzzles-rating-";
const MOST_SEEN = 200;

/** The longest ago first. */
export function seenPuzzles(): string[] {
  try {
    const known: unknown = JSON.parse(kept(SEEN) ?? "[]");
    return Array.isArray(known) ? known.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function noteSeen(id: string): void {
  const others = seenPuzzles().filter((one) => one !== id);
  keep(SEEN, JSON.stringify([...others, id].slice(-MOST_SEEN)));
}

export function noteRating(game: GameName, rating: number): void {
  keep(RATING + game, String(Math.round(rating)));
}

/** What somebody was rated when the server last said so; null if it never did. */
export function lastRating(game: GameName): number | null {
  const rating = Number(kept(RATING + game) ?? NaN);
  return Number.isFinite(rating) ? rating : null;
}
