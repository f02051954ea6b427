/** The page has few sizes of type, and figures that stand below each other. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = new URL("../../src/", import.meta.url).pathname;
const BASE = readFileSync(join(SRC, "style/base.css"), "utf8");
const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter(
  (file) => /\.(svelte|css)$/.test(file) && !file.endsWith("fonts.css"),
);

/** What a file says about the size of its type; drawings have units of their own. */
function sizes(file: string): string[] {
  const text = readFileSync(join(SRC, file), "utf8");
  return [...text.matchAll(/(?<![-\w])font(?:-size)?:\s*([^;{}]+);/g)].map((match) => match[1]!);
}

test("there are few sizes, each larger than the one before", () => {
  const steps = [...BASE.matchAll(/--step-(-?\d): (?:clamp\()?([\d.]+)rem/g)];
  expect(steps.map((match) => Number(match[1]))).toEqual([-2, -1, 0, 1, 2, 3]);
  const least = steps.map((match) => Number(match[2]));
  expect(least).toEqual([...least].sort((a, b) => a - b));
});

describe("no size is made up on the spot", () => {
  test.each(FILES)("%s", (file) => {
    const root = file === "style/base.css" ? [/^clamp\(1rem/] : [];
    const madeUp = sizes(file).filter(
      (size) => /\d(rem|vw|vh)\b/.test(size) && !size.includes("--step-"),
    );
    expect(madeUp.filter((size) => !root.some((known) => known.test(size)))).toEqual([]);
  });
});

/** Where points or time are read: their figures are as wide as each other, none hangs below. */
const FIGURES = [
  "parts/table/Clock.svelte",
  "parts/table/SeatBar.svelte",
  "boards/mandala/Numbers.svelte",
  "boards/mandala/Bowl.svelte",
  "boards/patterns/River.svelte",
  "boards/mandamina/Points.svelte",
  "boards/mandamina/Summary.svelte",
];

test.each(FIGURES)("%s has figures for columns, in the serif", (file) => {
  const text = readFileSync(join(SRC, file), "utf8");
  expect(/class="[^"]*\bnumbers\b|tabular-nums/.test(text)).toBe(true);
  expect(/class="[^"]*\bnumbers\b|var\(--serif\)/.test(text)).toBe(true);
});

test("the class for numbers is both", () => {
  const rule = BASE.slice(BASE.indexOf(".numbers {"));
  expect(rule.slice(0, rule.indexOf("}"))).toMatch(/--serif[^}]*tabular-nums lining-nums/s);
});
