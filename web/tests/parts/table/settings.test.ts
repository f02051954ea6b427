// @vitest-environment happy-dom
/** What a table is played by. */

import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import TableSettings from "../../../src/parts/table/TableSettings.svelte";
import { games } from "../../../src/state/games.svelte";
import { show, textOf } from "../../component";
import { MANDAMINA } from "../../kinds";

beforeEach(() => void (games.known = [MANDAMINA]));
afterEach(() => void (games.known = null));

it("says normal where nobody chose a difficulty, though easy comes first in the list", async () => {
  const table = { game: "mandamina", options: {}, clock: null, visibility: "link" };
  const page = await show(TableSettings as unknown as Component<Record<string, unknown>>, {
    table,
  });
  expect(textOf(page)).toContain("5 points per");
  expect(textOf(page)).not.toContain("6 points per");
});
