// @vitest-environment happy-dom
/** What every game brings to explain itself, held against the texts and the rules there are. */

import type { Component } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadHelp } from "../../src/boards";
import * as generic from "../../src/boards/generic/help";
import { rulesIn } from "../../src/words/rules";
import { has, speak } from "../../src/words/words.svelte";
import { show } from "../component";
import { GAMES } from "../games";

const RECORDS = import.meta.glob<{ frames: { position: never }[] }>("../fixtures/*.game.json", {
  eager: true,
});

// Drawings are loaded first, and machines that run tests may be busy.
vi.setConfig({ testTimeout: 40_000 });

beforeAll(() => speak("en"));

describe.each(GAMES)("%s", (game) => {
  it("has a legend whose texts are there, each with a drawing of its own", async () => {
    const { legend, Picture } = await loadHelp(game);
    expect(legend.length).toBeGreaterThanOrEqual(4);
    const drawings = new Set<string>();
    for (const id of legend) {
      expect(id.startsWith(`${game}-legend-`)).toBe(true);
      expect(has(id)).toBe(true);
      const picture = await show(Picture as unknown as Component<Record<string, unknown>>, {
        of: id,
      });
      // Ids differ from drawing to drawing by themselves.
      drawings.add(picture.querySelector("svg")!.innerHTML.replaceAll(/[a-z]?\d+-|s\d+/g, ""));
    }
    expect(drawings.size).toBe(legend.length);
  });

  it("names rules that are written, in every position of a whole game", async () => {
    const { ruleFor } = await loadHelp(game);
    const { html } = await rulesIn("en", game);
    const record = RECORDS[`../fixtures/${game}.game.json`]!;
    const named = new Set(record.frames.map(({ position }) => ruleFor(position)));
    expect(named.size).toBeGreaterThan(1);
    for (const rule of named) expect(html).toContain(`id="${rule}"`);
  });
});

it("a game that brings nothing has what is true of any game", async () => {
  expect(await loadHelp("nim")).toBe(generic);
  expect(generic.ruleFor({} as never)).toBeNull();
  expect(generic.legend.filter((id) => !has(id))).toEqual([]);
});
