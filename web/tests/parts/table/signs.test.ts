import { expect, it } from "vitest";
import { REACTIONS, SIGNS } from "../../../src/parts/table/signs";

it("six signs are drawn, all of them different", () => {
  expect(REACTIONS).toHaveLength(6);
  expect(new Set(Object.values(SIGNS).map(({ strokes }) => strokes)).size).toBe(6);
});
