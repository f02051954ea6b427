// @vitest-environment happy-dom
/** Somebody solves a puzzle, move by move. Who judges is a stock, or somebody who is away. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../../src/api/client";
import type { MyStanding, PuzzleSeen } from "../../src/api/puzzles";
import type { Judge } from "../../src/puzzles/judge";
import { Solving, type Decision } from "../../src/puzzles/solving.svelte";
import { stockJudge } from "../../src/puzzles/walk";
import { leftOn, puzzle } from "./heap";

const STANDING: MyStanding = { rating: 1020, spread: 80, change: 20, streak: 3, best_streak: 5 };
const AWAY = new Failure(0, { code: "away", words: {}, error: "away" });

let decisions: Decision[] = [];
let told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  decisions = [];
  told = [];
});
afterEach(() => vi.useRealTimers());

/** A server that judges as the stock does, and rates. */
function server(): Judge {
  const known = stockJudge(puzzle());
  const rated = <T extends { mine: unknown }>(tried: T) => ({ ...tried, mine: STANDING });
  return {
    isOffline: false,
    attempt: (moves) => known.attempt(moves).then(rated),
    hint: (moves, step) => known.hint(moves, step),
    solution: (moves) => known.solution(moves).then(rated),
  };
}

const gone: Judge = {
  isOffline: false,
  attempt: () => Promise.reject(AWAY),
  hint: () => Promise.reject(AWAY),
  solution: () => Promise.reject(AWAY),
};

function start(
  judge: Judge = server(),
  change: Partial<PuzzleSeen> = {},
  standIn?: () => Promise<Judge | null>,
): Solving {
  const around = {
    tell: ({ seat, move }: { seat: number; move: string }) => told.push(`${seat}: ${move}`),
    decided: (decision: Decision) => decisions.push(decision),
    ...(standIn ? { standIn } : {}),
  };
  return new Solving(puzzle("nim-00000001", change).seen, judge, around);
}

const shown = (solving: Solving): number => leftOn(solving.showing.position);

async function run(doing: Promise<unknown>): Promise<void> {
  await vi.runAllTimersAsync();
  await doing;
}

describe("a right move", () => {
  it("is answered by the rival, and the next is asked for", async () => {
    const solving = start();
    const playing = solving.play("take 1");
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(solving), solving.showing.isMoving]).toEqual([4, true]);
    await run(playing);
    expect([shown(solving), solving.showing.isMoving]).toEqual([2, false]);
    expect(told).toEqual(["0: take 1", "1: take 2"]);
    expect(solving.phase).toBe("asked");
    expect(decisions).toEqual([]);
  });

  it("decides at the end: rated, with themes, and all of it can be looked at", async () => {
    const solving = start();
    await run(solving.play("take 1"));
    await run(solving.play("take 2"));
    expect([solving.phase, solving.outcome]).toEqual(["decided", "right"]);
    expect(decisions).toMatchObject([{ solved: true, hinted: false }]);
    expect(solving.mine).toEqual(STANDING);
    expect(solving.themes.map(({ theme }) => theme)).toEqual(["parity"]);
    expect(solving.line.map(({ position }) => leftOn(position))).toEqual([5, 4, 2, 0]);
    expect(solving.at).toBe(3);
    solving.go(1);
    expect([solving.at, shown(solving)]).toEqual([1, 4]);
    solving.go(-4);
    expect([solving.at, shown(solving)]).toEqual([0, 5]);
    solving.go(99);
    expect([solving.at, shown(solving)]).toEqual([3, 0]);
  });

  it("has company: another right answer counts as much", async () => {
    const solving = start();
    await run(solving.play("take 4"));
    expect(solving.outcome).toBe("right");
    // What may follow is there to be looked at, but nobody is taken past the own move.
    expect([shown(solving), solving.at, solving.line.length]).toEqual([1, 1, 3]);
  });

  it("is the last: nothing is played after it", async () => {
    const solving = start();
    await run(solving.play("take 4"));
    await run(solving.play("take 1"));
    expect(solving.moves).toEqual(["take 4"]);
  });
});

describe("a wrong move", () => {
  it("is refuted on the board, step by step, and counts once", async () => {
    const solving = start();
    const playing = solving.play("take 2");
    await vi.advanceTimersByTimeAsync(0);
    expect([solving.phase, shown(solving), solving.at]).toEqual(["refuted", 3, 1]);
    await run(playing);
    expect([shown(solving), solving.at]).toEqual([0, 2]);
    expect(told).toEqual(["0: take 2", "1: take 3"]);
    solving.go(1);
    expect([shown(solving), solving.at]).toEqual([3, 1]);
    solving.again();
    expect([solving.phase, shown(solving), solving.said]).toEqual(["asked", 5, ""]);
    await run(solving.play("take 4"));
    expect(solving.outcome).toBe("right");
    expect(decisions).toMatchObject([{ solved: false }]);
    expect(solving.mine).toEqual(STANDING);
  });

  it("can be left while it is still being refuted", async () => {
    const solving = start();
    const playing = solving.play("take 2");
    await vi.advanceTimersByTimeAsync(0);
    solving.again();
    await run(playing);
    expect([solving.phase, shown(solving)]).toEqual(["asked", 5]);
  });

  it("goes back to where it was made, or to the start", async () => {
    const solving = start();
    await run(solving.play("take 1"));
    await run(solving.play("take 1"));
    expect(solving.phase).toBe("refuted");
    solving.again();
    expect([shown(solving), solving.moves]).toEqual([2, ["take 1"]]);
    expect(solving.showing.last?.move).toBe("take 2");
    await run(solving.play("take 1"));
    solving.restart();
    expect([shown(solving), solving.moves]).toEqual([5, []]);
  });
});

