import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { glyphOf, MARBLES, SAND } from "../../src/boards/colours";
import { contrast, distance, EYES } from "./vision";

const css = readFileSync(new URL("../../src/style/colours.css", import.meta.url), "utf8");

/** The values of each block in the file, on top of those of the first one. */
const palettes = [...css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector, block]) => ({
  name: selector!.trim(),
  values: Object.fromEntries(
    [...block!.matchAll(/--([a-z]+-[a-z]): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  ),
}));
const everyday = palettes[0]!.values;

function pairs(letters: string): [string, string][] {
  return [...letters].flatMap((one, index) =>
    [...letters.slice(index + 1)].map((other): [string, string] => [one, other]),
  );
}

/** About six times the least difference people see side by side (0.02 in OKLab). */
const FLOOR = 0.125;

describe("vision", () => {
  test("black and white are as far apart as can be, to every eye", () => {
    for (const eye of Object.keys(EYES)) {
      expect(distance("#000000", "#ffffff", eye)).toBeCloseTo(1, 2);
    }
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });

  test("a red and a green of one lightness are the same to some", () => {
    expect(distance("#c05020", "#6f7d15", "trichromacy")).toBeGreaterThan(FLOOR);
    expect(distance("#c05020", "#6f7d15", "deuteranopia")).toBeLessThan(FLOOR);
  });
});

describe.each(Object.keys(EYES))("to the eye with %s", (eye) => {
  test.each([SAND, MARBLES])("the colours %s stay apart", (letters) => {
    const close = pairs(letters).filter(
      ([one, other]) =>
        distance(everyday[`piece-${one}`]!, everyday[`piece-${other}`]!, eye) < FLOOR,
    );
    expect(close).toEqual([]);
  });
});

test("the palette is read from the file: everyday, more contrast by choice and by system", () => {
  expect(palettes.map(({ name }) => name)).toEqual([
    ":root",
    ':root[data-contrast="more"]',
    ':root:not([data-contrast="less"])',
  ]);
  expect(Object.keys(everyday)).toHaveLength(20);
  expect(palettes[1]!.values).toEqual(palettes[2]!.values);
});

test.each(palettes)("ink is easy to read on every piece: $name", ({ values }) => {
  for (const letter of new Set(SAND + MARBLES)) {
    const { [`piece-${letter}`]: piece, [`ink-${letter}`]: ink } = { ...everyday, ...values };
    expect(contrast(piece!, ink!), letter).toBeGreaterThanOrEqual(4.5);
  }
});

test("every colour has a glyph of its own", () => {
  const glyphs = [...new Set(SAND + MARBLES)].map(glyphOf);
  expect(glyphs).not.toContain("");
  expect(new Set(glyphs).size).toBe(10);
  expect(glyphOf("R")).toBe(glyphOf("r"));
});
