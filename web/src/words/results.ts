/** Who has won, in one line, and why the game is over. */

import type { GameName, Result } from "../api/types";
import { endingOf } from "./games";
import { t } from "./words.svelte";

/** `names` are in the order of the seats; `seat` is the own one, or null for whoever watches. */
export function headline(
  { ending, winner }: Result,
  names: readonly string[],
  seat: number | null,
): string {
  if (ending === "stopped") return t("result-stopped");
  if (winner === true) return t("result-all-won");
  if (winner === false) return t("result-all-lost");
  if (winner === null) return t("result-draw");
  if (winner === seat) return t("result-you-won");
  return t("result-won", { name: names[winner] ?? "" });
}

/** Empty for a game that has no ending. */
export function reason({ ending }: Result, game: GameName): string {
  return ending === null ? "" : endingOf(game, ending);
}