it("nearly right counts as solved, and the better one is shown after it", async () => {
  const solving = start();
  await run(solving.play("take 3"));
  expect(solving.outcome).toBe("nearly");
  expect(decisions).toMatchObject([{ solved: true }]);
  expect(solving.line.map(({ position }) => leftOn(position))).toEqual([5, 2, 5, 4, 2, 0]);
  expect([shown(solving), solving.at]).toEqual([0, 5]);
});

describe("moves can be taken back", () => {
  it("where the number of moves is said, while it is open", async () => {
    const solving = start(server(), { moves: 2 });
    expect(solving.canTakeBack).toBe(false);
    await run(solving.play("take 1"));
    expect(solving.canTakeBack).toBe(true);
    solving.takeBack();
    expect([shown(solving), solving.moves, solving.canTakeBack]).toEqual([5, [], false]);
    expect(decisions).toEqual([]);
  });

  it("and nowhere else", async () => {
    const solving = start();
    await run(solving.play("take 1"));
    solving.takeBack();
    expect(solving.moves).toEqual(["take 1"]);
  });
});

describe("hints", () => {
  it("come in steps, point at the board, and are remembered", async () => {
    const solving = start();
    expect([solving.point, solving.hasMoreHints]).toEqual([[], true]);
    await run(solving.nextHint());
    expect([solving.hint?.text, solving.point]).toEqual(["Look at the heap.", ["heap"]]);
    // What to do is nowhere on the board: it still points at where.
    await run(solving.nextHint());
    expect([solving.hint?.text, solving.point]).toEqual(["Take some.", ["heap"]]);
    const showing = solving.nextHint();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(solving), solving.showing.isMoving]).toEqual([4, true]);
    await run(showing);
    expect([shown(solving), solving.showing.last, solving.point]).toEqual([5, null, ["top"]]);
    expect(solving.hasMoreHints).toBe(false);
    await run(solving.nextHint());
    expect(solving.hints).toHaveLength(3);
    await run(solving.play("take 4"));
    expect(decisions).toMatchObject([{ solved: true, hinted: true }]);
  });

  it("are others after a move", async () => {
    const solving = start();
    await run(solving.nextHint());
    await run(solving.play("take 1"));
    expect([solving.hints, solving.point]).toEqual([[], []]);
    await run(solving.nextHint());
    expect(solving.hint?.text).toBe("Take both.");
  });
});

describe("giving up", () => {
  it("shows the solution from here, which is not solved", async () => {
    const solving = start();
    await run(solving.play("take 1"));
    await run(solving.giveUp());
    expect([solving.phase, solving.outcome]).toEqual(["decided", "shown"]);
    expect(decisions).toMatchObject([{ solved: false }]);
    expect(solving.line.map(({ position }) => leftOn(position))).toEqual([5, 4, 2, 0]);
    expect([shown(solving), solving.at]).toEqual([0, 3]);
  });

  it("after a wrong move begins where that was made", async () => {
    const solving = start();
    await run(solving.play("take 2"));
    await run(solving.giveUp());
    expect(solving.line.map(({ position }) => leftOn(position))).toEqual([5, 4, 2, 0]);
    expect(decisions).toHaveLength(1);
  });

  it("that reaches nobody leaves all as it was", async () => {
    const solving = start(gone);
    await run(solving.giveUp());
    expect([solving.phase, solving.failure]).toEqual(["asked", AWAY]);
    expect(decisions).toEqual([]);
  });
});

describe("when the server is away", () => {
  it("the stock stands in, and what is solved is told later", async () => {
    const solving = start(gone, {}, async () => stockJudge(puzzle()));
    await run(solving.play("take 4"));
    expect(solving.outcome).toBe("right");
    expect(decisions[0]!.judge.isOffline).toBe(true);
    expect(solving.mine).toBeNull();
  });

  it("and there is no stock, the same move can be tried again", async () => {
    const solving = start(gone, {}, async () => null);
    await run(solving.play("take 4"));
    expect([solving.phase, solving.failure, solving.moves]).toEqual(["asked", AWAY, []]);
    solving.judge = server();
    await run(solving.play("take 4"));
    expect([solving.outcome, solving.failure]).toEqual(["right", null]);
  });

  it("a hint that did not come is no hint", async () => {
    const solving = start(gone);
    await run(solving.nextHint());
    expect([solving.isHinted, solving.hints, solving.phase]).toEqual([false, [], "asked"]);
  });
});

describe("a move that the rules forbid", () => {
  it("is explained by the server, and is no try", async () => {
    const illegal = new Failure(409, { code: "illegal", words: {}, error: "no" });
    const solving = start({ ...server(), attempt: () => Promise.reject(illegal) });
    expect(await solving.why("take 9")).toBe(illegal);
    expect([decisions, solving.phase]).toEqual([[], "asked"]);
  });

  it("is not asked about if it is allowed, or nobody can say", async () => {
    expect(await start().why("take 2")).toBeNull();
    expect(await start(gone).why("take 9")).toBeNull();
    expect(decisions).toEqual([]);
  });
});

it("a question in another language stands at the same board", () => {
  const solving = start();
  solving.reword({ ...solving.seen, question: "Prends la dernière." });
  expect(solving.seen.question).toBe("Prends la dernière.");
  solving.reword({ ...solving.seen, id: "nim-00000002", question: "?" });
  expect(solving.seen.question).toBe("Prends la dernière.");
});
