/**
 * `virtual:words/LANGUAGE`: the Fluent files of a language that every page needs, as one text.
 * `virtual:words/LANGUAGE/PART`: those that only some pages need.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
/** Files that are loaded with the pages that need them, by the name of their part. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  study: ["analysis.ftl", "daily.ftl", "import.ftl", "learn.ftl", "puzzles.ftl", "review.ftl"],
};

/** The files of a part, or those that belong to none. */
export function filesOf(part: string | undefined, all: readonly string[]): string[] {
  const wanted = part === undefined ? null : PARTS[part];
  if (wanted === undefined) throw new Error(`there is no part ${part} of the words`);
  const later = Object.values(PARTS).flat();
  return all
    .filter((name) => name.endsWith(".ftl"))
    .filter((name) => (wanted === null ? !later.includes(name) : wanted.includes(name)))
    .sort();
}

/** Without comments, and with no more blanks than Fluent needs: everybody loads this first. */
export function tight(text: string): string {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ");
}

export function fluent(folder: string): Plugin {
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name, part] = id.slice(PREFIX.length + 1).split("/");
      const language = join(folder, name!);
      const texts = filesOf(part, readdirSync(language)).map((name) => {
        this.addWatchFile(join(language, name));
        return readFileSync(join(language, name), "utf8");
      });
      return `export default ${JSON.stringify(tight(texts.join("\n")))};`;
    },
  };
}
