/** What was chosen last for a new table, and which tables were opened in this browser. */

import type { GameName } from "../api/types";

const OPENED = "opened";
const CHOICE = "choice-";
const MOST = 50;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Only whoever opened a table may seat bots there. */
export function isOpenedHere(table: string): boolean {
  const tables = read(OPENED);
  return Array.isArray(tables) && tables.includes(table);
}

export function noteOpened(table: string): void {
  const tables = read(OPENED);
  const known: unknown[] = Array.isArray(tables) ? tables : [];
  localStorage.setItem(OPENED, JSON.stringify([table, ...known].slice(0, MOST)));
}

export function lastChoice<T>(game: GameName): Partial<T> {
  const kept = read(CHOICE + game);
  return typeof kept === "object" && kept !== null ? kept : {};
}

export function noteChoice(game: GameName, choice: unknown): void {
  localStorage.setItem(CHOICE + game, JSON.stringify(choice));
}
