/** What decided a game is what the arithmetic says, reckoned here by hand. */

import { describe, expect, it, vi } from "vitest";
import type { PointsRow } from "../../src/boards/manifest";
import { decidedBy, decisionOf, sideBySide } from "../../src/words/decided";
import mandala from "../fixtures/mandala.game.json";
import patterns from "../fixtures/patterns-over.json";
import mandamina from "../fixtures/mandamina-over.json";

vi.mock("../../src/words/words.svelte", () => ({
  t: (id: string, words: Record<string, string> = {}) => [id, ...Object.values(words)].join(" "),
  has: (id: string) => id === "decided-tie-chess",
}));

const COLOURS: Record<string, string> = { r: "red", g: "green", k: "black", p: "purple" };

/** As in "r3 g18": a row for each colour with its points. */
function sheet(text: string): PointsRow[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((row) => ({
      colour: row.charAt(0),
      what: COLOURS[row.charAt(0)]!,
      sum: "",
      points: Number(row.slice(1)),
    }));
}

function said(ending: string, winner: number | boolean | null, ...sheets: string[]): string {
  const result = { ending, winner, scores: [] };
  return decidedBy(decisionOf(result, sheets.map(sheet)), "chess");
}

describe("one line of the score", () => {
  it("decided it, if the lead is no larger than its difference", () => {
    // 3 + 18 = 21 against 12 + 6 = 18: a lead of 3; green alone brings 12 more.
    expect(said("stuck", 0, "r3 g18", "r12 g6")).toBe("Decided-by green 18 6");
    // 10 against 7: a lead of 3, all of it from red, just enough.
    expect(said("stuck", 1, "r2 g5", "r5 g5")).toBe("Decided-by red 5 2");
  });

  it("made the biggest difference, if the lead is larger", () => {
    // 9 + 8 + 1 = 18 against 2 + 3 + 1 = 6: a lead of 12; red brings 7 of it, green 5.
    expect(said("stuck", 0, "r9 g8 k1", "r2 g3 k1")).toBe("Decided-most red 9 2");
  });

  it("counts as nothing for a seat without it", () => {
    // 4 + 12 = 16 against 15: black is what only the winner has.
    expect(said("river", 0, "r4 k12", "r15")).toBe("Decided-by black 12 0");
  });

  it("is compared with the second best where more than two play", () => {
    // 10, 9 and 1: the lead of 1 is over the one with 9, who has 4 red and 5 green.
    expect(said("end", 0, "r4 g6", "r4 g5", "r1")).toBe("Decided-by green 6 5");
    expect(said("end", 2, "r1", "r4 g5", "r4 g6")).toBe("Decided-by green 6 5");
  });
});

it("equal points are a tie that the rules broke, or a draw", () => {
  expect(said("deck", 0, "r4", "g4")).toBe("decided-tie-chess");
  expect(said("stuck", null, "r4 g3", "k7")).toBe("decided-draw 7");
});

it.each(["resigned", "timeout", "abandoned", "stopped", "agreed"])(
  "points decided nothing in a game that was %s",
  (ending) => {
    expect(said(ending, 0, "r9", "g1")).toBe("");
    expect(said(ending, null, "r1", "g1")).toBe("");
  },
);

it("nothing is said that the rows do not show", () => {
  expect(said("odd", 0, "r1", "g9")).toBe("");
  expect(said("mate", 0)).toBe("");
  expect(said("odd", null, "r1", "g9")).toBe("");
});

it("all together have got most from one line, if they have won", () => {
  expect(said("clustered", true, "r40 g5 k-30")).toBe("decided-together red 40");
  expect(said("move-limit", false, "r40")).toBe("");
  expect(said("clustered", true, "r-3")).toBe("");
});

describe("games that were played", () => {
  const rowsOf = (points: readonly { colour: string; points: number }[][]): PointsRow[][] =>
    points.map((rows) =>
      rows.map(({ colour, points: worth }) => ({
        colour,
        what: colour,
        sum: "",
        points: worth,
      })),
    );

  it("Patterns, 33 to 50: 12 purple tiles' points against none are not all of the 17", () => {
    const sheets = rowsOf(patterns.points as { colour: string; points: number }[][]);
    const decision = decisionOf({ ending: "stuck", winner: 1, scores: [33, 50] }, sheets);
    expect(decision).toMatchObject({ kind: "most", more: 12, fewer: 0 });
    expect(decision).toMatchObject({ source: { colour: "p" } });
  });

  it("Mandala, 10 to 21: 12 purple against 0 are more than the lead of 11", () => {
    const { position } = mandala.frames.at(-1)!;
    const sheets = rowsOf(position.points as { colour: string; points: number }[][]);
    const decision = decisionOf({ ending: "river", winner: 1, scores: [10, 21] }, sheets);
    expect(decision).toMatchObject({ kind: "by", more: 12, fewer: 0, source: { colour: "p" } });
  });

  it("Mandamina: 40 for eight shapes", () => {
    const rows = mandamina.points[0]!.map(({ item, points }) => ({
      colour: null,
      what: item,
      sum: "",
      points,
    }));
    const decision = decisionOf({ ending: "clustered", winner: true, scores: [15] }, [rows]);
    expect(decision).toEqual({ kind: "together", what: "shapes", points: 40 });
  });
});

it("rows about the same stand side by side, once", () => {
  const found = sideBySide([sheet("r3 g4"), sheet("g1 k2")]);
  expect(found.map(({ what, rows }) => [what, ...rows.map((row) => row?.points ?? null)])).toEqual([
    ["red", 3, null],
    ["green", 4, 1],
    ["black", null, 2],
  ]);
});
