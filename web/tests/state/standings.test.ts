import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Standing } from "../../src/api/types";
import { Standings } from "../../src/state/standings.svelte";

const NAMES = Array.from({ length: 30 }, (_, number) => `t${number}`);

describe("positions for the pictures of a list", () => {
  let asked: string[][];
  let standings: Standings;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    standings = new Standings((names) => {
      asked.push([...names]);
      const found = names.filter((name) => name !== "t1");
      return Promise.resolve(
        found.map((table) => ({
          table,
          number: 1,
          position: { of: table },
        })) as never as Standing[],
      );
    });
  });
  afterEach(() => vi.useRealTimers());

  it("are asked for together, a dozen at once", async () => {
    for (const name of NAMES) standings.want(name, 1);
    await vi.runAllTimersAsync();
    expect(asked.map((names) => names.length)).toEqual([12, 12, 6]);
    expect(standings.of("t29")).toEqual({ of: "t29" });
    expect(standings.of("t1")).toBeNull();
  });

  it("are forgotten with whoever saw them", async () => {
    standings.want("t2", 1);
    await vi.runAllTimersAsync();
    standings.forget();
    expect(standings.of("t2")).toBeNull();
    standings.want("t2", 1);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([["t2"], ["t2"]]);
  });

  it("are asked for again only when the table has changed", async () => {
    standings.want("t2", 1);
    await vi.runAllTimersAsync();
    standings.want("t2", 1);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    standings.want("t2", 2);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(2);
  });

  it("are not missed while the server is away", async () => {
    const silent = new Standings(() => Promise.reject(new Error("away")));
    silent.want("t2", 1);
    await vi.runAllTimersAsync();
    expect(silent.of("t2")).toBeNull();
  });
});
