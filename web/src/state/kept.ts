/** What was chosen last for a new table; kept in this browser. */

import type { GameName } from "../api/types";
import { keep, kept as keptAt } from "./storage";

const CHOICE = "choice-";

function read(key: string): unknown {
  try {
    return JSON.parse(keptAt(key) ?? "null");
  } catch {
    return null;
  }
}

export function lastChoice<T>(game: GameName): Partial<T> {
  const kept = read(CHOICE + game);
  return typeof kept === "object" && kept !== null ? kept : {};
}

/** Whether a table was ever opened for a game here. */
export function hasChosen(game: GameName): boolean {
  return keptAt(CHOICE + game) !== null;
}

export function noteChoice(game: GameName, choice: unknown): void {
  keep(CHOICE + game, JSON.stringify(choice));
}
