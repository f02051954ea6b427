// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import {
  finishedGames,
  isLegendSeen,
  LABELS_UNTIL,
  noteFinished,
  noteLegendSeen,
  REASONS_UNTIL,
} from "../../src/state/experience";

beforeEach(() => localStorage.clear());

it("a legend is seen once it was closed, each game's for itself", () => {
  expect(isLegendSeen("nim")).toBe(false);
  noteLegendSeen("nim");
  expect(isLegendSeen("nim")).toBe(true);
  expect(isLegendSeen("chess")).toBe(false);
});

it("a table counts as finished once, and not for another game", () => {
  noteFinished("nim", "one");
  noteFinished("nim", "one");
  expect(finishedGames("nim")).toBe(1);
  noteFinished("nim", "two");
  expect(finishedGames("nim")).toBe(LABELS_UNTIL);
  expect(finishedGames("chess")).toBe(0);
});

it("no more is kept than is asked for", () => {
  for (let table = 0; table < 50; table++) noteFinished("nim", `table ${table}`);
  expect(finishedGames("nim")).toBe(REASONS_UNTIL);
  expect(localStorage.getItem("finished-nim")!.length).toBeLessThan(60);
});

it.each(["no JSON", "null", '{"a": 1}', "[1, 2]"])("what makes no sense is nothing: %s", (kept) => {
  localStorage.setItem("finished-nim", kept);
  localStorage.setItem("legends-seen", kept);
  expect(finishedGames("nim")).toBe(0);
  expect(isLegendSeen("nim")).toBe(false);
});
