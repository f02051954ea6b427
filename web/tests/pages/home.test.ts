// @vitest-environment happy-dom
/** The first page: who waits for us, what can be gone on with, and an invitation. */

import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableListed } from "../../src/api/types";
import Home from "../../src/pages/Home.svelte";
import { games } from "../../src/state/games.svelte";
import { settled, show } from "../component";
import { NIM } from "../kinds";

const ME = { name: "Anna", kind: "guest", avatar: null } as const;
const OTHER = { name: "Bo", kind: "person", avatar: null } as const;
const BOT = { name: "steady", kind: "bot", avatar: null } as const;

const asked: string[] = [];

function listed(table: string, rival: TableListed["chairs"][number]): Partial<TableListed> {
  const chairs = [ME, rival];
  const at = { opened: Date.now(), changed: Date.now() };
  const mine = { mine: true, my_chair: 0, my_turn: true, invited: false, practice: false };
  const open = { status: "playing", clock: null, result: null, outcome: null } as const;
  return { table, game: NIM.name, options: {}, rated: false, chairs, ...at, ...mine, ...open };
}

function answer(path: string, method: string): unknown {
  if (path.startsWith("/api/me/tables")) return [listed("bot", BOT), listed("person", OTHER)];
  if (path.startsWith("/api/games")) return [NIM];
  if (path.startsWith("/api/visit")) return { identity: "me", name: "Anna", kind: "guest" };
  return method === "GET" ? [] : null;
}

beforeEach(() => {
  asked.length = 0;
  games.known = [NIM];
  const Observer = class {
    observe(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const found = answer(path, method);
    if (found === null) return new Promise(() => undefined);
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
});

afterEach(() => {
  games.known = null;
  vi.unstubAllGlobals();
});

const home = (): Promise<HTMLElement> =>
  show(Home as unknown as Component<Record<string, unknown>>, {});
const links = (page: HTMLElement, list: string): (string | null)[] =>
  [...page.querySelectorAll(`[data-testid=${list}] a`)].map((link) => link.getAttribute("href"));

it("only people wait for us; what is played against the computer is practice", async () => {
  const page = await home();
  await vi.waitFor(() => expect(links(page, "home-awaited")).toEqual(["/tables/person"]));
  expect(links(page, "home-practice")).toEqual(["/tables/bot"]);
});

it("an invitation that is pressed twice opens one table", async () => {
  const page = await home();
  await vi.waitFor(() => expect(links(page, "home-awaited")).toHaveLength(1));
  const button = page.querySelector<HTMLElement>(`[data-testid=invite-${NIM.name}]`)!;
  button.click();
  button.click();
  const opened = (): string[] => asked.filter((one) => one === "POST /api/tables");
  await vi.waitFor(() => expect(opened()).toHaveLength(1));
  await settled();
  expect(opened()).toHaveLength(1);
});
