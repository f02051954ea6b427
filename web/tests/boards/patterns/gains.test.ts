import { expect, test } from "vitest";
import { gainLines, gainsOf } from "../../../src/boards/patterns/gains";
import { CELL, centreOf, gainPlace, MARGIN, ROWS } from "../../../src/boards/patterns/layout";
import { t } from "../words";

const prospects = { gains: { "flip c4": 3, "swap c4": 0, "open a3": 0 }, closed: [], rival: null };

test("one number is somebody's, and has its sign", () => {
  expect(gainLines(gainsOf(["flip c4"], prospects), t)).toEqual(["+3 you"]);
  expect(gainLines(gainsOf(["open a3"], prospects), t)).toEqual(["0 you"]);
  expect(gainLines([{ verb: "flip", points: -2 }], t)).toEqual(["−2 you"]);
});

test("moves that bring different points say which is which", () => {
  const gains = gainsOf(["flip c4", "swap c4"], prospects);
  expect(gainLines(gains, t)).toEqual(["Flip +3", "Swap 0"]);
});

test("moves that bring the same need one line, and those nobody has counted none", () => {
  expect(gainLines([...gainsOf(["swap c4", "open a3"], prospects)], t)).toEqual(["0 you"]);
  expect(gainsOf(["flip h4", "done"], prospects)).toEqual([]);
  expect(gainLines([], t)).toEqual([]);
});

test("it stands inside the tray, beside its tile and not on it", () => {
  const [width, height] = [300, 92];
  for (const cell of ["c8", "f8", "a6", "h6", "a3", "h3", "c1", "f1", "d5"]) {
    const tile = centreOf(cell);
    const { x, y } = gainPlace(tile, width, height);
    expect(x - width / 2).toBeGreaterThanOrEqual(-MARGIN);
    expect(x + width / 2).toBeLessThanOrEqual(ROWS * CELL + MARGIN);
    expect(y - height / 2).toBeGreaterThanOrEqual(-MARGIN);
    expect(y + height / 2).toBeLessThanOrEqual(ROWS * CELL + MARGIN);
    expect(Math.abs(y - tile.y)).toBeGreaterThanOrEqual(CELL / 2);
  }
});
