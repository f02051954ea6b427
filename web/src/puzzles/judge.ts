/** Who says whether a move is right: the server, or a stock in this browser (walk.ts). */

import {
  hintOf,
  solutionOf,
  tryPuzzle,
  type PuzzleSeen,
  type StepHint,
  type Tried,
} from "../api/puzzles";
import { currentLanguage } from "../words/words.svelte";

/** `moves` are those of the person who solves, from the beginning; replies come in the answer. */
export interface Judge {
  /** Whether it needs no network: then what was solved is told to the server later. */
  readonly isOffline: boolean;
  attempt(moves: readonly string[]): Promise<Tried>;
  /** The hint of this number, from 0, for the next move. */
  hint(moves: readonly string[], step: number): Promise<StepHint>;
  /** Given up: the solution from here. */
  solution(moves: readonly string[]): Promise<Tried>;
}

export function serverJudge({ id, twin }: Pick<PuzzleSeen, "id" | "twin">): Judge {
  return {
    isOffline: false,
    attempt: (moves) => tryPuzzle(id, { moves, twin }, currentLanguage()),
    hint: (moves, step) => hintOf(id, { moves, twin, step }, currentLanguage()),
    solution: (moves) => solutionOf(id, { moves, twin }, currentLanguage()),
  };
}
