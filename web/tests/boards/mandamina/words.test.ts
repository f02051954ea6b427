import { expect, test } from "vitest";
import type { MandaminaPosition } from "../../../src/boards/mandamina/position";
import { piecesOf } from "../../../src/boards/mandamina/layout";
import {
  about,
  cellWords,
  clusterWords,
  describe as box,
  question,
  tell,
} from "../../../src/boards/mandamina/words";
import middle from "../../fixtures/mandamina-middle.json";
import { t } from "../words";

const position = middle as MandaminaPosition;
const pieces = piecesOf(position.board);

test("a marble in words", () => {
  expect(cellWords(position, "f2", pieces, t)).toBe("f2, orange");
  expect(cellWords(position, "c5", pieces, t)).toBe("c5, orange, 5 together");
  expect(cellWords(position, "b6", pieces, t)).toBe("b6, the hole");
});

test("how far a colour is", () => {
  expect(clusterWords(position, "o", pieces, t)).toBe("orange: 5 of 6 together");
  expect(clusterWords(position, "w", pieces, t)).toBe("white: clustered, shape A");
});

test("clusters of one shape name each other", () => {
  const clusters = position.clusters.map((cluster) =>
    cluster.clustered ? { ...cluster, shape: 4 } : cluster,
  );
  expect(clusterWords({ ...position, clusters }, "r", pieces, t)).toBe(
    "red: clustered, shape A, the same as white, green",
  );
});

test("the whole box: rows, clusters, moves", () => {
  const lines = box(position, t);
  expect(lines).toHaveLength(7 + 8 + 1);
  expect(lines[1]).toBe(
    "Row 6: a green, b the hole, c dark blue, d violet, e orange, f violet, g dark blue.",
  );
  expect(lines[10]).toBe("red: clustered, shape B.");
  expect(lines.at(-1)).toBe("22 moves so far.");
});

test("a move in words", () => {
  expect(tell({ seat: 1, move: "c5" }, ["Anna", "Beth"], t)).toBe(
    "Beth rolls the marble from c5 to the hole.",
  );
  expect(tell({ seat: 2, move: "c5" }, [], t)).toBe(
    "Player 3 rolls the marble from c5 to the hole.",
  );
});

test("a move that waits for confirmation is a question", () => {
  const cell = position.hole === "a1" ? "a2" : "a1";
  expect(question(cell, position, t)).toMatch(/^Roll a\d \([a-z ]+\) to the hole\?$/);
});

test("marbles and the hole say what they are, in one sentence", () => {
  expect(about(position, position.hole, pieces, t)).toMatch(/^The hole: [^.]+\.$/);
  const { cells } = pieces.find((piece) => piece.cells.length > 1)!;
  expect(about(position, cells[0]!, pieces, t)).toContain(`: ${cells.length} of 6 lie together`);
});
