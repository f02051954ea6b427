/** The rules in every language become the same page: its links, its boards, its contents. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import { readRules } from "../../tools/rules";

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");

function pageOf(game: string, language: string) {
  const folder = language === "en" ? "" : `${language}/`;
  const path = new URL(`../../../docs/rules/${folder}${game}.md`, import.meta.url);
  const { title, contents, html } = readRules(readFileSync(path, "utf8"), game);
  const found = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, id]) => id!);
  return {
    title,
    contents: contents.map(({ id }) => id),
    ids: found(/ id="([^"]+)"/g),
    links: found(/ href="#([^"]+)"/g).sort(),
    boards: found(/(<figure class="picture">)/g).length,
  };
}

describe.each(["mandala", "patterns", "mandamina"])("the rules of %s", (game) => {
  it.each(OTHERS)("in %s", (language) => {
    expect(pageOf(game, language)).toEqual(pageOf(game, "en"));
  });
});
