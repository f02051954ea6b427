import { expect, test } from "vitest";
import type { MandaminaPosition } from "../../../src/boards/mandamina/position";
import { steps } from "../../../src/boards/mandamina/moves";
import start from "../../fixtures/mandamina-start.json";

const position = start as MandaminaPosition;

test("every marble goes to the hole", () => {
  expect(steps(position, ["c5", "a1"])).toEqual([
    { pick: "c5", target: "d4", move: "c5" },
    { pick: "a1", target: "d4", move: "a1" },
  ]);
  expect(steps(position, position.legal_moves)).toHaveLength(48);
});

test("nobody can move while waiting", () => {
  expect(steps(position, [])).toEqual([]);
});
