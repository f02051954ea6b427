/** Generic code asks: the name of a game stands in its own folder, and nowhere else. */

import { expect, it } from "vitest";
import { GAMES } from "./games";
import { sources } from "./words/sources";

const GENERATED = "api/schema.ts";

function isOwn(path: string): boolean {
  return path === GENERATED || GAMES.some((game) => path.startsWith(`boards/${game}/`));
}

it("no file of the client names a game outside the game's folder", () => {
  const names = new RegExp(GAMES.join("|"), "i");
  const named = sources(/\.(svelte|ts|css)$/)
    .filter(({ path }) => !isOwn(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, at) => (names.test(line) ? [`${path}:${at + 1}: ${line}`] : [])),
    );
  expect(named).toEqual([]);
});
