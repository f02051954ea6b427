/** Texts that may be missing: a game that brings none is shown with what the server says. */

import type { FluentVariable } from "@fluent/bundle";
import { has, t } from "./words.svelte";

/** The text if there is such a message, else what the server calls it. */
export function textOr(
  id: string,
  other: string | number,
  words: Record<string, FluentVariable> = {},
): string {
  return has(id) ? t(id, words) : String(other);
}
