// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverJudge } from "../../src/puzzles/judge";

let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, JSON.parse(String(body))]);
    return Response.json({ verdict: "right" });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("asks the server, with the moves from the beginning and the twin", async () => {
  const judge = serverJudge({ id: "nim-00000001", twin: 7 });
  const moves = ["take 1", "take 2"];
  expect(judge.isOffline).toBe(false);
  expect(await judge.attempt(moves)).toEqual({ verdict: "right" });
  await judge.hint(moves, 2);
  await judge.solution([]);
  const path = "/api/puzzles/one/nim-00000001";
  expect(asked).toEqual([
    ["POST", `${path}/tries?language=en`, { moves, twin: 7 }],
    ["POST", `${path}/hints?language=en`, { moves, twin: 7, step: 2 }],
    ["POST", `${path}/solution?language=en`, { moves: [], twin: 7 }],
  ]);
});

it("says null for the puzzle as it was found", async () => {
  await serverJudge({ id: "nim-00000001", twin: null }).attempt(["take 1"]);
  expect(asked).toEqual([
    ["POST", "/api/puzzles/one/nim-00000001/tries?language=en", { moves: ["take 1"], twin: null }],
  ]);
});
