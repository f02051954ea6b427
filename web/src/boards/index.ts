/** The manifest of each game, and its board with its words; loaded when somebody looks at it. */

import type { Component } from "svelte";
import type { AnyPosition, GameName } from "../api/types";
import type { BoardProps } from "./board";
import generic from "./generic/manifest";
import type { Help, Manifest, PointsOf, Words } from "./manifest";

export interface GameBoard {
  Board: Component<BoardProps<AnyPosition>>;
  words: Words;
  pointsOf: PointsOf | null;
}

const MANIFESTS = import.meta.glob<Manifest>("./*/index.ts", { eager: true, import: "default" });

/** A game that this page does not know is shown as text. */
export function manifestOf(game: GameName): Manifest {
  return MANIFESTS[`./${game}/index.ts`] ?? generic;
}

const loaded = new Map<GameName, Promise<GameBoard>>();

export function loadBoard(game: GameName): Promise<GameBoard> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = load(manifestOf(game));
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game)); // Whoever needs it next tries again.
  return loading;
}

async function load({ board, words, points }: Manifest): Promise<GameBoard> {
  const [{ default: Board }, told, sheet] = await Promise.all([board(), words(), points?.()]);
  return { Board, words: told, pointsOf: sheet?.pointsOf ?? null };
}

/** What explains a game at its board. */
export function loadHelp(game: GameName): Promise<Help> {
  return (manifestOf(game).help ?? generic.help)();
}
