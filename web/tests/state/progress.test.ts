/** How far somebody has come: read, noted and merged as the server does it. */

import { describe, expect, it } from "vitest";
import { entryOf, isSame, merged, noted, readProgress } from "../../src/state/progress";

const at = (step: number, done = false) => ({ nim: { basics: { step, done } } });

describe("progress", () => {
  it("is read as far as it can be", () => {
    const raw = {
      nim: { basics: { step: 2, done: true }, odd: { step: -1, done: true }, no: null },
    };
    expect(readProgress(raw)).toEqual({ nim: { basics: { step: 2, done: true } } });
    for (const nothing of [null, 3, "x", []]) expect(readProgress(nothing)).toEqual({});
  });

  it("begins anew when a lesson is finished, and stays done", () => {
    const once = noted({}, "nim", "basics", 3, 3);
    expect(entryOf(once, "nim", "basics")).toEqual({ step: 0, done: true });
    expect(entryOf(noted(once, "nim", "basics", 1, 3), "nim", "basics")).toEqual({
      step: 1,
      done: true,
    });
  });

  // The same cases as tests/study/test_progress.py has.
  it.each([
    [at(1), at(2), at(2)],
    [at(2), at(0, true), at(0, true)],
    [at(2, true), at(0, true), at(0, true)],
    [{}, at(1), at(1)],
  ])("of two devices is the farther one: %j and %j", (one, other, both) => {
    expect(merged(one, other)).toEqual(both);
    expect(merged(other, one)).toEqual(both);
  });

  it("is the same in whatever order it was made", () => {
    const one = merged(at(1), { go: { basics: { step: 0, done: false } } });
    const other = merged({ go: { basics: { step: 0, done: false } } }, at(1));
    expect(isSame(one, other)).toBe(true);
    expect(isSame(one, at(1))).toBe(false);
  });
});
