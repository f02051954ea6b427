import { expect, test } from "vitest";
import type { PatternsPosition } from "../../../src/boards/patterns/position";
import {
  aboutBowl,
  aboutCell,
  cellDetails,
  cellLabel,
  cellWords,
  describe as board,
  groupOn,
  moveWords,
  question,
  tell,
} from "../../../src/boards/patterns/words";
import bowls from "../../fixtures/patterns-bowls.json";
import middle from "../../fixtures/patterns-middle.json";
import { t } from "../words";

const position = middle as PatternsPosition;
const NAMES = ["Anna", "Beth"];

test("a tile in words", () => {
  expect(cellWords(position, "c8", NAMES, t)).toBe("c8, yellow, face up");
  expect(cellWords(position, "d6", NAMES, t)).toBe("d6, red, face down with marker 1, Anna");
  expect(cellWords(position, "d4", NAMES, t)).toBe("d4, orange, face down, group 2, Beth");
});

test("the label of a tile is short, and the rest is there for whoever asks", () => {
  const prospects = { gains: { "flip g7": 4, "swap g7": 1 }, closed: ["g7"], rival: null };
  const around = { moves: ["flip g7", "swap g7"], prospects, isClosed: true, isLast: true };
  const none = { moves: [], prospects: null, isClosed: false, isLast: false };
  expect(cellLabel(position, "c8", none, NAMES, t)).toBe("c8, yellow.");
  expect(cellLabel(position, "d4", none, NAMES, t)).toBe("d4, orange, Beth, group 2.");
  expect(cellLabel(position, "c8", around, NAMES, t)).toBe(
    "c8, yellow. Flip, Swap. Closed. Last move.",
  );
  expect(cellDetails(position, "c8", around, NAMES, t)).toBe(
    "c8, yellow, face up. You can flip this tile. Brings 4 points. " +
      "You can swap it for the tile in your bowl. Brings 1 point. " +
      "Closed: your group would touch a group of the other player here. The last move was here.",
  );
});

test("whose group a tile is in", () => {
  expect(groupOn(position, "f6")).toMatchObject({ seat: 0, group: { number: 4, colour: "k" } });
  expect(groupOn(position, "e5")).toBeNull();
});

test("what moves would do, with their points when those are known", () => {
  expect(moveWords(["flip g7"], null, t)).toEqual(["You can flip this tile."]);
  const prospects = { gains: { "flip g7": 4, "swap g7": 1 }, closed: [], rival: null };
  expect(moveWords(["flip g7", "swap g7"], prospects, t)).toEqual([
    "You can flip this tile.",
    "Brings 4 points.",
    "You can swap it for the tile in your bowl.",
    "Brings 1 point.",
  ]);
});

test("the whole board: rows, groups, bowls", () => {
  const lines = board(position, t, NAMES);
  expect(lines[0]).toBe("Row 8, face up: c yellow, d purple, e purple, f green.");
  expect(lines[4]).toBe("Row 4, face up: e yellow.");
  expect(lines).toContain("Beth, group 2, orange: a4, b4, c4, d4. 6 points.");
  expect(lines).toContain("Anna, group 1, red: c6, d6. 1 point.");
  expect(lines.slice(-2)).toEqual(["Anna, bowl: black.", "Beth, bowl: green."]);
});

test("without names and with empty bowls", () => {
  expect(board(bowls as PatternsPosition, t)).toHaveLength(8);
  expect(board(position, t).at(-1)).toBe("Player 2, bowl: green.");
});

test.each([
  ["open c4", "Beth opens a group on c4."],
  ["flip d5", "Beth flips d5."],
  ["swap e3", "Beth swaps the bowl tile for e3."],
  ["done", "Beth ends the final flips."],
  ["bowls rk", "Beth fills the bowls: red for Anna, black for Beth."],
])("%s in words", (move, words) => {
  expect(tell({ seat: 1, move }, NAMES, t)).toBe(words);
});

test("a move that waits for confirmation is a question", () => {
  expect(question("open c4", position, t)).toBe("Open a group on c4?");
  expect(question("flip d5", position, t)).toBe("Flip d5?");
  expect(question("swap e3", position, t)).toBe("Swap your bowl tile for e3?");
  expect(question("done", position, t)).toBe("End the game now?");
  const opening = { ...(bowls as PatternsPosition), seat: 1 };
  expect(question("bowls rk", opening, t)).toBe("Black into your bowl?");
});

test("tiles and bowls say what they are, in one sentence", () => {
  expect(aboutCell(position, "c8", NAMES, t)).toBe(
    "c8, yellow: a tile that belongs to nobody yet.",
  );
  expect(aboutCell(position, "d4", NAMES, t)).toBe(
    "d4, orange, Beth: every tile of this group counts 2, but not the one under the marker.",
  );
  const own = { ...position, seat: 0 };
  expect(aboutBowl(own, 0, NAMES, t)).toMatch(/^Your bowl: /);
  expect(aboutBowl(own, 1, NAMES, t)).toMatch(/^Bowl, Beth: /);
});
