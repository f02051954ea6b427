/** Who is offered first, and who is recommended. */

import { describe, expect, it } from "vitest";
import type { BotKind, TableListed } from "../../src/api/types";
import {
  bandsOf,
  neighbour,
  offered,
  recommendedOf,
  recordOf,
  type Record,
} from "../../src/state/opponents";

const EIGHT = "abcdefgh".split("");

function botsOf(levels: readonly string[]): BotKind[] {
  return levels.map((level) => ({ level, words: "", seconds: 1, rating: 0 }));
}

/** As in "b: won lost, c: draw", the newest first. */
function played(text: string): Record {
  const lines = text.split(", ").map((line) => line.split(": ") as [string, string]);
  return new Map(lines.map(([level, games]) => [level, games.split(" ") as ["won"]]));
}

describe("groups by strength", () => {
  it.each([
    [8, ["abc", "de", "fgh"]],
    [5, ["ab", "c", "de"]],
    [4, ["a", "bc", "d"]],
    [3, ["a", "b", "c"]],
    [2, ["a", "b"]],
    [1, []],
  ])("%i levels", (count, groups) => {
    const bands = bandsOf(botsOf(EIGHT.slice(0, count)));
    expect(bands.map(([, group]) => group.map(({ level }) => level).join(""))).toEqual(groups);
  });

  it("two levels are easy and hard", () => {
    expect(bandsOf(botsOf(["a", "b"])).map(([band]) => band)).toEqual(["easy", "hard"]);
  });

  it("each shows its weakest, or the one that is recommended", () => {
    const shown = (recommended: string | null): string =>
      offered(botsOf(EIGHT), recommended)
        .map(([, bot]) => bot.level)
        .join("");
    expect(shown(null)).toBe("adf");
    expect(shown("a")).toBe("adf");
    expect(shown("c")).toBe("cdf");
    expect(shown("h")).toBe("adh");
  });

  it("one more below eight is for the first time, and is always there", () => {
    const nine = botsOf(["0", ...EIGHT]);
    expect(bandsOf(nine).map(([, group]) => group.map(({ level }) => level).join(""))).toEqual([
      "0abc",
      "de",
      "fgh",
    ]);
    expect(offered(nine, "0").map(([band, bot]) => `${band} ${bot.level}`)).toEqual([
      "easy 0",
      "easy a",
      "medium d",
      "hard f",
    ]);
  });

  it("a single level has no group", () => {
    expect(offered(botsOf(["a"]), null)).toEqual([[null, botsOf(["a"])[0]]]);
  });
});

describe("who is recommended", () => {
  it.each([
    ["", "a", "a beginner: the weakest"],
    ["a: lost", "a", "lost once to the weakest"],
    ["a: lost lost lost lost", "a", "there is nobody weaker"],
    ["a: won", "b", "won once: 2 of 3 is often"],
    ["a: won lost", "a", "about half: a good match"],
    ["a: won won lost", "a", "3 of 5 is not often yet"],
    ["a: won won won lost", "b", "4 of 6 is"],
    ["a: won won, b: lost lost", "a", "b has proved too strong: 1 of 4"],
    ["a: won won, b: lost", "b", "one loss says little: 1 of 3"],
    ["d: lost lost", "c", "lost where they began: one below"],
    ["a: won, d: draw draw", "d", "draws are halves"],
    ["a: lost, h: won won won", "h", "there is nobody stronger"],
    ["z: won won", "a", "a level that is gone says nothing"],
  ])("%s: %s (%s)", (record, level) => {
    expect(recommendedOf(botsOf(EIGHT), record ? played(record) : new Map())).toBe(level);
  });

  it("nobody, where there are no bots", () => {
    expect(recommendedOf([], new Map())).toBeNull();
  });
});

function listed(changes: Partial<TableListed>): TableListed {
  const me = { name: "Aino", kind: "guest", avatar: null } as const;
  const bot = { name: "a", kind: "bot", avatar: null } as const;
  const table = { game: "patterns", mine: true, outcome: "won", chairs: [me, bot] };
  return { ...(table as unknown as TableListed), ...changes };
}

it("the record has the latest games against one bot, and nothing else", () => {
  const person = { name: "Beth", kind: "person", avatar: null } as const;
  const tables = [
    listed({ outcome: "lost" }),
    listed({ game: "mandala" }),
    listed({ mine: false }),
    listed({ outcome: null }),
    listed({ outcome: "stopped" }),
    listed({ chairs: [person, person] }),
    listed({ chairs: [person, person, listed({}).chairs[1]!] }),
    ...Array.from({ length: 9 }, () => listed({})),
  ];
  const record = recordOf("patterns", tables);
  expect([...record]).toEqual([["a", ["lost", "won", "won", "won", "won", "won"]]]);
});

it("one step stronger or weaker", () => {
  expect(neighbour(botsOf(EIGHT), "a", 1)).toBe("b");
  expect(neighbour(botsOf(EIGHT), "a", -1)).toBeNull();
  expect(neighbour(botsOf(EIGHT), "h", 1)).toBeNull();
  expect(neighbour(botsOf(EIGHT), "z", 1)).toBeNull();
});
