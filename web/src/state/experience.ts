/** How well somebody knows a game: which legends they have seen, which games they have finished. */

import type { GameName } from "../api/types";
import type { Chosen } from "./settings";
import { keep, kept as keptAt } from "./storage";

/** From so many finished games on, the areas of a board need no names. */
export const LABELS_UNTIL = 2;
/** From so many finished games on, prompts need not say why. */
export const REASONS_UNTIL = 3;

const SEEN = "legends-seen";
const FINISHED = "finished-";

function listAt(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(keptAt(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function add(key: string, name: string, most: number): void {
  const kept = listAt(key);
  if (kept.includes(name) || kept.length >= most) return;
  keep(key, JSON.stringify([...kept, name]));
}

export function isLegendSeen(game: GameName): boolean {
  return listAt(SEEN).includes(game);
}

export function noteLegendSeen(game: GameName): void {
  add(SEEN, game, Infinity);
}

/** How many games of a kind were finished in this browser; it is not counted further than needed. */
export function finishedGames(game: GameName): number {
  return listAt(FINISHED + game).length;
}

/** A table counts once, however often it is looked at. */
export function noteFinished(game: GameName, table: string): void {
  add(FINISHED + game, table, REASONS_UNTIL);
}

/** Whether the areas of a board have names, for somebody who has finished so many games. */
export function hasLabels(wanted: Chosen["labels"], finished: number): boolean {
  return wanted === "always" || (wanted === "learning" && finished < LABELS_UNTIL);
}
