/** Every text that the client asks for is there, and every text that is there is asked for. */

import { describe, expect, it } from "vitest";
import { messagesOf, sources, type Source } from "./sources";

const ALL = sources(/\.(svelte|ts)$/);
const ENGLISH = messagesOf("en");

/** What is asked for by a name that is written out: t("home-title"). */
const ASKED = /\bt\(\s*"([^"]+)"/g;
/** What is asked for by a name that is put together: t(`colour-${letter}`). */
const ASKED_BY_PATTERN = /\bt\(\s*`/g;
/** The names it can have are listed above it: "ids: colour-*". */
const LISTED = /ids: ([a-z0-9*\- ]+)/g;

const DISTANCE = 6;

function matches(source: Source, pattern: RegExp): string[] {
  return [...source.text.matchAll(pattern)].map((match) => match[1] ?? "");
}

const listed = ALL.flatMap((source) => matches(source, LISTED))
  .flatMap((ids) => ids.trim().split(/ +/))
  .filter((id) => /^[a-z]/.test(id));

describe("texts that are asked for", () => {
  it.each(ALL.map((source) => [source.path, source] as const))("are there: %s", (_, source) => {
    const missing = matches(source, ASKED).filter((id) => !ENGLISH.has(id));
    expect(missing).toEqual([]);
  });

  it("are listed where their names are put together", () => {
    const unlisted = ALL.flatMap(({ path, text }) =>
      [...text.matchAll(ASKED_BY_PATTERN)].flatMap((match) => {
        const before = text.slice(0, match.index).split("\n");
        const isListed = before.slice(-DISTANCE).some((line) => line.includes("ids: "));
        return isListed ? [] : [`${path}:${before.length}`];
      }),
    );
    expect(unlisted).toEqual([]);
  });

  it("are there for every list", () => {
    const empty = listed.filter((id) => ![...ENGLISH.keys()].some((key) => fits(key, id)));
    expect(empty).toEqual([]);
  });
});

it("no text is there in vain", () => {
  const everything = ALL.map(({ text }) => text).join("\n");
  const unused = [...ENGLISH.keys()].filter(
    (key) => !everything.includes(`"${key}"`) && !listed.some((id) => fits(key, id)),
  );
  expect(unused).toEqual([]);
});

function fits(key: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll("*", ".+")}$`).test(key);
}
