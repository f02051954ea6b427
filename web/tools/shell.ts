/** Tells the built service worker which files make up the client, and which build they are. */

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** What the client never asks for by itself. */
const LATER = /\.(map|gz|br)$|worker\.js$/;

export function shell(publicFolder: string): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["worker.js"];
        if (worker?.type !== "chunk") this.error("there is no worker to tell of the files");
        const built = Object.keys(bundle).filter(
          (name) => !LATER.test(name) && !name.startsWith("home/"),
        );
        const files = [...built, ...readdirSync(publicFolder)].sort().map((name) => `/${name}`);
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replaceAll("SHELL_FILES", JSON.stringify(files))
          .replaceAll("SHELL_VERSION", JSON.stringify(version));
      },
    },
  };
}
