/** Nothing is said of a game that is not true of it. */

import { expect, it, vi } from "vitest";
import { headline, reason } from "../../src/words/results";

const TEXTS = ["ending-stopped", "ending-abandoned", "ending-chess-mate"];

vi.mock("../../src/words/words.svelte", () => ({
  t: (id: string, words: Record<string, string> = {}) => [id, ...Object.values(words)].join(" "),
  has: (id: string) => TEXTS.includes(id),
}));

function ended(ending: string | null, winner: number | boolean | null) {
  return { ending, winner, scores: [0, 0] };
}

it.each([
  [ended("river", 0), 0, "result-you-won"],
  [ended("river", 0), 1, "result-won Anna"],
  [ended("deck", null), 0, "result-draw"],
  [ended("agreed", null), null, "result-draw"],
  [ended("clustered", true), 0, "result-all-won"],
  [ended("abandoned", false), 0, "result-all-lost"],
])("who has won is said in one line: %o seen by %o", (result, seat, text) => {
  expect(headline(result, ["Anna", "Beth"], seat)).toBe(text);
});

it("a stopped game is no draw, and nobody has lost it", () => {
  expect(headline(ended("stopped", null), ["Anna", "Beth"], 0)).toBe("result-stopped");
  expect(headline(ended("stopped", null), ["Anna"], null)).toBe("result-stopped");
});

it("every ending has its own reason", () => {
  expect(reason(ended("stopped", null), "chess")).toBe("ending-stopped");
  expect(reason(ended("abandoned", 0), "chess")).toBe("ending-abandoned");
  expect(reason(ended(null, null), "chess")).toBe("");
});

it("an ending of the game itself is told in its words, else as the server calls it", () => {
  expect(reason(ended("mate", 0), "chess")).toBe("ending-chess-mate");
  expect(reason(ended("stalemate", 0), "chess")).toBe("stalemate");
});
