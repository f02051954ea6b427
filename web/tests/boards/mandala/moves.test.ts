import { expect, test } from "vitest";
import { meant, mostOf, steps, targetsOf } from "../../../src/boards/mandala/moves";
import { positionAt } from "./game";

const legal = [
  "build 1 p",
  "grow 1 r",
  "grow 1 rr",
  "grow 2 r",
  "discard r",
  "discard rr",
  "discard rrr",
];
const all = steps(positionAt(0), legal);

test("a move is cards and where they go", () => {
  expect(steps(positionAt(0), ["build 1 p", "grow 2 rrr", "discard kk", "claim y"])).toEqual([
    { pick: "p", target: "mountain-1", move: "build 1 p" },
    { pick: "rrr", target: "field-2", move: "grow 2 rrr" },
    { pick: "kk", target: "discard", move: "discard kk" },
    { pick: null, target: "claim-y", move: "claim y" },
  ]);
});

test("targets depend on how many cards are picked up", () => {
  expect([...targetsOf(all, "r")]).toEqual([
    ["field-1", "grow 1 r"],
    ["field-2", "grow 2 r"],
    ["discard", "discard r"],
  ]);
  expect([...targetsOf(all, "rrr").keys()]).toEqual(["discard"]);
  expect([...targetsOf(all, "").keys()]).toEqual([]);
});

test("as many cards as any legal move has can be picked up", () => {
  expect(mostOf(all, "r")).toBe(3);
  expect(mostOf(all, "p")).toBe(1);
  expect(mostOf(all, "k")).toBe(0);
});

test("what somebody means is a move text, legal or not", () => {
  expect(meant("rr", "mountain-2")).toBe("build 2 rr");
  expect(meant("k", "field-1")).toBe("grow 1 k");
  expect(meant("ooo", "discard")).toBe("discard ooo");
  expect(meant("", "claim-y")).toBe("claim y");
});

test("every legal move of a whole position can be made by its gesture", () => {
  const { legal_moves } = positionAt(40);
  const made = steps(positionAt(40), legal_moves);
  expect(legal_moves.length).toBeGreaterThan(10);
  for (const { pick, target, move } of made) {
    expect(targetsOf(made, pick!).get(target)).toBe(move);
    expect(meant(pick!, target)).toBe(move);
  }
});
