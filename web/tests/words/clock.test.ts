import { expect, it, vi } from "vitest";
import { clockText } from "../../src/words/clock";

vi.mock("../../src/words/words.svelte", () => ({
  t: (_: string, { days, hours }: Record<string, number>) => `${days} d ${hours} h`,
}));

const HOUR = 3_600_000;

it.each([
  [60_000, "1:00"],
  [59_999, "1:00"], // A clock that has just begun to run has its whole minute.
  [59_001, "1:00"],
  [59_000, "0:59"],
  [1, "0:01"],
  [0, "0:00"],
  [245_000, "4:05"],
  [HOUR - 1, "1:00:00"],
  [HOUR + 127_000, "1:02:07"],
  [47 * HOUR + 59_000, "47:00:59"],
  [48 * HOUR - 1, "2 d 0 h"],
  [75 * HOUR - 1, "3 d 3 h"],
])("%i ms are %s", (left, shown) => {
  expect(clockText(left)).toBe(shown);
});
