/**
 * The most telling part of each game's sample game, about twenty seconds of it: `excerpt.json` in
 * the folder of its board. What is said to it are the texts `scene-GAME-0` (where it begins)
 * and `scene-GAME-1`, `-2` and so on, one for each move.
 */

import type { Frame, GameName, Replay } from "../api/types";
import { lastOf } from "../state/replay";
import { textOr } from "../words/fallback";
import { t } from "../words/words.svelte";
import type { Words } from "./manifest";

export interface Excerpt {
  /** The position of the sample game at which it begins. */
  from: number;
  /** The moves that follow: the captions are about them. */
  moves: readonly string[];
}

const EXCERPTS = import.meta.glob<Excerpt>("./*/excerpt.json", { import: "default" });
/** Moves that are shown of a game that has chosen none. */
const SOME = 6;

export async function excerptOf(game: GameName, replay: Replay): Promise<Excerpt> {
  const chosen = await EXCERPTS[`./${game}/excerpt.json`]?.();
  if (chosen) return chosen;
  const from = Math.max(0, Math.floor((replay.frames.length - SOME) / 2));
  const shown = replay.frames.slice(from + 1, from + 1 + SOME);
  return { from, moves: shown.map(({ move }) => move ?? "") };
}

/** A position to look at, and the line below it. */
export interface Scene {
  frame: Frame;
  caption: string;
}

/** An excerpt with its captions; moves are told in plain words where the game has none for them. */
export function scenesOf(
  game: GameName,
  replay: Replay,
  { from, moves }: Excerpt,
  words: Words,
): Scene[] {
  return replay.frames.slice(from, from + moves.length + 1).map((frame, number) => {
    const last = lastOf(frame);
    const told = last ? words.tell(last, replay.names, t) : t("replay-deal");
    // ids: scene-*
    return { frame, caption: textOr(`scene-${game}-${number}`, told) };
  });
}
