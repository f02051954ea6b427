import { describe, expect, it } from "vitest";
import {
  answered,
  questionFor,
  readAnswers,
  UNASKED,
  type Means,
  type Moment,
} from "../../src/notify/asking";

const MOMENT: Moment = {
  isPlaying: true,
  isMyTurn: false,
  isAmongPeople: true,
  hasClock: true,
  hasDays: false,
  hasMoved: true,
  hasLeft: false,
};
const MEANS: Means = { permission: "default", push: false };
const DAYS = { ...MOMENT, hasDays: true };
const WITH_PUSH = { ...MEANS, push: true };

describe("somebody is asked", () => {
  it("after their first move at a table with a person and a clock", () => {
    expect(questionFor(MOMENT, MEANS, UNASKED)).toBe("notify");
    for (const change of [
      { hasMoved: false },
      { hasClock: false },
      { isAmongPeople: false },
      { isPlaying: false },
    ]) {
      expect(questionFor({ ...MOMENT, ...change }, MEANS, UNASKED)).toBeNull();
    }
  });

  it("when they have looked elsewhere while others were on turn", () => {
    const left = { ...MOMENT, hasMoved: false, hasClock: false, hasLeft: true };
    expect(questionFor(left, MEANS, UNASKED)).toBe("notify");
  });

  it("never while it is their turn", () => {
    expect(questionFor({ ...MOMENT, isMyTurn: true, hasLeft: true }, MEANS, UNASKED)).toBeNull();
  });

  it("only for what can be", () => {
    for (const permission of ["denied", "unsupported"] as const)
      expect(questionFor(DAYS, { ...WITH_PUSH, permission }, UNASKED)).toBeNull();
    expect(questionFor(MOMENT, { ...MEANS, permission: "granted" }, UNASKED)).toBe("notify");
  });

  it("for messages to a closed page where there are days for a move", () => {
    expect(questionFor(DAYS, WITH_PUSH, UNASKED)).toBe("push");
    expect(questionFor(DAYS, MEANS, UNASKED)).toBe("notify");
    expect(questionFor(MOMENT, WITH_PUSH, UNASKED)).toBe("notify");
    const granted = { ...WITH_PUSH, permission: "granted" } as const;
    expect(questionFor(DAYS, granted, { ...UNASKED, notify: "yes" })).toBe("push");
  });

  it("never again after an answer, or when they let it pass three times", () => {
    for (const question of ["notify", "push"] as const)
      for (const answer of ["yes", "no"] as const) {
        const answers = answered(UNASKED, question, answer);
        expect(questionFor(MOMENT, WITH_PUSH, answers)).toBeNull();
        const isMore = question === "notify" && answer === "yes";
        expect(questionFor(DAYS, WITH_PUSH, answers)).toBe(isMore ? "push" : null);
      }
    expect(questionFor(MOMENT, MEANS, { ...UNASKED, ignored: 2 })).toBe("notify");
    expect(questionFor(MOMENT, MEANS, { ...UNASKED, ignored: 3 })).toBeNull();
  });
});

describe("answers", () => {
  it("are kept and read", () => {
    const answers = answered(UNASKED, "push", "yes");
    expect(answers).toEqual({ notify: "yes", push: "yes", ignored: 0 });
    expect(readAnswers(JSON.stringify(answers))).toEqual(answers);
  });

  it("to the second question leave the first as it was", () => {
    const before = answered(UNASKED, "notify", "yes");
    expect(answered(before, "push", "no")).toEqual({ notify: "yes", push: "no", ignored: 0 });
  });

  it.each([null, "", "7", "null", '{"notify":1,"push":"maybe","ignored":-1}'])(
    "were not given with %j",
    (text) => expect(readAnswers(text)).toEqual(UNASKED),
  );
});
