/** What is sent to friends. */

import { expect, it } from "vitest";
import { marksOf } from "../../src/daily/marks";
import { together, withLink } from "../../src/daily/share";

const LAYOUT = "Sandtable Daily 3 · Mandamina\npar -2 ●●●○○\nBelow the best possible score by 2.";
const LINK = "https://example.org/daily/2026-11-18";

it("ends with the link by which we came, once", () => {
  expect(withLink(LAYOUT, LINK)).toBe(`${LAYOUT}\n${LINK}`);
  expect(withLink(`${LAYOUT}\nhttp://localhost:8000/daily`, LINK)).toBe(`${LAYOUT}\n${LINK}`);
  expect(withLink(`${LAYOUT}\n`, LINK)).toBe(`${LAYOUT}\n${LINK}`);
});

it("has all results of a day, and one link", () => {
  const puzzle = "Sandtable Daily 3 · Patterns\n1/5 ●\nSolved at the first try.";
  expect(together([`${LAYOUT}\n${LINK}`, puzzle], LINK)).toBe(`${LAYOUT}\n\n${puzzle}\n\n${LINK}`);
});

it("reads the row of marks", () => {
  expect(marksOf("●●●○○")).toEqual([true, true, true, false, false]);
  expect(marksOf("○○●")).toEqual([false, false, true]);
  expect(marksOf("")).toEqual([]);
});
