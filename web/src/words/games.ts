/** What a game calls its own things: in its own texts if it has any, else as the server does. */

import type { GameKind, GameName } from "../api/types";
import { games } from "../state/games.svelte";
import { textOr } from "./fallback";
import { t } from "./words.svelte";

/** Games are called the same in all languages, and as the server says. */
export function gameName(game: GameName): string {
  return games.kindOf(game)?.title ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** What it is about, in one line; empty if nobody says. */
export function lineOf({ name, summary }: Pick<GameKind, "name" | "summary">): string {
  // ids: home-line-*
  return textOr(`home-line-${name}`, summary);
}

/** How many play, and whatever else one wants to know before. */
export function factsOf({ name, seats }: Pick<GameKind, "name" | "seats">): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  const players =
    least === most
      ? t("option-seats-count", { seats: most })
      : t("home-facts-seats", { least, most });
  // ids: home-facts-*
  return textOr(`home-facts-${name}`, players);
}

export function optionName(game: GameName, option: string): string {
  // ids: choice-*
  return textOr(`choice-${game}-${option}`, option);
}

export function optionValue(game: GameName, option: string, value: string | number): string {
  // ids: choice-*
  return textOr(`choice-${game}-${option}-${value}`, value);
}

/** What a table can leave to memory. */
export function memoryName(game: GameName): string {
  // ids: memory-*
  return textOr(`memory-${game}`, t("option-memory"));
}

export function memoryNote(game: GameName): string {
  // ids: memory-*
  return textOr(`memory-${game}-note`, t("table-memory-hidden"));
}

/** Why it is over: as any game can end, or as this one can. */
export function endingOf(game: GameName, ending: string): string {
  // ids: ending-*
  return textOr(`ending-${game}-${ending}`, textOr(`ending-${ending}`, ending));
}

/** How the check of chance came out. */
export function fairTitle(game: GameName, verdict: "checked" | "unkept" | "wrong"): string {
  // ids: fair-checked fair-unkept fair-wrong fair-checked-* fair-unkept-* fair-wrong-*
  return textOr(`fair-${verdict}-${game}`, t(`fair-${verdict}`));
}
