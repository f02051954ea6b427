/** How many tables wait for a decision of ours, and how the title of a page says so. */

import type { TableListed } from "../api/types";

const DAY = 24 * 60 * 60 * 1000;

/** The table this page shows. */
export interface Here {
  name: string;
  isMyTurn: boolean;
  isAmongPeople: boolean;
}

/**
 * Whether a table in a list waits for us. Only if people wait with it: a game against the computer
 * waits for ever. And not those that everybody has left lying without a clock.
 */
export function waits(table: TableListed, now: number): boolean {
  const people = table.chairs.filter(({ kind }) => kind !== null && kind !== "bot");
  const isAlive = table.clock !== null || now - table.changed < DAY;
  return table.status === "playing" && table.my_turn && people.length > 1 && isAlive;
}

/** Those that wait elsewhere; the page itself knows best about the table it shows. */
export function waitingElsewhere(
  tables: readonly TableListed[],
  here: string | null,
  now: number,
): number {
  return tables.filter((table) => table.table !== here && waits(table, now)).length;
}

/** All that wait. Against the computer only while nobody looks: else it would flicker. */
export function countWaiting(elsewhere: number, here: Here | null, isAway: boolean): number {
  const counts = here !== null && here.isMyTurn && (here.isAmongPeople || isAway);
  return elsewhere + (counts ? 1 : 0);
}

const COUNTED = /^\(\d+\) /;

/** A title with the number of tables that wait before it; 0 takes it away. */
export function titled(title: string, count: number): string {
  const bare = title.replace(COUNTED, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** The number that a title shows: that of one table is its own title ("Your turn"). */
export function numberInTitle(elsewhere: number, here: Here | null): number {
  if (elsewhere === 0) return 0;
  return elsewhere + (here?.isMyTurn ? 1 : 0);
}
