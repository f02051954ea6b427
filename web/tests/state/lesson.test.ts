// @vitest-environment happy-dom
/** A lesson on its way: right moves lead on, wrong ones are answered, nothing is lost on an error. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../../src/api/client";
import type { FinaleAnswer, StepAnswer } from "../../src/api/lessons";
import { FinaleRun } from "../../src/state/finale.svelte";
import { LessonRun } from "../../src/state/lesson.svelte";
import { Showing } from "../../src/state/showing.svelte";

const position = (name: string): never => ({ game: "nim", name, legal_moves: [] }) as never;
const frame = (move: string): never => ({ move, position: position(move), chance: [] }) as never;

function answer(change: Partial<StepAnswer>): StepAnswer {
  return {
    position: position("start"),
    seat: 0,
    frames: [],
    verdict: null,
    say: "Do it.",
    rule: null,
    refutation: [],
    hint: ["take 1"],
    shown: "Try take 1.",
    ...change,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a lesson", () => {
  const asked: [string, readonly string[], string | null][] = [];
  const failures: Failure[] = [];
  const done: number[] = [];
  let reply: (step: string, move: string | null) => StepAnswer;

  function lesson(): [LessonRun, Showing] {
    asked.length = failures.length = done.length = 0;
    const showing = new Showing();
    const run = new LessonRun(showing, {
      steps: ["one", "two"],
      ask: (step, path, move) => {
        asked.push([step, [...path], move]);
        try {
          return Promise.resolve(reply(step, move));
        } catch (error) {
          return Promise.reject(error as Error);
        }
      },
      note: (count) => done.push(count),
      fail: (error) => failures.push(error),
    });
    return [run, showing];
  }

  async function after(act: Promise<void>): Promise<void> {
    await vi.runAllTimersAsync();
    await act;
  }

  it("goes on with what was chosen, and is over after the last step", async () => {
    reply = (_, move) => answer(move === null ? {} : { verdict: "right", frames: [frame(move)] });
    const [run] = lesson();
    await after(run.begin(0));
    await after(run.play("take 2"));
    expect([run.at, run.isOver, done]).toEqual([1, false, [1]]);
    await after(run.skip());
    expect([run.isOver, done]).toEqual([true, [1, 2]]);
    expect(asked.at(-1)).toEqual(["two", ["take 2"], "take 1"]);
    await after(run.back());
    expect([run.at, run.isOver]).toEqual([0, false]);
  });

  it("answers a wrong move, shows what could follow, and stands where it was", async () => {
    const rule = { number: "N1.1", text: "Take one." };
    reply = (_, move) =>
      answer(move === null ? {} : { verdict: "wrong", say: "No.", rule, refutation: [frame("x")] });
    const [run, showing] = lesson();
    await after(run.begin(0));
    const before = showing.position;
    await after(run.play("take 3"));
    expect(run.said).toEqual({ tone: "wrong", text: "No.", rule });
    expect(showing.position).toBe(before);
    expect([run.at, done]).toEqual([0, []]);
  });

  it("gives its hint once", async () => {
    reply = () => answer({});
    const [run] = lesson();
    await after(run.begin(0));
    expect(run.isHintLeft).toBe(true);
    run.hint();
    expect(run.said?.text).toBe("Try take 1.");
    expect(run.isHintLeft).toBe(false);
  });

  it("can be begun again when the server was away", async () => {
    reply = () => {
      throw new Failure(0, { code: "away", error: "", words: {} } as never);
    };
    const [run] = lesson();
    await after(run.begin(1));
    expect([run.isLost, run.isBusy, failures.length]).toEqual([true, false, 1]);
    reply = () => answer({});
    await after(run.begin(1));
    expect([run.isLost, run.at]).toEqual([false, 1]);
    expect(asked.at(-1)).toEqual(["two", [""], null]);
  });
});

it("the short game sends all moves back, and each sort of remark is made once", async () => {
  const asked: unknown[] = [];
  const answers: Partial<FinaleAnswer>[] = [
    { moves: [], verdict: null, say: "Now play." },
    { moves: ["a", "b"], verdict: "played", say: "Careful.", kind: "less", frames: [frame("a")] },
    { moves: ["a", "b"], verdict: "illegal", say: "Not allowed." },
    { moves: ["a", "b", "c"], verdict: "played", say: "", result: { winner: 0 } as never },
  ];
  const run = new FinaleRun(new Showing(), {
    ask: (moves, move, said) => {
      asked.push([[...moves], move, [...said]]);
      const rest = { frames: [], position: position("now"), seat: 0, kind: null, rule: null };
      return Promise.resolve({ ...rest, result: null, rival: "weak", ...answers.shift() } as never);
    },
    fail: () => undefined,
  });
  const after = async (act: Promise<void>): Promise<void> => {
    await vi.runAllTimersAsync();
    await act;
  };
  await after(run.begin());
  expect(run.said).toBeNull();
  await after(run.play("a"));
  expect(run.said?.text).toBe("Careful.");
  await after(run.play("z"));
  expect(run.said?.text).toBe("Not allowed.");
  await after(run.play("c"));
  expect(run.result).not.toBeNull();
  expect(asked).toEqual([
    [[], null, []],
    [[], "a", []],
    [["a", "b"], "z", ["less"]],
    [["a", "b"], "c", ["less"]],
  ]);
});
