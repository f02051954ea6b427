/** What a browser keeps is asked for in one place: elsewhere it would fail where that is denied. */

import { expect, it } from "vitest";
import { sources } from "./words/sources";

/** What runs before anything is painted imports nothing. */
const ALLOWED = ["first.ts", "state/storage.ts"];

it("no other file asks the browser for what it keeps", () => {
  const asking = sources(/\.(svelte|ts)$/)
    .filter(({ text }) => /^[^*]*\b(local|session)Storage\b/m.test(text))
    .map(({ path }) => path);
  expect(asking.sort()).toEqual(ALLOWED);
});
