/** Sentences that others have begun. */

import { t } from "../words/words.svelte";
import type { Words } from "./manifest";

/** A sentence that begins with a word that was filled in begins with a capital all the same. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A sentence of the server, its moves as its game says them; its words may not be there yet. */
export function withMoves(text: string, words: Words | null): string {
  return words?.inWords?.(text, t) ?? text;
}
