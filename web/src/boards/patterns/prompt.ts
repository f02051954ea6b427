/** What to do next, in one line; for whoever is new, also why it matters. */

import type { t as translate } from "../../words/words.svelte";
import type { PatternsPosition } from "./position";

interface Situation {
  legal: readonly string[];
  names: readonly string[];
  /** The tile of the own bowl is in hand. */
  isPicked: boolean;
  /** Whether to say why, too. */
  isNew: boolean;
}

export function promptOf(
  position: PatternsPosition,
  { legal, names, isPicked, isNew }: Situation,
  t: typeof translate,
): string {
  const name = names[position.turn ?? 0] ?? "";
  if (position.phase === "bowls") {
    if (legal.length === 0) return t("patterns-bowls-wait", { name });
    return isNew ? t("patterns-why-bowls") : t("patterns-bowls-ask");
  }
  if (position.phase === "final-flips") {
    if (!legal.includes("done")) return t("patterns-final-wait", { name });
    const other = names[1 - (position.turn ?? 0)] ?? "";
    return isNew ? t("patterns-final-ask", { name: other }) : t("patterns-now-final");
  }
  if (legal.length === 0) return "";
  if (isPicked) return isNew ? t("patterns-why-picked") : t("patterns-now-picked");
  const canOnlyOpen = legal.every((move) => move.startsWith("open "));
  if (canOnlyOpen) return isNew ? t("patterns-why-open") : t("patterns-now-open");
  return isNew ? t("patterns-why-turn") : t("patterns-now-turn");
}
