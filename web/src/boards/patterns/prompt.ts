/** What is asked besides the tiles, in one line. */

import type { t as translate } from "../../words/words.svelte";
import type { PatternsPosition } from "./position";

export function promptOf(
  position: PatternsPosition,
  legal: readonly string[],
  names: readonly string[],
  t: typeof translate,
): string {
  const name = names[position.turn ?? 0] ?? "";
  if (position.phase === "bowls") {
    return legal.length > 0 ? t("patterns-bowls-ask") : t("patterns-bowls-wait", { name });
  }
  if (position.phase === "final-flips") {
    const other = names[1 - (position.turn ?? 0)] ?? "";
    return legal.includes("done")
      ? t("patterns-final-ask", { name: other })
      : t("patterns-final-wait", { name });
  }
  return "";
}
