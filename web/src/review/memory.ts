/** What this browser keeps of reviews: accuracy game by game, and mistakes to repeat. */

import type { GameName } from "../api/types";
import { keep, kept } from "../state/storage";

const ACCURACY = "review-accuracy";
const MISTAKES = "review-mistakes";
const SHOWN = "review-shown";
const MOST_GAMES = 100;
const MOST_MISTAKES = 200;
/** Found so often later, a mistake is learned. */
const LEARNED = 2;
/** So many games on each side are compared for the trend. */
const TREND = 5;
/** A change below so many points is none. */
const STEADY = 2;

export interface KeptAccuracy {
  table: string;
  game: GameName;
  value: number;
  low: number;
  high: number;
  decisions: number;
  /** Milliseconds. */
  at: number;
}

export interface Mistake {
  table: string;
  game: GameName;
  ply: number;
  move: string;
  /** How often it was found later. */
  found: number;
}

function read<T>(key: string, isOne: (thing: T) => boolean): T[] {
  try {
    const known: unknown = JSON.parse(kept(key) ?? "[]");
    return Array.isArray(known) ? (known as T[]).filter((one) => one && isOne(one)) : [];
  } catch {
    return [];
  }
}

/** The latest game last. */
export function accuracies(): KeptAccuracy[] {
  return read<KeptAccuracy>(
    ACCURACY,
    ({ table, value, game }) =>
      typeof table === "string" && typeof game === "string" && Number.isFinite(value),
  );
}

export function noteAccuracy(one: KeptAccuracy): void {
  const others = accuracies();
  const before = others.find(({ table }) => table === one.table);
  const all = [
    ...others.filter(({ table }) => table !== one.table),
    { ...one, at: before?.at ?? one.at },
  ];
  all.sort((a, b) => a.at - b.at);
  keep(ACCURACY, JSON.stringify(all.slice(-MOST_GAMES)));
}

export type Trend = "up" | "down" | "even" | null;

/** The last games against those before them; null where there are too few. */
export function trendOf(values: readonly number[]): Trend {
  const late = values.slice(-TREND);
  const early = values.slice(-2 * TREND, -TREND);
  if (early.length < 2) return null;
  const change = mean(late) - mean(early);
  if (Math.abs(change) < STEADY) return "even";
  return change > 0 ? "up" : "down";
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Those to repeat, the next one first. */
export function mistakes(): Mistake[] {
  return read<Mistake>(
    MISTAKES,
    ({ table, ply, game }) =>
      typeof table === "string" && typeof game === "string" && Number.isInteger(ply),
  );
}

/** The mistakes of a game; one that is known already stays as it is. */
export function noteMistakes(found: readonly Mistake[]): void {
  const known = mistakes();
  const fresh = found.filter((one) => !known.some((other) => isSame(one, other)));
  keep(MISTAKES, JSON.stringify([...known, ...fresh].slice(-MOST_MISTAKES)));
}

/** One was repeated: it goes to the end, or away when it is learned. */
export function noteRepeated(table: string, ply: number, isFound: boolean): void {
  const known = mistakes();
  const one = known.find((other) => other.table === table && other.ply === ply);
  if (!one) return;
  const others = known.filter((other) => other !== one);
  const found = isFound ? one.found + 1 : 0;
  keep(MISTAKES, JSON.stringify(found >= LEARNED ? others : [...others, { ...one, found }]));
}

function isSame(one: Mistake, other: Mistake): boolean {
  return one.table === other.table && one.ply === other.ply;
}

/** Whether the review of a table was shown here before: then it is no surprise any more. */
export function wasShown(table: string): boolean {
  return read<string>(SHOWN, (one) => typeof one === "string").includes(table);
}

export function noteShown(table: string): void {
  const others = read<string>(SHOWN, (one) => typeof one === "string");
  if (!others.includes(table)) keep(SHOWN, JSON.stringify([...others, table].slice(-MOST_GAMES)));
}
