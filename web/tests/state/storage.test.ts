// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat, keptSeat } from "../../src/fair/kept";
import { Notify } from "../../src/notify/notify.svelte";
import { finishedGames, noteFinished } from "../../src/state/experience";
import { isToBeAsked, noteAsked } from "../../src/state/introduction";
import { lastChoice, noteChoice } from "../../src/state/kept";
import { forgetSeen, keepSeen, recallSeen, seenBy, type Seen } from "../../src/state/lastseen";
import { settings } from "../../src/state/settings.svelte";
import { forget, keep, kept, keptKeys } from "../../src/state/storage";
import { preferredLanguage } from "../../src/words/words.svelte";

const real = localStorage;
const fail = (name: string) => () => {
  throw new DOMException("no", name);
};

/** As browsers are in which cookies are denied: even to name it fails. */
function deny(): void {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: fail("SecurityError"),
  });
}

function fill(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail("QuotaExceededError"));
}

beforeEach(() => real.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: real });
  for (const key of keptKeys()) forget(key);
});

it("what is kept is there after the page was left, until it is forgotten", () => {
  keep("one", "1");
  expect(real.getItem("one")).toBe("1");
  expect(kept("one")).toBe("1");
  expect(keptKeys()).toEqual(["one"]);
  forget("one");
  expect(kept("one")).toBeNull();
  expect(real.length).toBe(0);
});

it("what found no room counts, and not what was kept before", () => {
  keep("one", "1");
  fill();
  keep("one", "2");
  expect(kept("one")).toBe("2");
  vi.restoreAllMocks();
  keep("one", "3");
  expect(kept("one")).toBe("3");
  expect(real.getItem("one")).toBe("3");
});

describe.each([
  ["denied", deny],
  ["full", fill],
])("where the store is %s", (_, make) => {
  it("everything works until the page is left", async () => {
    make();
    settings.load();
    settings.change({ theme: "dark" });
    expect(settings.chosen.theme).toBe("dark");
    expect(preferredLanguage()).toBe("en");
    noteFinished("nim", "one");
    expect(finishedGames("nim")).toBe(1);
    noteChoice("nim", { rated: true });
    expect(lastChoice("nim")).toEqual({ rated: true });
    noteAsked();
    expect(isToBeAsked(null)).toBe(false);
    keepSeen("one", {} as Seen);
    expect(recallSeen("one")).toBeNull();
    seenBy("me");
    forgetSeen();
    keepSeat("one", { seed: "s" } as never);
    expect(keptSeat("one")).toMatchObject({ seed: "s" });
    const notify = new Notify();
    await notify.answer("notify", "no");
    expect(notify.answers.notify).toBe("no");
    notify.look();
    expect(notify.answers.notify).toBe("no");
  });
});
