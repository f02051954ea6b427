// @vitest-environment happy-dom
/** What there is for each game, found by its folder; and for a game without one. */

import { expect, it, describe } from "vitest";
import { loadBoard, manifestOf } from "../../src/boards";
import generic from "../../src/boards/generic/manifest";
import { GAMES } from "../games";

it("there are games with boards of their own", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(3);
  expect(GAMES).not.toContain("generic");
});

describe.each(GAMES)("%s", (game) => {
  it("has a manifest of its own, with all that a game can bring", () => {
    const manifest = manifestOf(game);
    expect(manifest).not.toBe(generic);
    expect(manifest.Sign).toBeTypeOf("function");
    expect(manifest.chance).toBeTypeOf("function");
  });

  it("loads its board, its words and its arithmetic once", async () => {
    const loading = loadBoard(game);
    expect(loadBoard(game)).toBe(loading);
    const { Board, words, pointsOf } = await loading;
    expect(Board).toBeTypeOf("function");
    expect(words.describe).toBeTypeOf("function");
    expect(words.tell).toBeTypeOf("function");
    expect(pointsOf).toBeTypeOf("function");
    expect((await manifestOf(game).chance!()).firstWrong).toBeTypeOf("function");
  });
});

it.each(["nim", "generic", "../mandala", "constructor"])(
  "%s gets the generic board",
  async (game) => {
    expect(manifestOf(game)).toBe(generic);
    const { Board, words, pointsOf } = await loadBoard(game);
    expect(Board).toBe((await import("../../src/boards/generic/Board.svelte")).default);
    expect(words).toBe(await import("../../src/boards/generic/words"));
    expect(pointsOf).toBeNull();
  },
);
