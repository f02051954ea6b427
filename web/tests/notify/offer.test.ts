// @vitest-environment happy-dom
/** The question at a table: at the right moment, and gone when it is answered. */

import { flushSync, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify } from "../../src/notify/notify.svelte";
import TurnOffer from "../../src/parts/table/TurnOffer.svelte";
import { settled, show, textOf } from "../component";
import { room, type Room } from "./room.svelte";

const offer = (page: HTMLElement): Element | null => page.querySelector("[data-testid=turn-offer]");
const press = async (page: HTMLElement, which: string): Promise<void> => {
  page.querySelector<HTMLElement>(`[data-testid=turn-offer-${which}]`)!.click();
  await settled();
};
const table = (at: Room): Promise<HTMLElement> =>
  show(TurnOffer as unknown as Component<Record<string, unknown>>, { room: at });

beforeEach(() => {
  localStorage.clear();
  const requestPermission = vi.fn(() => Promise.resolve("granted" as const));
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
  notify.look();
});
afterEach(() => vi.unstubAllGlobals());

function move(at: Room): void {
  at.plays = [...at.plays, { seat: 0 }];
  at.isMyTurn = false;
  flushSync();
}

it("is asked after a move of ours, and not before", async () => {
  const at = room();
  const page = await table(at);
  expect(offer(page)).toBeNull();
  move(at);
  expect(textOf(offer(page))).toContain("Shall we tell you when it is your turn?");
  at.isMyTurn = true;
  flushSync();
  expect(offer(page)).toBeNull();
});

it("asks the browser after a yes, and is not asked again", async () => {
  const at = room();
  const page = await table(at);
  move(at);
  await press(page, "yes");
  expect(Notification.requestPermission).toHaveBeenCalledOnce();
  expect(notify.isOn).toBe(true);
  expect(offer(page)).toBeNull();
});

it("is not asked again after a no, at any table", async () => {
  const page = await table(room());
  const at = room();
  const other = await table(at);
  move(at);
  await press(other, "no");
  expect(Notification.requestPermission).not.toHaveBeenCalled();
  const next = room();
  const again = await table(next);
  move(next);
  expect([offer(page), offer(other), offer(again)]).toEqual([null, null, null]);
});

it("can be put off", async () => {
  const at = room();
  const page = await table(at);
  move(at);
  await press(page, "later");
  expect(offer(page)).toBeNull();
  expect(notify.answers.notify).toBeNull();
  const next = room();
  const again = await table(next);
  move(next);
  expect(offer(again)).not.toBeNull();
});

it("comes when somebody is back who looked elsewhere, but not against the computer", async () => {
  const quiet = room({ clock: null }, { isMyTurn: false });
  const alone = room({ clock: null }, { isMyTurn: false, isAmongPeople: false });
  const pages = [await table(quiet), await table(alone)];
  expect(pages.map(offer)).toEqual([null, null]);
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
  expect(offer(pages[0]!)).not.toBeNull();
  expect(offer(pages[1]!)).toBeNull();
});
