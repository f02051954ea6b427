/** The rules of a game as they are written: our own documents, or what its package brings. */

import rules from "virtual:rules";
import { rulesOf } from "../api/requests";
import type { GameName } from "../api/types";
import { htmlOf } from "./markdown";

export interface WrittenRules {
  /** Headings with the ids of their places; none in a text that is not ours. */
  contents: readonly { id: string; number: string; text: string }[];
  /** What is for everybody, with its heading; empty in a text that is not ours. */
  short: string;
  /** The heading of all that comes after it. */
  exact: string;
  html: string;
  /** In which language it is written: English where a translation is missing. */
  language: string;
}

/** Whether this page has the rules itself. */
export function areOurs(game: GameName): boolean {
  return `en/${game}` in rules;
}

export async function rulesIn(language: string, game: GameName): Promise<WrittenRules> {
  const own = rules[`${language}/${game}`];
  const written = own ?? rules[`en/${game}`];
  if (!written) {
    const { text, language: theirs } = await rulesOf(game, language);
    return { contents: [], short: "", exact: "", html: await htmlOf(text), language: theirs };
  }
  const { contents, short, exact, html } = (await written()).default;
  return { contents, short, exact, html, language: own ? language : "en" };
}

/** All of it in one piece. */
export function wholeOf({ short, exact, html }: WrittenRules): string {
  return exact ? `${short}<h2 id="exact">${exact}</h2>${html}` : html;
}
