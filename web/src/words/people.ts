/** What people and things are called. */

import type { GameName, Refusal } from "../api/types";
import { textOr } from "./fallback";
import { has, t } from "./words.svelte";

/** A bot goes by its level. */
export function levelName(level: string): string {
  // ids: level-*
  return textOr(`level-${level}`, level);
}

/** The name that the server gives to a guest. */
const GUEST = /^Guest (\d{4})$/;

/** A person goes by their name, and a guest by a number. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : t("guest", { number });
}

export function nameOf(chair: { name: string | null; kind: string | null } | undefined): string {
  if (!chair || chair.name === null) return t("chair-free");
  return chair.kind === "bot" ? levelName(chair.name) : personName(chair.name);
}

/** Guests may call themselves what they like, others may too: it is said that they are guests. */
export function isNamedGuest(chair: { name: string | null; kind: string | null }): boolean {
  return chair.kind === "guest" && chair.name !== null && !GUEST.test(chair.name);
}

/** Why something was not done, in the language of the page if it has words for it. */
export function sentenceOf(refusal: Refusal, game?: GameName): string {
  // ids: error-*
  const ids = [`error-${refusal.code}`];
  // ids: illegal-*
  if (game) ids.unshift(`illegal-${game}-${refusal.code}`);
  const known = ids.find(has);
  return known === undefined ? refusal.error : t(known, spoken(refusal.words));
}

/** The server sends colours as letters. */
function spoken(words: Record<string, string | number>): Record<string, string | number> {
  // ids: colour-*
  const speak = ([name, word]: [string, string | number]) =>
    [name, name.endsWith("colour") ? textOr(`colour-${word}`, word) : word] as const;
  return Object.fromEntries(Object.entries(words).map(speak));
}
