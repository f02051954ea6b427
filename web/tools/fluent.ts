/** `virtual:words/LANGUAGE`: all Fluent files of a language as one text. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

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
      const language = join(folder, id.slice(PREFIX.length + 1));
      const files = readdirSync(language).filter((name) => name.endsWith(".ftl"));
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(language, name));
        return readFileSync(join(language, name), "utf8");
      });
      return `export default ${JSON.stringify(tight(texts.join("\n")))};`;
    },
  };
}
