/** Tables as they were when we last heard of them: shown while there is no network. */

import type { Table, TableEvent } from "../api/types";
import { storeOf } from "./storage";

const KEPT = "seen-";
/** Under this is kept who has seen them. */
const OWNER = "seen by";
/** Tables that are kept; the longest unseen go first. */
export const MOST = 8;
/** Characters of one; a game that is longer loses its list of moves. */
const LONGEST = 120_000;

export interface Seen {
  at: number;
  chair: number | null;
  table: Table;
  events: TableEvent[];
}

/** As much of localStorage as we need. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export function keepSeen(name: string, seen: Seen, shelf: Shelf | null = storeOf()): void {
  if (shelf === null) return;
  const whole = JSON.stringify(seen);
  const text = whole.length > LONGEST ? JSON.stringify({ ...seen, events: [] }) : whole;
  if (text.length > LONGEST) return;
  try {
    shelf.setItem(KEPT + name, text);
  } catch {
    return; // There is no room: then nothing is shown without a network.
  }
  const kept = namesOf(shelf);
  if (kept.length <= MOST) return;
  const byAge = kept.map((one) => ({ one, at: recallSeen(one, shelf)?.at ?? 0 }));
  byAge.sort((one, other) => other.at - one.at);
  for (const { one } of byAge.slice(MOST)) shelf.removeItem(KEPT + one);
}

/** A table as we last saw it; nothing can be done there. */
export function recallSeen(name: string, shelf: Shelf | null = storeOf()): Seen | null {
  try {
    const seen = JSON.parse(shelf?.getItem(KEPT + name) ?? "null") as Seen | null;
    if (!seen?.table?.status || !Array.isArray(seen.events)) return null;
    const { position } = seen.table;
    const table: Table = { ...seen.table, allowed: [], if_absent: [], can_react: false };
    if (position) table.position = { ...position, legal_moves: [] };
    return { ...seen, table };
  } catch {
    return null;
  }
}

/**
 * Whoever is somebody else now must not see what they saw: they have logged out or in, or their
 * login was ended elsewhere and this browser is a new guest's.
 */
export function seenBy(identity: string, shelf: Shelf | null = storeOf()): void {
  if (shelf === null) return;
  try {
    if (shelf.getItem(OWNER) === identity) return;
    forgetSeen(shelf);
    shelf.setItem(OWNER, identity);
  } catch {
    // There is no room: then nothing is kept either.
  }
}

export function forgetSeen(shelf: Shelf | null = storeOf()): void {
  if (shelf === null) return;
  for (const name of namesOf(shelf)) shelf.removeItem(KEPT + name);
}

function namesOf(shelf: Shelf): string[] {
  const keys = Array.from({ length: shelf.length }, (_, place) => shelf.key(place) ?? "");
  return keys.filter((key) => key.startsWith(KEPT)).map((key) => key.slice(KEPT.length));
}
