/** Moves in sentences of the server: as people say them, and nothing else is changed. */

import { expect, it } from "vitest";
import { inWords as inMandala } from "../../src/boards/mandala/phrases";
import { inWords as inPatterns } from "../../src/boards/patterns/phrases";
import { t } from "./words";

it.each([
  ["build 2 r", "red to Mountain 2"],
  [
    "It gives away 4 %: grow 1 kk was better.",
    "It gives away 4 %: 2 × black to Field 1 was better.",
  ],
  [
    "9.2 after claim g, 1.7 after discard oo.",
    "9.2 after claim green, 1.7 after discard 2 × orange.",
  ],
  [
    "Who would claim green, build 3 rows or discard it?",
    "Who would claim green, build 3 rows or discard it?",
  ],
])("cards are named: %s", (text, told) => {
  expect(inMandala(text, t)).toBe(told);
});

it.each([
  ["flip e4 was better.", "flip e4 was better."],
  ["Play: open a3.", "Play: open a3."],
  ["The group on e4 is open now.", "The group on e4 is open now."],
])("tiles keep their names: %s", (text, told) => {
  expect(inPatterns(text, t)).toBe(told);
});

it("a game says it in the language that is shown", () => {
  const german = (id: string, words: Record<string, string | number> = {}): string =>
    id === "patterns-phrase-flip" ? `${words.cell} umdrehen` : id;
  expect(inPatterns("flip e4 war besser.", german)).toBe("e4 umdrehen war besser.");
});
