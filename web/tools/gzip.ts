/** Beside every file that shrinks, the same file compressed: the server sends it as it is. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKING = [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"];
/** Below this a packet is not smaller for it. */
const SMALLEST = 1000;

export function gzip(): Plugin {
  let folder = "";
  return {
    name: "gzip",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressAll(folder) },
  };
}

export function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!SHRINKING.includes(extname(name)) || statSync(path).size < SMALLEST) continue;
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}
