/** What people and things are called. */

import type { BotKind, GameName, Refusal } from "../api/types";
import { textOr } from "./fallback";
import { has, t } from "./words.svelte";

/** The name of a bot, the same in all languages; one that we do not know goes by its level. */
export function levelName(level: string): string {
  // ids: bot-name-*
  return textOr(`bot-name-${level}`, level);
}

/** What it is like, in one line; a bot that we do not know says so itself, in English. */
export function levelLine({ level, words }: BotKind): string {
  // ids: bot-line-*
  return textOr(`bot-line-${level}`, words);
}

/** The name that the server gives to a guest. */
const GUEST = /^Guest (\d{4})$/;

/** A person goes by their name, and a guest by a number. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : t("guest", { number });
}

/** Whether somebody goes by the name that the server gave them. */
export function isUnnamed(name: string): boolean {
  return GUEST.test(name);
}

export function nameOf(chair: { name: string | null; kind: string | null } | undefined): string {
  if (!chair || chair.name === null) return t("chair-free");
  return chair.kind === "bot" ? levelName(chair.name) : personName(chair.name);
}

/** Guests may call themselves what they like, others may too: it is said that they are guests. */
export function isNamedGuest(chair: { name: string | null; kind: string | null }): boolean {
  return chair.kind === "guest" && chair.name !== null && !isUnnamed(chair.name);
}

/** Why something was not done, in the language of the page if it has words for it. */
export function sentenceOf(refusal: Refusal, game?: GameName): string {
  // ids: error-*
  const ids = [`error-${refusal.code}`];
  // ids: illegal-*
  if (game) ids.unshift(`illegal-${game}-${refusal.code}`);
  // ids: impossible-*
  if (game) ids.unshift(`impossible-${game}-${refusal.code}`);
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
