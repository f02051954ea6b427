/** A game from a text or a file: kept in this browser until another one is opened, so that its
 * review and its replay can be reloaded, and nothing that was typed is lost. */

import { askForReview, reviewFrames } from "../api/reviews";
import type { Replay, Result } from "../api/types";
import { keep, kept } from "../state/storage";

const TEXT = "import";

/** Characters: as much as the server reads. */
export const LONGEST = 60_000;

export type GameRecord = Readonly<Record<string, unknown>>;

export function noteText(text: string): void {
  keep(TEXT, text);
}

export function textKept(): string {
  return kept(TEXT) ?? "";
}

/** The record that was opened last; null if it was a position, or nothing. */
export function recordKept(): GameRecord | null {
  try {
    const read: unknown = JSON.parse(textKept());
    return typeof read === "object" && read !== null ? (read as GameRecord) : null;
  } catch {
    return null;
  }
}

/** The game move by move, as its first player saw it. */
export async function replayOf(record: GameRecord, language: string): Promise<Replay> {
  const { id, game, names } = await askForReview(
    { record, depth: "default", begin: false },
    language,
  );
  const { seat, frames } = await reviewFrames(id, 0);
  const { scores, winner, ending } = record;
  const result = { scores, winner, ending } as Result;
  return { game, names, seat, frames, moves: frames.length - 1, result } as Replay;
}
