import { expect, test } from "vitest";
import { shapesOf } from "../../../src/boards/mandamina/shapes";

test("the same shape has the same letter", () => {
  const clusters = [
    { colour: "w", clustered: true, shape: 17 },
    { colour: "y", clustered: false, shape: null },
    { colour: "o", clustered: true, shape: 3 },
    { colour: "r", clustered: true, shape: 17 },
  ];
  expect(shapesOf(clusters)).toEqual([
    { colour: "w", letter: "A", same: ["r"] },
    { colour: "o", letter: "B", same: [] },
    { colour: "r", letter: "A", same: ["w"] },
  ]);
});

test("colours that are not clustered have none", () => {
  expect(shapesOf([{ colour: "y", clustered: false, shape: null }])).toEqual([]);
});
