// @vitest-environment happy-dom
/** The field for a record or a position: typed, from a file, or from one that is too large. */

import { flushSync } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import RecordText from "../../src/parts/RecordText.svelte";
import { LONGEST } from "../../src/review/imported";
import { loadWords } from "../../src/words/words.svelte";
import { settled, show, textOf } from "../component";

beforeAll(() => loadWords("study"));

async function field(props: { wrong?: string; isBusy?: boolean } = {}) {
  const open = vi.fn();
  const shown = await show(RecordText, {
    text: "",
    wrong: "",
    isBusy: false,
    name: "some",
    open,
    ...props,
  });
  const see = <E extends HTMLElement>(what: string) =>
    shown.querySelector<E>(`[data-testid=some-${what}]`);
  return { open, see };
}

async function choose(input: HTMLInputElement, text: string): Promise<void> {
  const file = new File([text], "game.json");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

it("opens what is in a file at once, and shows it", async () => {
  const { open, see } = await field();
  await choose(see<HTMLInputElement>("file")!, "{}");
  expect(see<HTMLTextAreaElement>("text")!.value).toBe("{}");
  expect(open).toHaveBeenCalledOnce();
});

it("says that a file is too large, until something is typed", async () => {
  const { open, see } = await field();
  await choose(see<HTMLInputElement>("file")!, "x".repeat(LONGEST + 1));
  expect(open).not.toHaveBeenCalled();
  expect(textOf(see("wrong"))).toContain("too large");
  const text = see<HTMLTextAreaElement>("text")!;
  text.value = "patterns";
  text.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(see("wrong")).toBeNull();
});

it("opens nothing twice, and nothing that is empty", async () => {
  const empty = await field();
  empty.see("open")!.click();
  expect(empty.open).not.toHaveBeenCalled();
  const busy = await field({ isBusy: true });
  expect(busy.see("open")!.getAttribute("aria-busy")).toBe("true");
});
