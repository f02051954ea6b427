/** What a game says is in a file of its own, and no other file speaks of a certain game. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../games";

const ENGLISH = new URL("../../locales/en/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ENGLISH), "utf8");

describe.each(GAMES)("the file of %s", (game) => {
  it("has texts whose names have the game in them, so that no two games share one", () => {
    const ids = [...read(`${game}.ftl`).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id.split("-").includes(game))).toEqual([]);
  });
});

it("what is for all games names none", () => {
  const names = new RegExp(GAMES.join("|"), "i");
  const others = readdirSync(ENGLISH).filter((file) => !GAMES.includes(file.replace(".ftl", "")));
  expect(others.filter((file) => names.test(read(file)))).toEqual([]);
});
