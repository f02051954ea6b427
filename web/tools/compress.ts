/** Beside every file that shrinks, the same file compressed: the server sends it as it is. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKING = [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"];
/** Below this a packet is not smaller for it. */
const SMALLEST = 1000;

/** What the copies are called, and how they are made: once, so with all effort. */
const COPIES: Record<string, (whole: Buffer) => Buffer> = {
  ".br": (whole) =>
    brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }),
  ".gz": (whole) => gzipSync(whole, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
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
    for (const [end, made] of Object.entries(COPIES)) {
      writeFileSync(path + end, made(readFileSync(path)));
    }
  }
}
