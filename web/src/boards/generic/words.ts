/** Moves in words, of a game that has no words of its own: as they are written. */

import type { LastMove } from "../board";
import type { Words } from "../manifest";

/** The board is text already. */
export const describe: Words["describe"] = () => [];

export function tell(
  { seat, move, chance }: LastMove,
  names: readonly string[],
  t: Parameters<Words["tell"]>[2],
): string {
  const name = names[seat] ?? t("generic-seat", { number: seat + 1 });
  if (chance === null || chance === "") return t("generic-told", { name, move });
  return t("generic-told-chance", { name, move, chance });
}

/** A move that waits for confirmation. */
export const question: Words["question"] = (move, _position, t) => t("explain-question", { move });
