/**
 * `virtual:push-words`: the few texts that the service worker says itself, in all languages. They
 * are plain: words are filled in for `{ $name }`, and there is nothing else in them.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:push-words";
const FILE = "notify.ftl";
const MESSAGE = /^(notify-(?:turn|invited)-[a-z-]+) = (.+)$/gm;

export type PushWords = Record<string, Record<string, string>>;

/** By language and by the name of the message. */
export function pushWords(folder: string): PushWords {
  const read = (language: string): Record<string, string> => {
    const text = readFileSync(join(folder, language, FILE), "utf8");
    return Object.fromEntries([...text.matchAll(MESSAGE)].map(([, id, words]) => [id, words]));
  };
  return Object.fromEntries(readdirSync(folder).map((language) => [language, read(language)]));
}

export function wordsOfPush(folder: string): Plugin {
  return {
    name: "push-words",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(pushWords(folder))};` : undefined,
  };
}
