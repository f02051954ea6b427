/** Another level after a game, one tap away. */

import { expect, it } from "vitest";
import type { BotKind, Chair, Table } from "../../src/api/types";
import { nextRival, openingLike, rivalBot } from "../../src/state/rival";

const BOTS = ["a", "b", "c"].map((level): BotKind => ({ level, words: "", seconds: 1, rating: 0 }));
const ME: Chair = { name: "Aino", kind: "guest", avatar: null, reserved: false };
const BOT: Chair = { name: "b", kind: "bot", avatar: null, reserved: false };

function ended(winner: number | boolean | null, changes: Partial<Table> = {}): Table {
  const table = {
    game: "patterns",
    options: { size: 3 },
    visibility: "link",
    starter: "host",
    clock: { move: 60 },
    rated: false,
    memory: null,
    chairs: [BOT, ME],
    order: [1, 0],
    seat: 0,
    result: { ending: "end", winner, scores: [] },
    ...changes,
  };
  return table as unknown as Table;
}

it.each([
  [0, { level: "c", isStronger: true }],
  [1, { level: "a", isStronger: false }],
  [null, { level: "c", isStronger: true }],
  [true, null],
])("when the winner is %s", (winner, next) => {
  expect(nextRival(ended(winner), BOTS)).toEqual(next);
});

it("nobody is weaker than the weakest, or stronger than the strongest", () => {
  const against = (name: string): Partial<Table> => ({ chairs: [{ ...BOT, name }, ME] });
  expect(nextRival(ended(1, against("a")), BOTS)).toBeNull();
  expect(nextRival(ended(0, against("c")), BOTS)).toBeNull();
});

it("only against one bot, and only for whoever played", () => {
  expect(rivalBot(ended(0))).toBe("b");
  expect(rivalBot(ended(0, { seat: null }))).toBeNull();
  expect(rivalBot(ended(0, { chairs: [ME, ME] }))).toBeNull();
  expect(rivalBot(ended(0, { chairs: [BOT, ME, BOT], order: [0, 1, 2] }))).toBeNull();
});

it("the settings stay, and lots are drawn for who begins", () => {
  expect(openingLike(ended(0), "c")).toEqual({
    game: "patterns",
    options: { size: 3 },
    visibility: "link",
    starter: "lot",
    clock: { move: 60 },
    rated: false,
    memory: null,
    bots: ["c"],
  });
});
