import { expect, it, vi } from "vitest";
import type { Table } from "../../src/api/types";
import { turnText } from "../../src/words/turn";

vi.mock("../../src/words/words.svelte", () => ({
  has: () => false,
  t: (id: string, words: Record<string, string> = {}) => [id, ...Object.values(words)].join(" "),
}));

/** We sit in seat 0 on chair 1; Aino sits in seat 1 on chair 0. */
function table(turn: number | null, change: object = {}): Table {
  const person = { kind: "person", reserved: false };
  return {
    chairs: [
      { name: "Aino", ...person },
      { name: "Kim", ...person },
    ],
    order: [1, 0],
    seat: 0,
    position: { turn },
    ...change,
  } as unknown as Table;
}

const BOTH = [true, true];
const AINO_AWAY = [false, true];

it("says whose turn it is", () => {
  expect(turnText(table(0), BOTH)).toBe("table-your-turn");
  expect(turnText(table(1), BOTH)).toBe("table-their-turn Aino");
  expect(turnText(table(null), BOTH)).toBe("table-chance");
});

it("does not say of somebody who is away that they think", () => {
  expect(turnText(table(1), AINO_AWAY)).toBe("table-their-turn-away Aino");
  expect(turnText(table(0), AINO_AWAY)).toBe("table-your-turn");
  expect(turnText(table(1, { left: [1] }), AINO_AWAY)).toBe("table-absent Aino");
});

it("lets bots think, who need no connection", () => {
  const chairs = [
    { name: "steady", kind: "bot", reserved: false },
    { name: "Kim", kind: "person", reserved: false },
  ];
  expect(turnText(table(1, { chairs }), AINO_AWAY)).toBe("table-their-turn steady");
});
