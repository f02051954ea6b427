/** Seats in the memory of the browser, the last ones: after a reload the seed is still there. */

import { forget, keep, kept, keptKeys } from "../state/storage";
import type { Seat } from "./seat";

const PREFIX = "seat-";
const MOST = 100;

function read(key: string): (Seat & { at: number }) | null {
  try {
    return JSON.parse(kept(key) ?? "null") as (Seat & { at: number }) | null;
  } catch {
    return null;
  }
}

export function keptSeat(table: string): Seat | null {
  return read(PREFIX + table);
}

/** To be called before anything is sent: a seed that is lost cannot be shown. */
export function keepSeat(table: string, seat: Seat): void {
  keep(PREFIX + table, JSON.stringify({ ...seat, at: Date.now() }));
  for (const old of tablesByAge().slice(MOST)) forgetSeat(old);
}

export function forgetSeat(table: string): void {
  forget(PREFIX + table);
}

/** Tables at which our seed was not shown yet. */
export function waitingTables(): string[] {
  return tablesByAge().filter((table) => keptSeat(table)?.shown === null);
}

/** The last first. */
function tablesByAge(): string[] {
  const at = (table: string): number => read(PREFIX + table)?.at ?? 0;
  return keptKeys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort((one, other) => at(other) - at(one));
}
