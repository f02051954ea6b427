/**
 * What is made of our components when the page is built (tools/prerender.ts): the first page in
 * every language, and a picture of each game. Not part of what browsers load.
 */

import { render } from "svelte/server";
import App from "./App.svelte";
import type { Frame } from "./api/types";
import { loadBoard } from "./boards";
import { lastOf } from "./state/replay";
import { isLanguage, LANGUAGES } from "./words/languages";
import { speak } from "./words/words.svelte";

export const languages = Object.keys(LANGUAGES);

interface Still {
  at: number;
  names: string[];
  frame: Frame;
}

const STILLS = import.meta.glob<Still>("./boards/*/still.json", { import: "default" });

/** The games that have a picture. */
export const pictured = Object.keys(STILLS).map((path) => path.split("/").at(-2)!);

/** The small board of a game with its styles, in the middle of the sample game; and where that is. */
export async function still(game: string): Promise<{ at: number; head: string; body: string }> {
  const { at, names, frame } = await STILLS[`./boards/${game}/still.json`]!();
  const { Board } = await loadBoard(game);
  await speak("en");
  const props = {
    position: frame.position,
    near: 0,
    names,
    legal: [],
    last: lastOf(frame),
    play: () => undefined,
    why: () => undefined,
    prospects: null,
    small: true,
  };
  const { head, body } = render(Board, { props, idPrefix: game });
  return { at, head, body };
}

export async function home(language: string): Promise<{ head: string; body: string }> {
  if (!isLanguage(language)) throw new Error(`there is no ${language}`);
  await speak(language);
  return render(App);
}
