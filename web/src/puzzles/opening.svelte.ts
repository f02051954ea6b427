/** Which puzzle an address shows, and who judges it: the server, or without one our stock. */

import { Failure } from "../api/client";
import {
  nextPuzzle,
  onePuzzle,
  type PuzzleSeen,
  type Stock,
  type StockPuzzle,
  type Wish,
} from "../api/puzzles";
import type { GameName } from "../api/types";
import { me } from "../state/me.svelte";
import { network } from "../state/network.svelte";
import { currentLanguage } from "../words/words.svelte";
import { serverJudge, type Judge } from "./judge";
import { lastRating, seenPuzzles } from "./memory";
import { stockOf } from "./shelf";
import { stockJudge } from "./walk";

export interface Opened {
  seen: PuzzleSeen;
  judge: Judge;
}

/** Comes when the server knows us, with true, or when it cannot be reached. */
export function reached(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (me.current === null && network.isOnline && !me.isServerAway) return;
        resolve(me.current !== null && network.isOnline);
        queueMicrotask(() => stop());
      });
    });
    void me.ready;
  });
}

/** Ask the server; where it is away, look into the stock. */
async function either(
  ask: () => Promise<PuzzleSeen>,
  look: () => Promise<StockPuzzle | null>,
): Promise<Opened> {
  let failure = new Failure(0, { code: "away", words: {}, error: "the server is away" });
  if (await reached()) {
    try {
      const seen = await ask();
      return { seen, judge: serverJudge(seen) };
    } catch (error) {
      if (!(error instanceof Failure) || !error.isAway) throw error;
      failure = error;
    }
  }
  const puzzle = await look();
  if (puzzle === null) throw failure;
  return { seen: puzzle.seen, judge: stockJudge(puzzle) };
}

export function openNext(game: GameName, wish: Wish): Promise<Opened> {
  return either(
    () => nextPuzzle(game, wish, currentLanguage()),
    async () => {
      const stock = await stockOf(game);
      return stock && choose(stock, wish, seenPuzzles(), lastRating(game));
    },
  );
}

export function openOne(game: GameName, id: string, twin: number | null): Promise<Opened> {
  return either(
    () => onePuzzle(id, twin, currentLanguage()),
    async () => (twin === null ? inStock(game, id) : null),
  );
}

export async function inStock(game: GameName, id: string): Promise<StockPuzzle | null> {
  return (await stockOf(game))?.puzzles.find(({ seen }) => seen.id === id) ?? null;
}

/**
 * One that was not seen yet, near a rating; when all were, the one seen longest ago. Of the kind
 * that is wished for, if the stock has it. Themes would tell what to look for: it has none.
 */
export function choose(
  { puzzles }: Stock,
  { kind }: Wish,
  seen: readonly string[],
  rating: number | null,
): StockPuzzle | null {
  const ofKind = puzzles.filter((puzzle) => !kind || puzzle.seen.kind === kind);
  const wanted = ofKind.length > 0 ? ofKind : puzzles;
  const fresh = wanted.filter((puzzle) => !seen.includes(puzzle.seen.id));
  const order =
    fresh.length > 0
      ? (puzzle: StockPuzzle) => Math.abs(puzzle.seen.rating - (rating ?? 0))
      : (puzzle: StockPuzzle) => seen.indexOf(puzzle.seen.id);
  const from = fresh.length > 0 ? fresh : wanted;
  return [...from].sort((one, other) => order(one) - order(other))[0] ?? null;
}

/** A puzzle that was opened at one address and goes on at its own. */
const handed = new Map<string, Opened>();

export function handOver(opened: Opened): void {
  handed.clear();
  handed.set(opened.seen.id, opened);
}

export function takeOver(id: string): Opened | null {
  const opened = handed.get(id) ?? null;
  handed.clear();
  return opened;
}
