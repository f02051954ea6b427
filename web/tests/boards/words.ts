/** `t` in English for tests, from the same files as on the page. */

import { readdirSync, readFileSync } from "node:fs";
import type { FluentVariable } from "@fluent/bundle";
import { bundleOf } from "../../src/words/words.svelte";

const folder = new URL("../../locales/en/", import.meta.url);
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
const bundle = bundleOf("en", files.join("\n"));

/** Unlike on the page, a text that is missing is an error. */
export function t(id: string, words: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`there is no text ${id}`);
  return bundle.formatPattern(message.value, words);
}
