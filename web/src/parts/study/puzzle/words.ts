/** What came of a puzzle, in words. */

import type { Solving } from "../../../puzzles/solving.svelte";
import { formatNumber, t } from "../../../words/words.svelte";

export function verdictWords({ phase, outcome }: Solving): string {
  if (phase === "refuted") return t("puzzle-wrong");
  if (outcome === "right") return t("puzzle-right");
  return outcome === "nearly" ? t("puzzle-nearly") : t("puzzle-shown");
}

export function whole(number: number): string {
  return formatNumber(Math.round(number), { useGrouping: false });
}

/** The rating and what this puzzle did to it, or why it did nothing. */
export function standingWords(solving: Solving): string {
  const { mine, seen, judge, isHinted } = solving;
  if (mine && mine.change !== null) {
    const change = formatNumber(Math.round(mine.change), { signDisplay: "exceptZero" });
    return t("puzzle-mine", { rating: whole(mine.rating), change });
  }
  if (judge.isOffline) return t("puzzle-unrated-offline");
  if (isHinted) return t("puzzle-unrated-hint");
  if (seen.twin !== null) return t("puzzle-unrated-twin");
  return seen.tried ? t("puzzle-unrated-tried") : t("puzzle-unrated");
}
