/** Seeds that are waited for at tables we do not look at: we have just come back. */

import { Failure } from "../api/client";
import { act, seeTable } from "../api/requests";
import { newKey } from "../state/connection";
import { forgetSeat, keepSeat, keptSeat, waitingTables } from "./kept";
import { preparing } from "./seat";

const MISSING = 404;
const MOST = 5;

/** `open` is the table whose page is open: that one looks after itself. */
export async function showWaitingSeeds(open: string | null): Promise<void> {
  for (const table of waitingTables().slice(0, MOST)) {
    if (table !== open) await showSeed(table).catch(() => undefined);
  }
}

async function showSeed(name: string): Promise<void> {
  try {
    const { table, chair } = await seeTable(name);
    if (table.status !== "waiting" || chair === null) forgetSeat(name);
    const step = chair === null ? null : preparing(table, chair, keptSeat(name), true);
    if (step?.act.type !== "reveal") return;
    keepSeat(name, step.seat);
    await act(name, newKey(), step.act);
  } catch (error) {
    if (error instanceof Failure && error.status === MISSING) forgetSeat(name);
  }
}
