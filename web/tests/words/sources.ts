/** The sources of the client and the messages of a language, for the tests of words. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Entry, type Message } from "@fluent/syntax";

const WEB = new URL("../../", import.meta.url).pathname;

export interface Source {
  path: string;
  text: string;
}

export function sources(endings: RegExp): Source[] {
  const files = readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf8" });
  return files
    .filter((path) => endings.test(path))
    .map((path) => ({ path, text: readFileSync(join(WEB, "src", path), "utf8") }));
}

/** All messages of a language by their ids; an id that is there twice is an error. */
export function messagesOf(language: string): Map<string, Message> {
  const folder = join(WEB, "locales", language);
  const messages = new Map<string, Message>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ftl"))) {
    const { body } = parse(readFileSync(join(folder, name), "utf8"), { withSpans: false });
    for (const entry of body as Entry[]) {
      if (entry.type === "Junk") throw new Error(`${language}/${name}: ${entry.content}`);
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) throw new Error(`${entry.id.name} is there twice`);
      messages.set(entry.id.name, entry as Message);
    }
  }
  return messages;
}
