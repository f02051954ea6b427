// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watched } from "./slow.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells nobody who hardly waits", () => {
  const { slow, set, end } = watched();
  set(true);
  vi.advanceTimersByTime(400);
  set(false);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(slow.isOn).toBe(false);
  end();
});

it("tells whoever waits, until the answer is there", () => {
  const { slow, set, end } = watched();
  set(true);
  vi.advanceTimersByTime(600);
  flushSync();
  expect(slow.isOn).toBe(true);
  set(false);
  expect(slow.isOn).toBe(false);
  end();
});
