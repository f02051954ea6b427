/** No component says anything that is not translated. */

import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { sources } from "./sources";

const LETTERS = /\p{L}{2,}/u;
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
]);

/** Parts of a component that nobody reads. */
const SILENT = new Set(["StyleSheet", "Script", "Comment", "StyleDirective"]);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Texts with letters in them, and attributes that people hear or read. */
function writtenIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(writtenIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, name, data, value } = node as Node;
  if (type === "Text" && typeof data === "string") return LETTERS.test(data) ? [data.trim()] : [];
  if (type === "Attribute") return SPOKEN.has(name ?? "") ? writtenIn(value) : [];
  if (SILENT.has(type)) return [];
  return Object.values(node).flatMap(writtenIn);
}

describe("nothing is written into", () => {
  it.each(sources(/\.svelte$/).map(({ path, text }) => [path, text] as const))("%s", (_, text) => {
    const tree: AST.Root = parse(text, { modern: true });
    expect(writtenIn(tree.fragment)).toEqual([]);
  });
});

it("finds what is written into a component", () => {
  const text = '<p class="big">Hello {name}</p><button aria-label="Close it">×</button>';
  expect(writtenIn(parse(text, { modern: true }).fragment)).toEqual(["Hello", "Close it"]);
});
