import { expect, it } from "vitest";
import { inOrder } from "../../src/review/tasks";

const wrong = (...plies: number[]) => plies.map((ply) => ({ ply, move: `m${ply}` }));
const pliesOf = (tasks: readonly { ply: number }[]) => tasks.map(({ ply }) => ply);

it("mistakes come in the order of the game", () => {
  expect(pliesOf(inOrder([], wrong(9, 2, 5)))).toEqual([2, 5, 9]);
});

it("one that is being worked at keeps its place when earlier ones are found", () => {
  expect(pliesOf(inOrder([9], wrong(2, 5, 9)))).toEqual([9, 2, 5]);
  expect(pliesOf(inOrder([9, 5], wrong(1, 2, 5, 9)))).toEqual([9, 5, 1, 2]);
});
