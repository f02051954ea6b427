/** Puzzles: what we ask the server for. Sentences come in the language that is asked for. */

import { ask } from "./client";
import type { components } from "./schema";
import type { AnyPosition, GameName } from "./types";

type Schemas = components["schemas"];
interface OfAnyGame {
  game: GameName;
  position: AnyPosition;
}
/** The same without the names of the games that are there. */
type Any<Sent> = Omit<Sent, keyof OfAnyGame> & Pick<OfAnyGame, keyof OfAnyGame & keyof Sent>;

export type Verdict = Schemas["Tried"]["verdict"];
/** The puzzles of a game, counted. */
export type PuzzleCollection = Any<Schemas["PuzzleCollection"]>;
/** A puzzle as it is asked. */
export type PuzzleSeen = Any<Schemas["PuzzleSeen"]>;
export type Theme = Schemas["PuzzleTheme"];
export type MyStanding = Schemas["MyStanding"];
/** What became of a try. */
export type Tried = Any<Schemas["Tried"]>;
export type PuzzleHint = Schemas["PuzzleHint"];
export type StepHint = Schemas["StepHint"];
export type MyPuzzles = Omit<Schemas["MyPuzzles"], "games"> & {
  games: Any<Schemas["MyGamePuzzles"]>[];
};
/** What a move of a stock leads to. */
export type StockMove = Schemas["StockMove"];
export interface StockPuzzle {
  seen: PuzzleSeen;
  nodes: Any<Schemas["StockNode"]>[];
}
/** Some puzzles of a game with all answers, for when there is no network. */
export type Stock = Omit<Any<Schemas["PuzzleStock"]>, "puzzles"> & { puzzles: StockPuzzle[] };
/** A try without a network. */
export type OfflineTry = Schemas["OfflineTry"];
/** So many are taken at once. */
export const MOST_OFFLINE = 100;

/** What somebody wants to solve next. */
export interface Wish {
  theme?: string | null;
  kind?: string | null;
  repeat?: boolean;
}

function query(words: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(words).filter(([, word]) => word !== null && word !== undefined);
  return `?${new URLSearchParams(given.map(([name, word]) => [name, String(word)])).toString()}`;
}

export const puzzleCollections = (language: string): Promise<PuzzleCollection[]> =>
  ask("GET", `/api/puzzles${query({ language })}`);
export const myPuzzles = (): Promise<MyPuzzles> => ask("GET", "/api/me/puzzles");
export const wantRepeats = (repeats: boolean): Promise<MyPuzzles> =>
  ask("PUT", "/api/me/puzzles", { repeats });

export const nextPuzzle = (game: GameName, wish: Wish, language: string): Promise<PuzzleSeen> => {
  const { theme, kind, repeat } = wish;
  const asked = { theme, kind, repeat: repeat ? true : null, language };
  return ask("GET", `/api/puzzles/${game}/next${query(asked)}`);
};
export const onePuzzle = (id: string, twin: number | null, language: string): Promise<PuzzleSeen> =>
  ask("GET", `/api/puzzles/one/${id}${query({ twin, language })}`);

export const tryPuzzle = (
  id: string,
  body: { moves: readonly string[]; twin: number | null },
  language: string,
): Promise<Tried> => ask("POST", `/api/puzzles/one/${id}/tries${query({ language })}`, body);
export const hintOf = (
  id: string,
  body: { moves: readonly string[]; twin: number | null; step: number },
  language: string,
): Promise<StepHint> => ask("POST", `/api/puzzles/one/${id}/hints${query({ language })}`, body);
export const solutionOf = (
  id: string,
  body: { moves: readonly string[]; twin: number | null },
  language: string,
): Promise<Tried> => ask("POST", `/api/puzzles/one/${id}/solution${query({ language })}`, body);

/** Where a stock is asked for, and kept under. */
export const stockAddress = (game: GameName, language: string): string =>
  `/api/puzzles/${game}/stock${query({ language })}`;
export const sendOffline = (tries: readonly OfflineTry[]): Promise<void> =>
  ask("POST", "/api/me/puzzles/offline", { tries });
