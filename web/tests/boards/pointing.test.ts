import { expect, test } from "vitest";
import { planFor, zoneBox, type Box } from "../../src/boards/mandala/layout";
import { pilesOf } from "../../src/boards/mandala/piles";
import { pointedBoxes } from "../../src/boards/mandala/pointing";
import type { Zone } from "../../src/boards/mandala/zones";
import { pointedCells } from "../../src/boards/pointing";

const BOARD = ["ab.", ".bB", "..c"];

test("a cell is pointed at by its name, a colour wherever it lies", () => {
  expect([...pointedCells(BOARD, ["c1"])]).toEqual(["c1"]);
  expect([...pointedCells(BOARD, ["b"])]).toEqual(["b3", "b2"]);
});

test("what is neither a cell with something on it nor a colour is not pointed at", () => {
  expect([...pointedCells(BOARD, ["flip", "a1", "z9", "."])]).toEqual([]);
});

const PLAN = planFor(350, 590);
const PILES = pilesOf(
  PLAN,
  new Map<Zone, string>([
    ["cup-near", ""],
    ["cup-far", ""],
    ["hand-near", "yyo"],
    ["mountain-1", "yk"],
    ["mountain-2", "g"],
  ]),
  null,
);
const boxOf = (zone: string, letter: string): Box =>
  PILES.find((pile) => pile.zone === zone && pile.letter === letter)!.box;
const middleOf = ({ x, y, width, height }: Box): number[] =>
  [x + width / 2, y + height / 2].map(Math.round);
const pointed = (point: string, claimed: number | null = null): number[][] =>
  pointedBoxes(PLAN, PILES, claimed, [point]).map(({ box }) => middleOf(box));

test("a colour is in the hand, or in the Mountain that is claimed", () => {
  expect(pointed("y")).toEqual([middleOf(boxOf("hand-near", "y"))]);
  expect(pointed("y", 1)).toEqual([middleOf(boxOf("mountain-1", "y"))]);
  expect(pointed("g")).toEqual([middleOf(boxOf("mountain-2", "g"))]);
});

test("a place is pointed at as a whole, and the Field is the own one", () => {
  expect(pointed("mountain 2")).toEqual([middleOf(zoneBox(PLAN, "mountain-2"))]);
  expect(pointed("field 1")).toEqual([middleOf(zoneBox(PLAN, "field-1-near"))]);
  expect(pointed("2")).toEqual([middleOf(PLAN.mandalas[1]!)]);
});

test("what is not there is not pointed at", () => {
  expect([...pointed("p"), ...pointed("3"), ...pointed("field 3"), ...pointed("build")]).toEqual(
    [],
  );
});
