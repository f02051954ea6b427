/** The board of each game and its words; loaded when somebody looks at it. */

import type { Component } from "svelte";
import type { AnyPosition, GameName } from "../api/types";
import type { t } from "../words/words.svelte";
import type { BoardProps } from "./board";

/** A move to tell of. */
export interface Told {
  seat: number;
  move: string;
  chance: string | null;
}

export interface Words {
  describe: (position: AnyPosition, say: typeof t, names: readonly string[]) => string[];
  tell: (told: Told, names: readonly string[], say: typeof t) => string;
}

export interface GameBoard {
  Board: Component<BoardProps<AnyPosition>>;
  words: Words;
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps<AnyPosition>> }>(
  "./*/Board.svelte",
);
const WORDS = import.meta.glob<Words>("./*/words.ts");

const loaded = new Map<GameName, Promise<GameBoard>>();

export function loadBoard(game: GameName): Promise<GameBoard> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = load(game);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game)); // Whoever needs it next tries again.
  return loading;
}

async function load(game: GameName): Promise<GameBoard> {
  const [board, words] = await Promise.all([
    BOARDS[`./${game}/Board.svelte`]!(),
    WORDS[`./${game}/words.ts`]!(),
  ]);
  return { Board: board.default, words };
}
