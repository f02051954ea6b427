import { expect, it } from "vitest";
import type { Frame } from "../../src/api/types";
import { lastOf, moveIn } from "../../src/state/replay";

it.each([
  ["", 40],
  ["move=12", 12],
  ["move=0", 0],
  ["move=99", 40],
  ["move=-3", 0],
  ["move=x", 40],
  ["move=1.5", 40],
])("%j shows move %i of 40", (query, move) => {
  expect(moveIn(new URLSearchParams(query), 40)).toBe(move);
});

it("tells the move that led to a position, and none for the deal", () => {
  const deal = { number: 0, seat: null, move: null, chance: null } as Frame;
  const drawn = { number: 1, seat: 1, move: "build 1 p", chance: "draw roy" } as Frame;
  expect(lastOf(deal)).toBeNull();
  expect(lastOf(drawn)).toEqual({ seat: 1, move: "build 1 p", chance: "draw roy" });
});
