/** A clock that somebody set by hand, in words. */

import type { Clock } from "../api/types";
import { t } from "./words.svelte";

export function clockWords(limit: Clock): string {
  if (limit === null) return t("option-clock-none");
  if ("days" in limit) return t("clock-limit-days", { days: limit.days });
  if ("move" in limit) return t("clock-limit-move", { seconds: limit.move });
  return t("clock-limit-base", {
    minutes: Math.round(limit.base / 60),
    seconds: limit.increment ?? 0,
  });
}
