/** Texts on a picture stay in their column. */

import { expect, it } from "vitest";
import { cut, fitting, linesOf } from "../../src/picture/draw";

/** Every letter is ten wide. */
const pen = {
  measureText: (text: string) => ({ width: 10 * text.length }) as TextMetrics,
};

it("words go to the next line where a line is full", () => {
  expect(linesOf(pen, "Green decided it: 18 points", 120)).toEqual([
    "Green",
    "decided it:",
    "18 points",
  ]);
  expect(linesOf(pen, "unbelievable", 50)).toEqual(["unbelievable"]);
  expect(linesOf(pen, "", 50)).toEqual([]);
});

it("a name is cut where there is no more room", () => {
  expect(cut(pen, "Aino", 40)).toBe("Aino");
  expect(cut(pen, "Aino Long", 60)).toBe("Aino…");
});

it("a headline is as large as its longest word allows", () => {
  const scaled = {
    font: "",
    measureText: (text: string) =>
      ({ width: text.length * Number.parseInt(scaled.font) }) as TextMetrics,
  };
  const size = (text: string): number => fitting(scaled, text, 500, (pixels) => `${pixels}px`);
  expect(size("Anna wins")).toBe(54);
  expect(size("Maximiliana wins")).toBe(44);
  expect(size("Ångström-Østergaard-Hohenfels wins")).toBe(30);
});
