/** How figures and names of a review are written. */

import type { GradeSeen, ReviewSeen } from "../api/reviews";
import { levelName, personName } from "../words/people";
import { formatNumber, t } from "../words/words.svelte";

export const MARKED: readonly string[] = ["slip", "mistake", "blunder"];
/** What is worth learning from. */
export const MISTAKES: readonly string[] = ["mistake", "blunder"];

/** Signs that are told apart without their colour. */
export const SIGNS: Readonly<Record<string, string>> = {
  slip: "?!",
  mistake: "?",
  blunder: "??",
  close: "≈",
  good: "✓",
  forced: "·",
};

export function namesOf(seen: ReviewSeen): string[] {
  return seen.names.map((name) => personName(levelName(name)));
}

/** A sentence of the server, with guests called as the page calls them. */
export function withNames(text: string, seen: ReviewSeen): string {
  return seen.names.reduce(
    (said, name) => said.replaceAll(name, personName(levelName(name))),
    text,
  );
}

const ONE_DIGIT = { maximumFractionDigits: 1, minimumFractionDigits: 1 };

/** In percent where somebody wins, else in points. */
export function amount(value: number, seen: ReviewSeen, isSigned = false): string {
  const rounded = Math.abs(value) < 0.05 ? 0 : value;
  const sign = isSigned ? ({ signDisplay: "exceptZero" } as const) : {};
  if (seen.unit !== "chance") return formatNumber(rounded, { maximumFractionDigits: 1, ...sign });
  return t("review-percent", { value: formatNumber(rounded, { ...ONE_DIGIT, ...sign }) });
}

/** What a decision gave away, with its interval unless it is exact. */
export function lossOf(grade: GradeSeen, seen: ReviewSeen): string {
  const loss = amount(grade.loss, seen);
  if (grade.is_proven || grade.high - grade.low < 0.05) return loss;
  const plain = (value: number): string =>
    formatNumber(value, seen.unit === "chance" ? ONE_DIGIT : { maximumFractionDigits: 1 });
  return t("review-loss", { loss, low: plain(Math.max(0, grade.low)), high: plain(grade.high) });
}
