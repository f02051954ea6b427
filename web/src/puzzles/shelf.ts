/**
 * The stocks of puzzles that this browser keeps, one for each game. Where a browser keeps nothing
 * (a private window, no https) there are none: then puzzles need a network, and nothing else.
 */

import { stockAddress, type Stock } from "../api/puzzles";
import type { GameName } from "../api/types";

/** The number goes up when what is kept has another form: then the old ones are thrown away. */
const SHELF = "puzzles-1";
const OLD = /^puzzles-/;
const DAY = 86_400_000;
/** After so many days a stock is asked for again. */
const FRESH_DAYS = 7;
const KEPT_AT = "x-kept-at";

async function shelf(): Promise<Cache | null> {
  try {
    return await caches.open(SHELF);
  } catch {
    return null;
  }
}

function addressOf(game: GameName): RegExp {
  return new RegExp(`/api/puzzles/${game}/stock\\?`);
}

/** What is kept of a game, and under which address. */
async function find(game: GameName): Promise<{ key: Request; answer: Response } | null> {
  const cache = await shelf();
  const key = (await cache?.keys())?.find(({ url }) => addressOf(game).test(url));
  const answer = key && (await cache?.match(key));
  return key && answer ? { key, answer } : null;
}

/** The stock of a game, in whatever language it was kept; null if there is none. */
export async function stockOf(game: GameName): Promise<Stock | null> {
  try {
    const found = await find(game);
    const stock = found ? ((await found.answer.json()) as Stock) : null;
    return stock && Array.isArray(stock.puzzles) ? stock : null;
  } catch {
    return null;
  }
}

/** Whether a stock is there in a language, and not old. */
export async function isStocked(game: GameName, language: string, now: number): Promise<boolean> {
  try {
    const found = await find(game);
    const keptAt = Number(found?.answer.headers.get(KEPT_AT) ?? 0);
    const isSame = found?.key.url.endsWith(stockAddress(game, language)) ?? false;
    return isSame && now - keptAt < FRESH_DAYS * DAY;
  } catch {
    return false;
  }
}

/** Keep a stock in place of the one before; false if there is no room or nothing is kept here. */
export async function keepStock(
  game: GameName,
  language: string,
  text: string,
  now: number,
): Promise<boolean> {
  try {
    const cache = await caches.open(SHELF);
    const headers = { "Content-Type": "application/json", [KEPT_AT]: String(now) };
    const address = stockAddress(game, language);
    await cache.put(address, new Response(text, { headers }));
    for (const key of await cache.keys())
      if (addressOf(game).test(key.url) && !key.url.endsWith(address)) await cache.delete(key);
    for (const name of await caches.keys())
      if (OLD.test(name) && name !== SHELF) await caches.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** The games of which there is a stock. */
export async function stockedGames(): Promise<GameName[]> {
  try {
    const keys = (await (await shelf())?.keys()) ?? [];
    const named = keys.flatMap(
      ({ url }) => /\/api\/puzzles\/([^/]+)\/stock\?/.exec(url)?.[1] ?? [],
    );
    return [...new Set(named)];
  } catch {
    return [];
  }
}
