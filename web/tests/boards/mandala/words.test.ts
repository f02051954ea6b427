import { describe, expect, test } from "vitest";
import {
  about,
  cardsInWords,
  cupInWords,
  describe as describeBoard,
  question,
  tell,
} from "../../../src/boards/mandala/words";
import { zonesOf } from "../../../src/boards/mandala/zones";
import { t } from "../words";
import { fromMemory, positionAt } from "./game";

test("cards are counted by colour", () => {
  expect(cardsInWords("kkr", t)).toBe("2 black cards, 1 red card");
  expect(cardsInWords("???", t)).toBe("3 hidden cards");
  expect(cardsInWords("", t)).toBe("no cards");
});

test("the whole board is told, the own side first", () => {
  expect(describeBoard(positionAt(40), t)).toEqual([
    "Mountain 1: 3 black cards, 3 purple cards. Missing: green.",
    "Your Field of Mandala 1: 1 red card, 2 orange cards.",
    "Your opponent’s Field of Mandala 1: 2 yellow cards.",
    "Mountain 2: 2 black cards, 1 orange card, 1 purple card. Missing: yellow, green.",
    "Your Field of Mandala 2: 1 red card.",
    "Your opponent’s Field of Mandala 2: no cards.",
    "Your River, from space 1: purple, orange.",
    "Your Cup: 2 orange cards, 1 yellow card. From the start, hidden from your opponent: 1 orange card, 1 yellow card.",
    "Your hand: 1 orange card, 2 yellow cards, 1 green card, 4 purple cards.",
    "Your opponent’s River, from space 1: red, black, purple, yellow.",
    "Your opponent’s Cup: 1 red card, 1 yellow card, 1 purple card, and 2 hidden cards.",
    "Your opponent’s hand: 8 hidden cards.",
    "Deck: 43 cards.",
    "Discard pile: 3 black cards, 6 red cards, 2 orange cards, 2 yellow cards, 5 green cards, 1 purple card.",
  ]);
});

test("a claim is told first, with its colours", () => {
  expect(describeBoard(positionAt(41), t)[0]).toBe(
    "Mandala 1 is complete. Choose a colour of its Mountain: black, purple.",
  );
  expect(describeBoard(positionAt(41), t)[1]).toBe(
    "Mountain 1: 3 black cards, 3 purple cards. All colours are there.",
  );
  expect(describeBoard({ ...positionAt(41), seat: null }, t)[0]).toBe(
    "Mandala 1 is complete. The first player chooses a colour of its Mountain: black, purple.",
  );
});

test("the rival's Cup says what was claimed; where memory counts, only how many cards", () => {
  expect(cupInWords(fromMemory(positionAt(40)), 1, t)).toBe("Your opponent’s Cup: 5 cards.");
  expect(cupInWords(positionAt(40), 1, t)).toBe(
    "Your opponent’s Cup: 1 red card, 1 yellow card, 1 purple card, and 2 hidden cards.",
  );
});

describe("moves", () => {
  const names = ["Anna", "Beth"];
  const told = (seat: number, move: string, chance: string | null = null): string =>
    tell({ seat, move, chance }, names, t);

  test.each([
    [
      "build 1 p",
      "draw roy",
      "Anna builds 1 purple card into Mountain 1. Anna draws 1 red card, 1 orange card, 1 yellow card.",
    ],
    ["grow 2 rrr", null, "Anna grows a Field of Mandala 2 with 3 red cards."],
    ["discard kk", "draw ??", "Anna discards 2 black cards. Anna draws 2 hidden cards."],
    ["claim y", null, "Anna claims yellow."],
    [
      "claim y",
      "refill 1 gk",
      "Anna claims yellow. New in Mountain 1: 1 green card, 1 black card.",
    ],
  ])("%s, %s", (move, chance, sentence) => {
    expect(told(0, move, chance)).toBe(sentence);
  });

  test("are told by name", () => {
    expect(told(1, "claim k")).toBe("Beth claims black.");
  });
});

test("a move that waits for confirmation is a question", () => {
  const position = positionAt(0);
  expect(question("build 1 p", position, t)).toBe("Build purple in Mandala 1?");
  expect(question("grow 2 rr", position, t)).toBe("Grow your Field of Mandala 2 with 2 red cards?");
  expect(question("discard kkk", position, t)).toBe("Discard 3 black cards?");
  expect(question("claim y", position, t)).toBe("Claim yellow?");
});

test("every place says what it is, in one sentence", () => {
  const position = positionAt(40);
  expect(about(position, "river-near", 0, t)).toBe(
    "Your River: the first colour counts 1, the sixth 6.",
  );
  expect(about(position, "deck", 0, t)).toBe(`The deck: ${position.deck} cards are left.`);
  expect(about(position, "hand-far", 0, t)).toMatch(/^Your opponent’s hand: /);
  // Turned around, the far side is one's own.
  expect(about(position, "cup-far", 1, t)).toMatch(/^Your Cup: /);
  expect(about({ ...position, seat: null }, "field-1-far", 0, t)).toMatch(/^A Field: /);
  for (const zone of zonesOf(position, 0).keys()) {
    expect(about(position, zone, 0, t)).toMatch(/^[A-Z][^.]+\.$/);
  }
});
