/** A puzzle of a stock judges itself: every move of every position is in it. */

import { Failure } from "../api/client";
import type { PuzzleHint, StepHint, StockMove, StockPuzzle, Tried } from "../api/puzzles";
import type { AnyPosition } from "../api/types";
import type { Judge } from "./judge";

const NOT_NOW = 409;

export function stockJudge(puzzle: StockPuzzle): Judge {
  return {
    isOffline: true,
    attempt: async (moves) => attempt(puzzle, moves),
    hint: async (moves, step) => hint(puzzle, moves, step),
    solution: async (moves) => solution(puzzle, moves),
  };
}

/** The number of the node after these moves; null where nothing more is asked. */
function nodeAfter({ nodes }: StockPuzzle, moves: readonly string[]): number | null {
  let at: number | null = 0;
  for (const move of moves) {
    if (at === null) return null;
    at = moveAt(nodes[at], move).next;
  }
  return at;
}

function moveAt(node: StockPuzzle["nodes"][number] | undefined, move: string): StockMove {
  const known = node && Object.hasOwn(node.moves, move) ? node.moves[move] : undefined;
  // A board offers what the rules allow; what a stock does not know, only the server can judge.
  if (!known) throw new Failure(0, { code: "away", words: {}, error: `${move} is not in stock` });
  return known;
}

function attempt(puzzle: StockPuzzle, moves: readonly string[]): Tried {
  const before = nodeAfter(puzzle, moves.slice(0, -1));
  const move = moveAt(before === null ? undefined : puzzle.nodes[before], moves.at(-1) ?? "");
  const { next, ...said } = move;
  const position = next === null ? lastPosition(puzzle, said.frames) : puzzle.nodes[next]!.position;
  return { ...said, position, themes: puzzle.seen.themes, mine: null, puzzle: null };
}

function lastPosition(puzzle: StockPuzzle, frames: Tried["frames"]): AnyPosition {
  return frames.at(-1)?.position ?? puzzle.seen.position;
}

function hintsAt(puzzle: StockPuzzle, moves: readonly string[]): readonly PuzzleHint[] {
  const at = nodeAfter(puzzle, moves);
  return at === null ? [] : puzzle.nodes[at]!.hints;
}

function hint(puzzle: StockPuzzle, moves: readonly string[], step: number): StepHint {
  const hints = hintsAt(puzzle, moves);
  const found = hints[Math.min(step, hints.length - 1)];
  if (!found) throw new Failure(NOT_NOW, { code: "no-hints", words: {}, error: "no hints" });
  return { ...found, steps: hints.length };
}

/** The move that a hint would name, else any that is right. */
function bestOf(node: StockPuzzle["nodes"][number]): StockMove | undefined {
  const named = node.hints.flatMap(({ about, line }) => (about === "move" ? line : []))[0]?.move;
  const isRight = ({ verdict }: StockMove): boolean => verdict === "right" || verdict === "open";
  const known = named && Object.hasOwn(node.moves, named) ? node.moves[named] : undefined;
  return known && isRight(known) ? known : Object.values(node.moves).find(isRight);
}

function solution(puzzle: StockPuzzle, moves: readonly string[]): Tried {
  const line: Tried["line"] = [];
  const seen = new Set<number>();
  let at = nodeAfter(puzzle, moves);
  const from = at === null ? puzzle.seen.position : puzzle.nodes[at]!.position;
  while (at !== null && !seen.has(at)) {
    seen.add(at);
    const best = bestOf(puzzle.nodes[at]!);
    if (!best) break;
    line.push(...best.frames);
    at = best.next;
    // How it goes on once all has been found.
    if (at === null) line.push(...best.line);
  }
  const { themes } = puzzle.seen;
  const none = { loss: 0, unit: "", say: "", mine: null, puzzle: null };
  return { verdict: "wrong", frames: [], position: from, line, themes, ...none };
}
