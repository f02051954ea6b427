import { expect, it } from "vitest";
import { drawn, pictureIn, shapesIn } from "../../tools/figure";

it("reads a part of a board with what is written beside it", () => {
  const picture = pictureIn(`\
       c    d    e
  5    r    k    y       K1 is your group
  4    K1   k    p       small letters are face up
`)!;
  expect(picture.columns).toEqual(["c", "d", "e"]);
  expect(picture.rows).toEqual(["5", "4"]);
  expect(picture.cells).toContainEqual({ x: 0, y: 1, text: "K1" });
  expect(picture.cells).toHaveLength(6);
  expect(picture.notes).toEqual(["K1 is your group", "small letters are face up"]);
});

it("reads a board with numbers on both sides and cells that are missing", () => {
  const picture = pictureIn(`\
      a b c
  2     y .   2      . the hole
  1   r l o   1
      a b c          a legal start
`)!;
  expect(picture.cells.map(({ x, y, text }) => `${x}${y}${text}`)).toEqual([
    "10y",
    "20.",
    "01r",
    "11l",
    "21o",
  ]);
  expect(picture.notes).toEqual([". the hole", "a legal start"]);
});

it("reads shapes", () => {
  const picture = shapesIn("  w w .     . w\n  . w .     w w\n  one       two\n")!;
  expect(picture.cells).toHaveLength(6);
  expect(picture.notes).toEqual(["one · two"]);
});

it("leaves other texts alone", () => {
  expect(pictureIn("  River space   1  2\n  River   y  k\n")).toBeNull();
  expect(shapesIn("  River space   1  2\n  River   y  k\n  4 + 10\n")).toBeNull();
});

it("names the cells to whoever does not see them", () => {
  const html = drawn(pictureIn("      a b c\n  1   r . o   1\n")!, true);
  expect(html).toContain('aria-label="a1 r, c1 o"');
  expect(html).not.toContain("style=");
});
