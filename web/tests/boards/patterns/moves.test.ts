import { expect, test } from "vitest";
import type { PatternsPosition } from "../../../src/boards/patterns/position";
import { meant, movesOn, readMove, steps } from "../../../src/boards/patterns/moves";
import bowls from "../../fixtures/patterns-bowls.json";
import final from "../../fixtures/patterns-final.json";
import middle from "../../fixtures/patterns-middle.json";

const of = (position: unknown) => {
  const patterns = position as PatternsPosition;
  return steps(patterns, patterns.legal_moves);
};

test("moves are read", () => {
  expect(readMove("open c4")).toEqual({ verb: "open", cell: "c4" });
  expect(readMove("done")).toBeNull();
  expect(readMove("bowls rk")).toBeNull();
});

test("a flip is one press on its tile; open and swap pick the bowl tile up", () => {
  expect(of({ legal_moves: ["open c4", "flip d5", "swap e3"] })).toEqual([
    { pick: "bowl", target: "c4", move: "open c4" },
    { pick: null, target: "d5", move: "flip d5" },
    { pick: "bowl", target: "e3", move: "swap e3" },
  ]);
});

test("moves without a cell are their own target", () => {
  expect(of(bowls)).toEqual([
    { pick: null, target: "bowls kr", move: "bowls kr" },
    { pick: null, target: "bowls rk", move: "bowls rk" },
  ]);
  expect(of(final)).toContainEqual({ pick: null, target: "done", move: "done" });
});

test("where flip and swap are legal, both are meant until the bowl tile is in hand", () => {
  expect(movesOn(of(middle), "g7", false)).toEqual(["flip g7", "swap g7"]);
  expect(movesOn(of(middle), "g7", true)).toEqual(["swap g7"]);
  expect(movesOn(of(middle), "c7", true)).toEqual([]);
  expect(movesOn(of(middle), "a6", false)).toEqual([]);
});

test("what was meant where nothing is legal", () => {
  expect(meant(of(middle), "a6", false)).toBe("flip a6");
  expect(meant(of(middle), "a6", true)).toBe("swap a6");
  expect(meant(of({ legal_moves: ["flip d5", "open c4"] }), "a6", true)).toBe("open a6");
});
