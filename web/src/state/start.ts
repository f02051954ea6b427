/** Open a table, sit down, go there. */

import { act, openTable, seeTable } from "../api/requests";
import type { GameKind, GameName, Table } from "../api/types";
import { loadBoard } from "../boards";
import { keepSeat } from "../fair/kept";
import { sitting } from "../fair/seat";
import { router } from "../router/router.svelte";
import { to } from "../router/routes";
import { openingFor, type Choice, type Opponent } from "./choice";
import { newKey } from "./connection";
import { me } from "./me.svelte";
import { openingLike } from "./rival";

/** While somebody still chooses, the page and the board of the table are loaded. */
export function prepare(game: GameName): void {
  const parts = [import("../pages/TablePage.svelte"), loadBoard(game)];
  void Promise.allSettled(parts);
}

export async function start(game: GameKind, opponent: Opponent, choice: Choice): Promise<void> {
  await me.ready;
  const { name, table } = await openTable(openingFor(game, opponent, choice));
  await sitDown(name, table);
  // Whoever goes back from the table wants the page, not its dialog again.
  router.go(to.table(name), { instead: router.url.searchParams.has("play") });
}

/** The same settings once more, against a bot of another level. */
export async function startAgainst(table: Table, level: string): Promise<void> {
  const opened = await openTable(openingLike(table, level));
  await sitDown(opened.name, opened.table);
  router.go(to.table(opened.name));
}

/** Take a chair at a table as it stands. */
export async function sitDown(name: string, table: Table): Promise<void> {
  const { seat, act: what } = sitting(table);
  keepSeat(name, seat);
  await act(name, newKey(), what);
}

/** The same at a table that we have not seen yet. */
export async function sitDownAt(name: string): Promise<void> {
  const { table } = await seeTable(name);
  await sitDown(name, table);
}
