// @vitest-environment happy-dom
/** A puzzle of a stock judges itself. */

import { describe, expect, it } from "vitest";
import { Failure } from "../../src/api/client";
import { stockJudge } from "../../src/puzzles/walk";
import { leftOn, puzzle } from "./heap";

const judge = stockJudge(puzzle());
const movesOf = (frames: { move: string | null }[]) => frames.map(({ move }) => move);

describe("a try", () => {
  it("that is right so far is answered by the rival, and goes on where that leads", async () => {
    const tried = await judge.attempt(["take 1"]);
    expect(tried.verdict).toBe("open");
    expect(movesOf(tried.frames)).toEqual(["take 1", "take 2"]);
    expect(leftOn(tried.position)).toBe(2);
    expect(tried.position.legal_moves).toEqual(["take 1", "take 2"]);
  });

  it("is right at the end, and every right answer is", async () => {
    const long = await judge.attempt(["take 1", "take 2"]);
    const short = await judge.attempt(["take 4"]);
    expect([long.verdict, short.verdict]).toEqual(["right", "right"]);
    expect(leftOn(long.position)).toBe(0);
    expect(movesOf(short.line)).toEqual(["take 1"]);
    expect(short.themes).toEqual([{ theme: "parity", words: "Parity" }]);
  });

  it("that is wrong comes with its refutation, and is never rated", async () => {
    const tried = await judge.attempt(["take 2"]);
    expect(tried.verdict).toBe("wrong");
    expect(movesOf(tried.line)).toEqual(["take 3"]);
    expect(tried.mine).toBeNull();
  });

  it.each([[["take 9"]], [["take 4", "take 1"]], [["toString"]], [[]]])(
    "that the stock does not know only the server can judge: %j",
    async (moves) => {
      await expect(judge.attempt(moves)).rejects.toBeInstanceOf(Failure);
      await expect(judge.attempt(moves)).rejects.toMatchObject({ isAway: true });
    },
  );
});

describe("hints", () => {
  it("come one after the other, with how many there are", async () => {
    const hints = await Promise.all([0, 1, 2].map((step) => judge.hint([], step)));
    expect(hints.map(({ about }) => about)).toEqual(["where", "what", "move"]);
    expect(hints.map(({ steps }) => steps)).toEqual([3, 3, 3]);
  });

  it("fit what was played, and the last one stays", async () => {
    expect((await judge.hint(["take 1"], 0)).text).toBe("Take both.");
    expect((await judge.hint(["take 1"], 7)).text).toBe("Take both.");
  });

  it("end where nothing is asked any more", async () => {
    await expect(judge.hint(["take 4"], 0)).rejects.toMatchObject({ status: 409 });
  });
});

describe("the solution", () => {
  it("is what the hints say, to the end", async () => {
    const { line, position } = await judge.solution([]);
    expect(movesOf(line)).toEqual(["take 1", "take 2", "take 2"]);
    expect(leftOn(position)).toBe(5);
  });

  it("goes on from where one is", async () => {
    const { line, position } = await judge.solution(["take 1"]);
    expect(movesOf(line)).toEqual(["take 2"]);
    expect(leftOn(position)).toBe(2);
  });

  it("is any right answer if no hint names one", async () => {
    const told = puzzle();
    told.nodes[0]!.hints = [];
    const { "take 1": _, ...others } = told.nodes[0]!.moves;
    told.nodes[0]!.moves = others;
    expect(movesOf((await stockJudge(told).solution([])).line)).toEqual(["take 4", "take 1"]);
  });

  it("comes to an end in a stock that leads in a circle", async () => {
    const told = puzzle();
    told.nodes[0]!.moves["take 1"]!.next = 0;
    expect(movesOf((await stockJudge(told).solution([])).line)).toEqual(["take 1", "take 2"]);
  });
});
