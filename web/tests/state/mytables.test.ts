import { describe, expect, it } from "vitest";
import type { TableListed } from "../../src/api/types";
import { ABANDONED_AFTER, arranged, isAlone, LEFT_AFTER } from "../../src/state/mytables";

const NOW = 1_800_000_000_000;
const ME = { name: "Anna", kind: "guest", avatar: null } as const;
const OTHER = { name: "Bo", kind: "person", avatar: null } as const;
const BOT = { name: "steady", kind: "bot", avatar: null } as const;
const FREE = { name: null, kind: null, avatar: null };

let count = 0;
function table(changes: Partial<TableListed>): TableListed {
  return {
    table: `t${count++}`,
    game: "patterns",
    options: {},
    visibility: "public",
    rated: false,
    clock: null,
    status: "playing",
    chairs: [ME, OTHER],
    mine: true,
    invited: false,
    my_chair: 0,
    my_turn: false,
    practice: false,
    result: null,
    outcome: null,
    opened: NOW,
    changed: NOW,
    ...changes,
  };
}

function placeOf(changes: Partial<TableListed>): string {
  const found = Object.entries(arranged([table(changes)], NOW));
  return found.find(([, tables]) => tables.length > 0)![0];
}

describe("my games", () => {
  it("with people are those that wait for me, and those I wait for", () => {
    expect(placeOf({ my_turn: true })).toBe("awaited");
    expect(placeOf({})).toBe("running");
    expect(placeOf({ status: "waiting", chairs: [ME, FREE] })).toBe("running");
    expect(placeOf({ status: "over", my_turn: false })).toBe("finished");
  });

  it("alone or against the computer are practice: nobody waits", () => {
    expect(placeOf({ my_turn: true, chairs: [ME, BOT] })).toBe("practice");
    expect(placeOf({ my_turn: true, chairs: [ME] })).toBe("practice");
    expect(isAlone(table({ chairs: [ME, OTHER, BOT] }))).toBe(false);
  });

  it("that were left lying do not count as being played", () => {
    const before = (time: number): number => NOW - time - 1;
    expect(placeOf({ chairs: [ME, BOT], changed: before(LEFT_AFTER) })).toBe("resting");
    expect(placeOf({ my_turn: true, changed: before(LEFT_AFTER) })).toBe("awaited");
    expect(placeOf({ my_turn: true, changed: before(ABANDONED_AFTER) })).toBe("resting");
    const clock = { days: 30 };
    expect(placeOf({ my_turn: true, clock, changed: before(ABANDONED_AFTER) })).toBe("awaited");
    expect(placeOf({ status: "over", changed: 0 })).toBe("finished");
  });
});
