/** What a line is worth, in words: a chance to win, points ahead, or a score. */

import type { EngineAnswer, EngineLine } from "../api/analysis";
import { formatNumber, t } from "../words/words.svelte";

/** As short as it can be: "62 %", "+3.5", "18". */
export function valueWords({ unit }: EngineAnswer, { value }: EngineLine): string {
  if (unit === "chance") return formatNumber(value, { style: "percent" });
  if (unit === "points")
    return formatNumber(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return unit === "score" ? formatNumber(value, { maximumFractionDigits: 1 }) : "–";
}

/** For whoever hears it: what the number means, and whether it is proven. */
export function wholeValue(answer: EngineAnswer, line: EngineLine): string {
  const value = valueWords(answer, line);
  // ids: analysis-value-*
  const told = answer.unit ? t(`analysis-value-${answer.unit}`, { value }) : "";
  return line.is_proven ? t("analysis-value-proven", { value: told }) : told;
}
