import { expect, it } from "vitest";
import { bundleOf } from "../../src/words/words.svelte";
import { tight } from "../../tools/fluent";

const TEXT = `### A file.

# A comment.
one = One line

many = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
long =
    First line
    and second.
`;

it("leaves out what nobody reads, and changes no text", () => {
  const short = tight(TEXT);
  expect(short).toBe(
    "\none = One line\nmany = { $count ->\n [one] { $count } card\n *[other] { $count } cards\n}\n" +
      "long =\n First line\n and second.\n",
  );
  for (const [id, words] of [
    ["one", {}],
    ["many", { count: 1 }],
    ["many", { count: 3 }],
    ["long", {}],
  ] as const) {
    const [before, after] = [TEXT, short].map((text) => {
      const bundle = bundleOf("en", text);
      return bundle.formatPattern(bundle.getMessage(id)!.value!, words);
    });
    expect(after).toBe(before);
  }
});
