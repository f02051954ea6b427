// @vitest-environment happy-dom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { filledIn } from "../../src/words/numbers";
import { formatNumber, speak, t } from "../../src/words/words.svelte";

const CODES = Object.keys(LANGUAGES) as Language[];

describe.each(CODES)("in %s", (language) => {
  test("a number below zero has a real minus sign", async () => {
    await speak(language);
    expect(formatNumber(-7)).toBe("\u22127");
    expect(formatNumber(-7, { signDisplay: "exceptZero" })).toBe("\u22127");
    expect(formatNumber(7, { signDisplay: "exceptZero" })).toBe("+7");
    expect(formatNumber(-0.5, { style: "percent" })).toContain("\u2212");
  });

  test("so has one in a sentence", async () => {
    await speak(language);
    expect(t("patterns-gain", { points: -3 })).toContain("\u22123");
    expect(t("patterns-gain", { points: -3 })).not.toContain("-3");
    expect(t("patterns-gain", { points: 3 })).toContain("3");
  });
});

test("a number below zero still chooses the form of a word", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      "moves = { $count -> \n  [one] { $count } move\n *[other] { $count } moves\n}",
    ),
  );
  const say = (count: number): string =>
    bundle.formatPattern(bundle.getMessage("moves")!.value!, filledIn({ count }));
  expect(say(-1)).toBe("\u22121 move");
  expect(say(-4)).toBe("\u22124 moves");
  expect(say(1)).toBe("1 move");
});
