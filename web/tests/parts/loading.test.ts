// @vitest-environment happy-dom
/** What one reads while something is on its way. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Loading from "../../src/parts/Loading.svelte";
import { show } from "../component";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says why only when it takes long", async () => {
  const shown = await show(Loading, {});
  const sentences = (): number => shown.querySelectorAll("[role=status] p").length;
  vi.advanceTimersByTime(3900);
  flushSync();
  expect(sentences()).toBe(1);
  vi.advanceTimersByTime(200);
  flushSync();
  expect(sentences()).toBe(2);
});
