/** Open a table, sit down, go there. */

import { act, openTable } from "../api/requests";
import type { GameName } from "../api/types";
import { loadBoard } from "../boards";
import { router } from "../router/router.svelte";
import { to } from "../router/routes";
import { openingFor, type Choice, type Opponent } from "./choice";
import { newKey } from "./connection";
import { games } from "./games.svelte";
import { me } from "./me.svelte";

/** While somebody still chooses, the page and the board of the table are loaded. */
export function prepare(game: GameName): void {
  const parts = [import("../pages/TablePage.svelte"), loadBoard(game)];
  void Promise.allSettled(parts);
}

export async function start(game: GameName, opponent: Opponent, choice: Choice): Promise<void> {
  await me.ready;
  const { name } = await openTable(openingFor(game, opponent, choice, games.hasMemory(game)));
  await sitDown(name);
  router.go(to.table(name));
}

/** Take a chair; our part of the chance of the game is as random as we can make it. */
export async function sitDown(name: string): Promise<void> {
  await act(name, newKey(), { type: "take-seat", seed: newKey(), chair: null });
}
