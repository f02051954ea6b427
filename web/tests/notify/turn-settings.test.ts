// @vitest-environment happy-dom
/** The settings say honestly what can be, and why not. */

import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../src/notify/notify.svelte";
import TurnSettings from "../../src/parts/people/TurnSettings.svelte";
import { me } from "../../src/state/me.svelte";
import { settled, show, textOf } from "../component";

let key: string | null = "AAAA";

async function page(): Promise<HTMLElement> {
  const shown = await show(TurnSettings as unknown as Component<Record<string, unknown>>, {});
  await settled();
  return shown;
}
const box = (shown: HTMLElement, name: string): HTMLInputElement =>
  shown.querySelector(`[data-testid=setting-${name}]`)!;
const why = (shown: HTMLElement, name: string): string =>
  textOf(shown.querySelector(`[data-testid=why-${name}]`));

function browserThat(permission: NotificationPermission, answer = permission): void {
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal("Notification", { permission, requestPermission });
  const pushManager = { getSubscription: () => Promise.resolve(null) };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
}

beforeEach(() => {
  localStorage.clear();
  key = "AAAA";
  me.current = { identity: "n", name: "North", kind: "guest", avatar: null };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ key, here: false })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  notify.look();
});

describe("notifications and messages", () => {
  it("can be chosen where they can be", async () => {
    browserThat("default", "granted");
    const shown = await page();
    expect(box(shown, "notify").checked).toBe(false);
    expect(box(shown, "push").disabled).toBe(false);
    box(shown, "notify").click();
    await settled();
    expect(box(shown, "notify").checked).toBe(true);
    expect(notify.isOn).toBe(true);
    box(shown, "notify").click();
    await settled();
    expect(notify.isOn).toBe(false);
  });

  it("show what is when the browser says no", async () => {
    browserThat("default", "denied");
    const shown = await page();
    box(shown, "notify").click();
    await settled();
    expect(box(shown, "notify").checked).toBe(false);
    for (const name of ["notify", "push"]) {
      expect(box(shown, name).disabled).toBe(true);
      expect(why(shown, name)).toContain("The browser blocks notifications");
    }
  });

  it("say that the browser cannot", async () => {
    browserThat("granted");
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(window, "Notification");
    Reflect.deleteProperty(window, "PushManager");
    const shown = await page();
    expect(why(shown, "notify")).toContain("This browser cannot show notifications");
    expect(why(shown, "push")).toContain("This browser cannot receive messages");
    expect(box(shown, "push").disabled).toBe(true);
  });

  it("say that the server does not", async () => {
    browserThat("granted");
    key = null;
    const shown = await page();
    expect(why(shown, "push")).toContain("This server does not send messages");
    expect(box(shown, "push").disabled).toBe(true);
    expect(box(shown, "notify").disabled).toBe(false);
  });
});

it("sounds are on, and against the computer only with them", async () => {
  browserThat("granted");
  const shown = await page();
  expect(box(shown, "sound").checked).toBe(true);
  expect(box(shown, "sound-alone").checked).toBe(false);
  box(shown, "sound").click();
  await settled();
  expect(box(shown, "sound-alone").disabled).toBe(true);
});
