// @vitest-environment happy-dom
/** The card of a game: what comes next is loaded when somebody seems about to choose it. */

import type { Component } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import GameCard from "../../src/parts/GameCard.svelte";
import { show } from "../component";
import { NIM } from "../kinds";

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

it.each([
  ["pointerenter", ".actions"],
  ["focusin", ".actions"],
  ["pointerenter", ".picture"],
])("%s at %s says so, once", async (sign, place) => {
  const intend = vi.fn();
  const props = { game: NIM, invite: () => undefined, intend };
  const card = await show(GameCard as unknown as Component<Record<string, unknown>>, props);
  expect(intend).not.toHaveBeenCalled();
  card.querySelector(place)!.dispatchEvent(new Event(sign));
  card.querySelector(place)!.dispatchEvent(new Event(sign));
  expect(intend).toHaveBeenCalledExactlyOnceWith(NIM);
});
