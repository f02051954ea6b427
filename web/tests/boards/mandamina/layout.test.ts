import { expect, test } from "vitest";
import type { MandaminaPosition } from "../../../src/boards/mandamina/position";
import {
  centreOf,
  groovePath,
  largest,
  motionBetween,
  piecesOf,
  smallShape,
} from "../../../src/boards/mandamina/layout";
import middle from "../../fixtures/mandamina-middle.json";
import start from "../../fixtures/mandamina-start.json";

const before = middle as MandaminaPosition;
const pieces = piecesOf(before.board);

test("row 7 is on top, column a on the left", () => {
  expect(centreOf("a1")).toEqual({ x: 50, y: 650 });
  expect(centreOf("g7")).toEqual({ x: 650, y: 50 });
});

test("marbles of one colour side by side are a piece", () => {
  expect(pieces[0]).toEqual({ colour: "g", cells: ["a7", "b7", "c7", "a6", "a5", "a4"] });
  expect(pieces.filter(({ colour }) => colour === "o").map(({ cells }) => cells.length)).toEqual([
    5, 1,
  ]);
  expect(pieces.map(({ cells }) => cells.length).reduce((a, b) => a + b)).toBe(48);
});

test("at the deal no two marbles of one colour lie together", () => {
  expect(piecesOf(start.board).every(({ cells }) => cells.length === 1)).toBe(true);
});

test("the largest piece of a colour", () => {
  expect(largest(pieces, "y").cells).toHaveLength(4);
  expect(largest(pieces, "r").cells).toHaveLength(6);
  expect(largest(pieces, "v").cells).toEqual(["f7", "g7", "f6"]);
});

test("a groove is one closed line", () => {
  expect(groovePath(["a7", "b7"]).match(/Z/g)).toHaveLength(1);
});

test("a small shape lies in its own corner, never upright", () => {
  const { width, height, path } = smallShape(["e5", "e4", "e3"]);
  expect({ width, height }).toEqual({ width: 3, height: 1 });
  expect(path).toBe(
    "M0.5 3A2.5 2.5 0 0 1 3 0.5L27 0.5A2.5 2.5 0 0 1 29.5 3L29.5 7A2.5 2.5 0 0 1 27 9.5L3 9.5A2.5 2.5 0 0 1 0.5 7Z",
  );
});

test("turned and mirrored pieces are drawn the same, other shapes are not", () => {
  const leg = smallShape(["a3", "a2", "a1", "b1"]);
  expect(smallShape(["f1", "e1", "d1", "d2"])).toEqual(leg);
  expect(smallShape(["b3", "b2", "b1", "a1"])).toEqual(leg);
  expect(smallShape(["a1", "b1", "c1", "b2"])).not.toEqual(leg);
});

test("a marble rolls from the new hole to the old one", () => {
  const after = {
    ...before,
    hole: "d5",
    board: before.board.with(1, "godvovd").with(2, "gdo.olv"),
  };
  expect(motionBetween(before, after)).toEqual({ from: "d5", to: "b6" });
  expect(motionBetween(after, before)).toEqual({ from: "b6", to: "d5" });
});

test("nothing rolls at first, without a move, and on a jump", () => {
  expect(motionBetween(null, before)).toBeNull();
  expect(motionBetween(before, before)).toBeNull();
  expect(motionBetween(start as MandaminaPosition, before)).toBeNull();
});
