import { expect, test } from "vitest";
import { marksOf } from "../../../src/boards/mandala/marks";
import type { Zone } from "../../../src/boards/mandala/zones";

const zones = new Map<Zone, string>([
  ["river-near", "r"],
  ["river-far", ""],
]);

function marks(seat: number, move: string, chance: string | null): string[] {
  return [...marksOf({ seat, move, chance }, 0, zones)];
}

test("what was laid and what was drawn is marked", () => {
  expect(marks(0, "build 1 p", "draw kk")).toEqual(["mountain-1 p", "hand-near k"]);
  expect(marks(1, "grow 2 rrr", null)).toEqual(["field-2-far r"]);
  expect(marks(1, "discard o", "draw ?")).toEqual(["discard o", "hand-far ?"]);
  expect([...marksOf(null, 0, zones)]).toEqual([]);
});

test("what was claimed is marked where it went", () => {
  expect(marks(0, "claim r", "refill 2 gk")).toEqual([
    "cup-near r",
    "river-near r",
    "mountain-2 g",
    "mountain-2 k",
  ]);
  expect(marks(1, "claim r", null)).toEqual(["discard r"]);
});
