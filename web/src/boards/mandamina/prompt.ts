/** What to do next, in one line. */

import type { t as translate } from "../../words/words.svelte";

/** For whoever is new, also why it matters. */
export function promptOf(canAct: boolean, isNew: boolean, t: typeof translate): string {
  if (!canAct) return "";
  return isNew ? t("mandamina-why") : t("mandamina-now");
}
