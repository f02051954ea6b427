import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAll } from "../../tools/gzip.ts";

test("text that shrinks gets a compressed copy, and nothing else does", () => {
  const folder = mkdtempSync(join(tmpdir(), "gzip-"));
  const long = "let sand = 1;\n".repeat(200);
  writeFileSync(join(folder, "long.js"), long);
  writeFileSync(join(folder, "short.js"), "let sand = 1;");
  writeFileSync(join(folder, "photo.png"), long);
  compressAll(folder);
  expect(gunzipSync(readFileSync(join(folder, "long.js.gz"))).toString()).toBe(long);
  expect(existsSync(join(folder, "short.js.gz"))).toBe(false);
  expect(existsSync(join(folder, "photo.png.gz"))).toBe(false);
});
