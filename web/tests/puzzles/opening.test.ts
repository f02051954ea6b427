// @vitest-environment happy-dom
/** Which puzzle is shown: the server's, or without a server one of the stock. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as requests from "../../src/api/puzzles";
import { Failure } from "../../src/api/client";
import { choose, handOver, openNext, openOne, takeOver } from "../../src/puzzles/opening.svelte";
import * as shelf from "../../src/puzzles/shelf";
import { me } from "../../src/state/me.svelte";
import { network } from "../../src/state/network.svelte";
import { puzzle, seen, stock } from "./heap";

const away = new Failure(0, { code: "away", words: {}, error: "away" });

describe("the stock gives", () => {
  const [easy, middle, hard] = [900, 1300, 1800].map((rating) =>
    puzzle(`nim-${rating}`, { rating, kind: rating > 1000 ? "turn" : "ending" }),
  );
  const all = stock(hard!, easy!, middle!);
  const chosen = (...rest: [requests.Wish, string[], number | null]) =>
    choose(all, ...rest)?.seen.id;

  it("the easiest to somebody who was never rated", () => {
    expect(chosen({}, [], null)).toBe("nim-900");
  });
  it("one near a rating that was not seen", () => {
    expect(chosen({}, [], 1400)).toBe("nim-1300");
    expect(chosen({}, ["nim-1300"], 1400)).toBe("nim-1800");
  });
  it("the one seen longest ago when all were", () => {
    expect(chosen({}, ["nim-1800", "nim-900", "nim-1300"], 900)).toBe("nim-1800");
  });
  it("the kind that is wished for, or any if there is none of it", () => {
    expect(chosen({ kind: "turn" }, [], 900)).toBe("nim-1300");
    expect(chosen({ kind: "claim" }, [], 900)).toBe("nim-900");
  });
  it("nothing when it is empty", () => {
    expect(choose(stock(), {}, [], null)).toBeNull();
  });
});

describe("a puzzle is opened", () => {
  beforeEach(() => {
    localStorage.clear();
    network.isOnline = true;
    me.current = { identity: "n", name: "North", kind: "guest", avatar: null };
    vi.spyOn(shelf, "stockOf").mockResolvedValue(stock(puzzle()));
  });
  afterEach(() => vi.restoreAllMocks());

  it("by the server, which judges it", async () => {
    vi.spyOn(requests, "nextPuzzle").mockResolvedValue(seen("nim-0000000a"));
    const { seen: found, judge } = await openNext("nim", { theme: "parity" });
    expect(found.id).toBe("nim-0000000a");
    expect(judge.isOffline).toBe(false);
    expect(requests.nextPuzzle).toHaveBeenCalledWith("nim", { theme: "parity" }, "en");
  });

  it("by the stock, without a network: nobody is asked", async () => {
    network.isOnline = false;
    const asked = vi.spyOn(requests, "nextPuzzle");
    const { seen: found, judge } = await openNext("nim", {});
    expect(found.id).toBe("nim-00000001");
    expect(judge.isOffline).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it("by the stock, if the server does not answer", async () => {
    vi.spyOn(requests, "onePuzzle").mockRejectedValue(away);
    const { judge } = await openOne("nim", "nim-00000001", null);
    expect(judge.isOffline).toBe(true);
  });

  it("by nobody, if the stock has neither it nor its twin", async () => {
    vi.spyOn(requests, "onePuzzle").mockRejectedValue(away);
    await expect(openOne("nim", "nim-00000002", null)).rejects.toBe(away);
    await expect(openOne("nim", "nim-00000001", 4)).rejects.toBe(away);
  });

  it("not in place of one that the server refuses", async () => {
    const none = new Failure(404, { code: "no-puzzle-left", words: {}, error: "none" });
    vi.spyOn(requests, "nextPuzzle").mockRejectedValue(none);
    await expect(openNext("nim", {})).rejects.toBe(none);
  });
});

it("what was opened is handed over once, to its own address", () => {
  const opened = { seen: seen("nim-0000000a"), judge: {} as never };
  handOver(opened);
  expect(takeOver("nim-0000000a")).toBe(opened);
  expect(takeOver("nim-0000000a")).toBeNull();
  handOver(opened);
  expect(takeOver("nim-0000000b")).toBeNull();
});
