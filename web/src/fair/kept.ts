/** Seats in the memory of the browser, the last ones: after a reload the seed is still there. */

import type { Seat } from "./seat";

const PREFIX = "seat-";
const MOST = 100;

/** For a browser that keeps nothing: as long as the page is open. */
const memory = new Map<string, string>();

function read(key: string): (Seat & { at: number }) | null {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? "null") as
      (Seat & { at: number }) | null;
  } catch {
    return null;
  }
}

export function keptSeat(table: string): Seat | null {
  return read(PREFIX + table);
}

/** To be called before anything is sent: a seed that is lost cannot be shown. */
export function keepSeat(table: string, seat: Seat): void {
  const text = JSON.stringify({ ...seat, at: Date.now() });
  try {
    localStorage.setItem(PREFIX + table, text);
    memory.delete(PREFIX + table);
    for (const old of tablesByAge().slice(MOST)) forgetSeat(old);
  } catch {
    memory.set(PREFIX + table, text);
  }
}

export function forgetSeat(table: string): void {
  memory.delete(PREFIX + table);
  if (keys().includes(PREFIX + table)) localStorage.removeItem(PREFIX + table);
}

/** Tables at which our seed was not shown yet. */
export function waitingTables(): string[] {
  return tablesByAge().filter((table) => keptSeat(table)?.shown === null);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // The browser keeps nothing, and says so.
  }
}

/** The last first. */
function tablesByAge(): string[] {
  const at = (table: string): number => read(PREFIX + table)?.at ?? 0;
  return keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort((one, other) => at(other) - at(one));
}
