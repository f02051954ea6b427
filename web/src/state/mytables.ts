/** My games in the order in which they matter. */

import type { TableListed } from "../api/types";

const DAY = 24 * 60 * 60 * 1000;
/** After so long without a move nobody is taken to play on, unless a clock runs. */
export const ABANDONED_AFTER = 14 * DAY;
export const LEFT_AFTER = 3 * DAY;

export interface MyTables {
  /** People wait for me. */
  awaited: TableListed[];
  /** I wait for people. */
  running: TableListed[];
  /** Alone or against the computer: nobody waits, one can go on. */
  practice: TableListed[];
  /** Begun and left lying. */
  resting: TableListed[];
  finished: TableListed[];
}

/** Whether nobody else plays who could wait. */
export function isAlone({ chairs, status }: TableListed): boolean {
  const people = chairs.filter(({ kind }) => kind !== "bot");
  return status !== "waiting" ? people.length < 2 : chairs.length === 1;
}

export function arranged(tables: readonly TableListed[], now: number): MyTables {
  const all: MyTables = { awaited: [], running: [], practice: [], resting: [], finished: [] };
  for (const table of tables) all[placeOf(table, now)].push(table);
  return all;
}

function placeOf(table: TableListed, now: number): keyof MyTables {
  if (table.status === "over") return "finished";
  const still = now - table.changed;
  if (isAlone(table)) return still > LEFT_AFTER ? "resting" : "practice";
  if (table.clock === null && still > ABANDONED_AFTER) return "resting";
  return table.my_turn ? "awaited" : "running";
}
