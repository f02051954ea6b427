import { describe, expect, it } from "vitest";
import { filtered, groupsOf, isGrouped } from "../../../src/boards/generic/moves";
import { columnsOf, pictureOf } from "../../../src/boards/generic/picture";
import { describe as inWords, tell } from "../../../src/boards/generic/words";
import type { AnyPosition } from "../../../src/api/types";
import { t } from "../words";

const MOVES = ["place a1", "place b2", "Bluff a1", "pass"];

describe("a filter", () => {
  it("leaves the moves that have all its words in them, wherever and however written", () => {
    expect(filtered(MOVES, "a1")).toEqual(["place a1", "Bluff a1"]);
    expect(filtered(MOVES, " A1  PLA ")).toEqual(["place a1"]);
    expect(filtered(MOVES, "bluff")).toEqual(["Bluff a1"]);
    expect(filtered(MOVES, "c3")).toEqual([]);
  });

  it("that is empty leaves all", () => {
    expect(filtered(MOVES, "  ")).toEqual(MOVES);
  });
});

describe("groups", () => {
  it("are by the first word, in the order of the moves, what stands alone last", () => {
    expect(groupsOf(["pass", "place a1", "take b", "place b2"])).toEqual([
      { word: "place", moves: ["place a1", "place b2"] },
      { word: "take", moves: ["take b"] },
      { word: null, moves: ["pass"] },
    ]);
  });

  it("are made of many moves that begin with different words", () => {
    const cells = Array.from({ length: 13 }, (_, number) => `c${number}`);
    const places = cells.map((cell) => `place ${cell}`);
    expect(isGrouped([...places, "pass"])).toBe(true);
    expect(isGrouped([...places.slice(0, 10), "pass"]), "few").toBe(false);
    expect(isGrouped(places), "all the same").toBe(false);
    expect(isGrouped(cells), "nothing in common").toBe(false);
  });
});

describe("the picture", () => {
  const position = { game: "nim", turn: 0, legal_moves: ["a1"], scores: null } as AnyPosition;

  it("is the server's, as it is but for the end", () => {
    expect(pictureOf({ ...position, picture: "  a b\n1 . x \n\n" })).toBe("  a b\n1 . x");
  });

  it("of a position without one says what the page does not show elsewhere", () => {
    expect(pictureOf({ ...position, heaps: [3, 4], note: "last" } as AnyPosition)).toBe(
      "heaps: [3,4]\nnote: last",
    );
  });

  it("is as wide as its longest line", () => {
    expect(columnsOf("a\nabc\n♠♠♠♠")).toBe(4);
    expect(columnsOf("")).toBe(1);
  });
});

it("moves are told as they are written, with the chance that followed", () => {
  expect(inWords({ game: "nim" } as AnyPosition, t, [])).toEqual([]);
  expect(tell({ seat: 0, move: "place b2", chance: null }, ["Aino"], t)).toBe("Aino: place b2");
  expect(tell({ seat: 1, move: "draw", chance: "card 7" }, ["Aino"], t)).toBe(
    "Player 2: draw (card 7)",
  );
});
