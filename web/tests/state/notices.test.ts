// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../../src/state/notices.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("explanations take each other's place, and leave everything else", () => {
  notices.show("That is not allowed.", true);
  notices.explain("The deck.");
  notices.explain("A River.");
  expect(notices.shown.map(({ text }) => text)).toEqual(["That is not allowed.", "A River."]);
  expect(notices.said).toBe("A River.");
});

it("an explanation is said again when it is asked for again, and leaves by itself", () => {
  notices.explain("The deck.");
  const once = notices.said;
  notices.explain("The deck.");
  expect(notices.said).not.toBe(once);
  expect(notices.shown).toHaveLength(1);
  vi.runAllTimers();
  expect(notices.shown).toEqual([]);
});

it("what went wrong leaves when something has gone right, the rest stays", () => {
  notices.display("Anna has left.");
  notices.show("It is not your turn.", true);
  notices.settle();
  expect(notices.shown.map(({ text }) => text)).toEqual(["Anna has left."]);
  expect(notices.said).toBe("It is not your turn.");
});
