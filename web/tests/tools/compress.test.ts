import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAll } from "../../tools/compress.ts";

test("text that shrinks gets compressed copies, and nothing else does", () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const long = "let sand = 1;\n".repeat(200);
  writeFileSync(join(folder, "long.js"), long);
  writeFileSync(join(folder, "short.js"), "let sand = 1;");
  writeFileSync(join(folder, "photo.png"), long);
  compressAll(folder);
  expect(gunzipSync(readFileSync(join(folder, "long.js.gz"))).toString()).toBe(long);
  expect(brotliDecompressSync(readFileSync(join(folder, "long.js.br"))).toString()).toBe(long);
  for (const end of ["gz", "br"]) {
    expect(existsSync(join(folder, `short.js.${end}`))).toBe(false);
    expect(existsSync(join(folder, `photo.png.${end}`))).toBe(false);
  }
});
