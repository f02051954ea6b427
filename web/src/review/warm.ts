/** Whoever is at a table or a replay may soon want a hint or a review: let the server load what
 * that needs, so that the first numbers come at once. */

import { warmReviews } from "../api/reviews";
import type { GameName } from "../api/types";
import { games } from "../state/games.svelte";

/** Milliseconds in which a game is asked for once; the server lets go of it after ten minutes. */
const AGAIN = 4 * 60_000;
const asked = new Map<GameName, number>();

export function warmUp(game: GameName, now = Date.now()): void {
  if (!games.kindOf(game)?.has_review || now - (asked.get(game) ?? -Infinity) < AGAIN) return;
  asked.set(game, now);
  // Whoever then asks only waits longer.
  void warmReviews(game).catch(() => asked.delete(game));
}
