/** Numbers as they are set in type: with a real minus sign, whatever the language's data has. */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";

const HYPHEN = "-";
const MINUS = "\u2212";

export function withMinus(number: string): string {
  return number.replace(HYPHEN, MINUS);
}

/** In a sentence a number below zero is still a number: it can choose a form of a word. */
class BelowZero extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** What is filled into a sentence, its numbers as they are set. */
export function filledIn(words: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? new BelowZero(value) : value,
    ]),
  );
}
