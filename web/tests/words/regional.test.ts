import { expect, it } from "vitest";
import { regional, type Language } from "../../src/words/languages";

it.each<[Language, string[], string]>([
  ["en", ["en-GB", "en"], "en-GB"],
  ["en", ["en", "en-AU"], "en-AU"],
  ["en", ["fr-CH", "en-GB"], "en-GB"],
  ["en", ["de-AT"], "en-AT"],
  ["de", ["de-CH", "de", "en-US"], "de-CH"],
  ["nb", ["no-NO"], "nb-NO"],
  ["sv", ["sv-Latn-FI"], "sv-FI"],
  ["en", ["en"], "en"],
  ["en", ["en-oxendict", "en-US@posix"], "en-US"],
  ["fi", [], "fi"],
])("dates in %s for %j are those of %s", (language, wanted, locale) => {
  expect(regional(language, wanted)).toBe(locale);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toHaveLength(1);
});
