/** Puzzles for when there is no network: fetched when the page has nothing else to do. */

import { stockAddress } from "../api/puzzles";
import type { GameName } from "../api/types";
import { rest } from "../state/idle";
import { isStocked, keepStock } from "./shelf";

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what nobody has asked for may be fetched: not where that is unwanted, or takes long. */
export function isCheap(line: Line | undefined): boolean {
  if (!line) return true;
  const isSlow = /2g$/.test(line.effectiveType ?? "");
  return !line.saveData && !isSlow;
}

let filling: Promise<void> = Promise.resolve();

/** Have a stock of each of these games, one after the other. */
export function fill(games: readonly GameName[], language: string): Promise<void> {
  filling = filling.then(rest).then(async () => {
    if (!("caches" in globalThis)) return;
    for (const game of games) {
      const { connection } = navigator as { connection?: Line };
      if (!navigator.onLine || !isCheap(connection)) return;
      if (await isStocked(game, language, Date.now())) continue;
      await fetchStock(game, language);
    }
  });
  return filling;
}

async function fetchStock(game: GameName, language: string): Promise<void> {
  try {
    const answer = await fetch(stockAddress(game, language), { priority: "low" });
    if (answer.ok) await keepStock(game, language, await answer.text(), Date.now());
  } catch {
    // The next visit tries again.
  }
}
