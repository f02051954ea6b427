import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing that nobody waits for begins before everything has loaded, and a while after", async () => {
  let load = (): void => undefined;
  vi.stubGlobal("document", { readyState: "interactive" });
  vi.stubGlobal("window", { addEventListener: (_: string, hear: () => void) => (load = hear) });
  const { rest } = await import("../../src/state/idle");
  const begun = vi.fn();
  void rest().then(begun);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).not.toHaveBeenCalled();
  load();
  await vi.advanceTimersByTimeAsync(2000);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(begun).toHaveBeenCalledOnce();
});

test("a device that takes long to show the page is left in peace", async () => {
  const { isQuick, showing } = await import("../../src/state/idle");
  showing(() => vi.advanceTimersByTime(100));
  expect(isQuick()).toBe(true);
  showing(() => vi.advanceTimersByTime(400));
  expect(isQuick()).toBe(false);
});
