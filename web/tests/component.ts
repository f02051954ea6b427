/** A component on a page, as people meet it. Files that use it run in a document. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import { speak } from "../src/words/words.svelte";

const shown: Record<string, unknown>[] = [];

/** In English, with props that can be changed. */
export async function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Promise<HTMLElement> {
  await speak("en");
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** Promises that are done are shown. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((done) => setTimeout(done));
  flushSync();
}

export function press(element: Element | Window, key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  flushSync();
  return event;
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

afterEach(async () => {
  for (const component of shown.splice(0)) await unmount(component);
  document.body.replaceChildren();
});
