// @vitest-environment happy-dom
/** Messages to this device: the browser and the server agree about them. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../src/notify/notify.svelte";
import { bytesOf, push } from "../../src/notify/push.svelte";
import { me } from "../../src/state/me.svelte";

const KEY =
  "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

let asked: { method: string; path: string; body: unknown }[] = [];
let offered: string | null = KEY;
let isHere = false;

class Subscription {
  endpoint = "https://push.example/1";
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "key", auth: "secret" } });
  unsubscribe = vi.fn(() => {
    browser.subscription = null;
    return Promise.resolve(true);
  });
}

const browser = {
  subscription: null as Subscription | null,
  subscribe: vi.fn((options: PushSubscriptionOptionsInit) => {
    void options;
    browser.subscription = new Subscription();
    return Promise.resolve(browser.subscription);
  }),
  getSubscription: () => Promise.resolve(browser.subscription),
};

beforeEach(() => {
  asked = [];
  offered = KEY;
  isHere = false;
  browser.subscription = null;
  browser.subscribe.mockClear();
  localStorage.clear();
  me.current = { identity: "n", name: "North", kind: "guest", avatar: null };
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    asked.push({ method: method!, path, body: body ? JSON.parse(String(body)) : null });
    if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    if (method === "PUT") isHere = true;
    return Promise.resolve(Response.json({ key: offered, here: isHere }));
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: vi.fn() });
  const registration = { pushManager: browser };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  notify.look();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("messages to this device", () => {
  it("are turned on and off", async () => {
    await push.look();
    expect(push.state).toBe("off");
    await push.turnOn();
    expect(push.state).toBe("on");
    const options = browser.subscribe.mock.calls[0]![0];
    expect(options.userVisibleOnly).toBe(true);
    expect(options.applicationServerKey).toEqual(bytesOf(KEY));
    expect(asked.at(-1)).toEqual({
      method: "PUT",
      path: "/api/me/push",
      body: { endpoint: "https://push.example/1", p256dh: "key", auth: "secret", language: "en" },
    });
    await push.look();
    expect(push.state).toBe("on");
    await push.turnOff();
    expect(push.state).toBe("off");
    expect(asked.at(-1)!.method).toBe("DELETE");
    expect(browser.subscription).toBeNull();
  });

  it("need a server that offers them, and a browser that can", async () => {
    offered = null;
    await push.look();
    expect(push.state).toBe("not-offered");
    expect(push.isPossible).toBe(false);
    vi.stubGlobal("navigator", { ...navigator });
    await push.look();
    expect(push.state).toBe("unsupported");
  });

  it("are off if only the browser knows of them: it was logged out", async () => {
    browser.subscription = new Subscription();
    const old = browser.subscription;
    await push.look();
    expect(push.state).toBe("off");
    await push.turnOn();
    expect(old.unsubscribe).toHaveBeenCalled();
    expect(push.state).toBe("on");
  });

  it("follow whoever logs in, and are sent once", async () => {
    await push.look();
    await push.turnOn();
    await notify.answer("push", "yes");
    const puts = (): number => asked.filter(({ method }) => method === "PUT").length;
    await push.sync();
    expect(puts()).toBe(1);
    me.current = { identity: "other", name: "South", kind: "person", avatar: null };
    await push.sync();
    await push.sync();
    expect(puts()).toBe(2);
    await notify.answer("push", "no");
    me.current = { identity: "third", name: "East", kind: "person", avatar: null };
    await push.sync();
    expect(puts()).toBe(2);
  });
});

describe("notifications", () => {
  it("are asked for once, and a no of the browser is a no", async () => {
    const requestPermission = vi.fn(() => Promise.resolve("denied" as const));
    vi.stubGlobal("Notification", { permission: "default", requestPermission });
    notify.look();
    expect(await notify.answer("notify", "yes")).toBe(false);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(notify.isOn).toBe(false);
    expect(notify.answers.notify).toBe("no");
  });

  it("do not ask the browser when somebody says no", async () => {
    const requestPermission = vi.fn(() => Promise.resolve("granted" as const));
    vi.stubGlobal("Notification", { permission: "default", requestPermission });
    notify.look();
    expect(await notify.answer("notify", "no")).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
    notify.look();
    expect(notify.answers.notify).toBe("no");
  });

  it("count the visits in which a question was let pass", () => {
    notify.shown();
    notify.shown();
    expect(notify.answers.ignored).toBe(1);
  });
});
