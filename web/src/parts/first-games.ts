/**
 * The games that this page has a board for, as the server described them when the page was made:
 * what the first page shows until the server has said which games it has.
 */

import type { GameKind } from "../api/types";

/** As much of a game as its card on the first page says. */
export type CardKind = Pick<
  GameKind,
  "name" | "summary" | "seats" | "has_demo" | "has_lessons" | "has_puzzles" | "has_daily"
>;

const CARDS = import.meta.glob<CardKind & { order: number }>("../boards/*/card.json", {
  eager: true,
  import: "default",
});

export const FIRST_GAMES: readonly CardKind[] = Object.values(CARDS).sort(
  (one, other) => one.order - other.order || (one.name < other.name ? -1 : 1),
);
