/** A puzzle about a heap of matches, small enough to be checked by hand. */

import type { PuzzleSeen, Stock, StockMove, StockPuzzle } from "../../src/api/puzzles";
import type { AnyPosition, Frame } from "../../src/api/types";

/** So many matches are left, and these moves can be made. */
export function heap(left: number, ...legal_moves: string[]): AnyPosition {
  return { game: "nim", left, legal_moves } as unknown as AnyPosition;
}

export function leftOn(position: AnyPosition | null): number {
  return (position as unknown as { left: number }).left;
}

export function frame(seat: number, move: string, left: number): Frame {
  return { number: 1, seat, move, chance: null, position: heap(left) } as unknown as Frame;
}

export function seen(id: string, change: Partial<PuzzleSeen> = {}): PuzzleSeen {
  return {
    id,
    game: "nim",
    kind: "ending",
    twin: null,
    seat: 0,
    question: "Take the last match.",
    position: heap(5, "take 1", "take 2", "take 3", "take 4"),
    rating: 1000,
    spread: 100,
    moves: null,
    tried: false,
    solved: null,
    is_rated: true,
    themes: [{ theme: "parity", words: "Parity" }],
    names: ["You", "Rival"],
    ...change,
  };
}

function move(verdict: StockMove["verdict"], frames: Frame[], more: Partial<StockMove>): StockMove {
  return { verdict, frames, next: null, line: [], loss: 0, unit: "points", say: verdict, ...more };
}

/** 5: take 1 goes on at 2, take 2 loses, take 3 is nearly right, take 4 is right as well. */
export function puzzle(id = "nim-00000001", change: Partial<PuzzleSeen> = {}): StockPuzzle {
  const position = seen(id, change);
  return {
    seen: position,
    nodes: [
      {
        position: position.position,
        moves: {
          "take 1": move("open", [frame(0, "take 1", 4), frame(1, "take 2", 2)], { next: 1 }),
          "take 2": move("wrong", [frame(0, "take 2", 3)], {
            line: [frame(1, "take 3", 0)],
            loss: 1,
          }),
          "take 3": move("nearly", [frame(0, "take 3", 2)], {}),
          "take 4": move("right", [frame(0, "take 4", 1)], { line: [frame(1, "take 1", 0)] }),
        },
        hints: [
          { about: "where", text: "Look at the heap.", places: ["heap"], line: [] },
          { about: "what", text: "Take some.", places: ["take"], line: [] },
          {
            about: "move",
            text: "Take one.",
            places: ["top"],
            line: [frame(0, "take 1", 4)],
          },
        ],
      },
      {
        position: heap(2, "take 1", "take 2"),
        moves: {
          "take 1": move("wrong", [frame(0, "take 1", 1)], { line: [frame(1, "take 1", 0)] }),
          "take 2": move("right", [frame(0, "take 2", 0)], {}),
        },
        hints: [{ about: "move", text: "Take both.", places: ["top"], line: [] }],
      },
    ],
  };
}

export function stock(...puzzles: StockPuzzle[]): Stock {
  return { game: "nim", version: "1", puzzles };
}
