import { expect, it } from "vitest";
import { moveIn } from "../../src/state/replay";

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
