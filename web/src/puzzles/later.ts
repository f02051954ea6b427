/** What was solved without a network: kept in the browser, and told to the server later. */

import { Failure } from "../api/client";
import { MOST_OFFLINE, sendOffline, type OfflineTry } from "../api/puzzles";
import { forget, keep, kept } from "../state/storage";
import { UNSENT } from "./unsent";

const TOO_MANY = 429;

function isTry(one: unknown): one is OfflineTry {
  const { puzzle, solved, hinted, at } = (one ?? {}) as Partial<OfflineTry>;
  return (
    typeof puzzle === "string" &&
    typeof solved === "boolean" &&
    typeof hinted === "boolean" &&
    typeof at === "number"
  );
}

/** What waits to be told, the oldest first. */
export function waiting(): OfflineTry[] {
  try {
    const known: unknown = JSON.parse(kept(UNSENT) ?? "[]");
    return Array.isArray(known) ? known.filter(isTry) : [];
  } catch {
    return [];
  }
}

function set(tries: readonly OfflineTry[]): void {
  if (tries.length === 0) forget(UNSENT);
  else keep(UNSENT, JSON.stringify(tries));
}

/** The first result of a puzzle is the one that is told. */
export function note(one: OfflineTry): void {
  const known = waiting();
  if (known.some(({ puzzle }) => puzzle === one.puzzle)) return;
  set([...known, one].slice(-MOST_OFFLINE));
}

let sending: Promise<boolean> | null = null;

/** Tell the server; true when nothing waits any more. */
export function tellLater(): Promise<boolean> {
  sending ??= tell().finally(() => (sending = null));
  return sending;
}

async function tell(): Promise<boolean> {
  const tries = waiting();
  if (tries.length === 0) return true;
  try {
    await sendOffline(tries);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // What it does not want to hear, it will not want to hear tomorrow either.
    if (error.isAway || error.status === TOO_MANY || error.status >= 500) return false;
  }
  const told = new Set(tries.map(({ puzzle }) => puzzle));
  set(waiting().filter(({ puzzle }) => !told.has(puzzle)));
  return waiting().length === 0;
}
