import { describe, expect, it } from "vitest";
import type { TableListed } from "../../src/api/types";
import {
  countWaiting,
  numberInTitle,
  titled,
  waitingElsewhere,
  waits,
} from "../../src/notify/waiting";

const NOW = 1_700_000_000_000;
const HOUR = 60 * 60 * 1000;
const LISTED = {
  table: "one",
  status: "playing",
  my_turn: true,
  clock: null,
  changed: NOW - HOUR,
  chairs: [
    { name: "Anna", kind: "person" },
    { name: "Guest 1234", kind: "guest" },
  ],
} as unknown as TableListed;

const listed = (change: object): TableListed => ({ ...LISTED, ...change });

describe("a table in a list waits for us", () => {
  it("if people wait with it", () => {
    expect(waits(LISTED, NOW)).toBe(true);
    const bot = [LISTED.chairs[0], { name: "novice", kind: "bot" }];
    expect(waits(listed({ chairs: bot }), NOW)).toBe(false);
    expect(waits(listed({ chairs: [LISTED.chairs[0]] }), NOW)).toBe(false);
  });

  it("if it is our turn, and the game goes on", () => {
    expect(waits(listed({ my_turn: false }), NOW)).toBe(false);
    expect(waits(listed({ status: "over" }), NOW)).toBe(false);
  });

  it("if it has a clock, or something happened today", () => {
    const old = { changed: NOW - 48 * HOUR };
    expect(waits(listed(old), NOW)).toBe(false);
    expect(waits(listed({ ...old, clock: { days: 3 } }), NOW)).toBe(true);
  });

  it("elsewhere, if this page does not show it", () => {
    const tables = [LISTED, listed({ table: "two" }), listed({ table: "no", my_turn: false })];
    expect(waitingElsewhere(tables, null, NOW)).toBe(2);
    expect(waitingElsewhere(tables, "two", NOW)).toBe(1);
  });
});

describe("the signs of a tab", () => {
  const here = { name: "one", isMyTurn: true, isAmongPeople: true };

  it("count this table too", () => {
    expect(countWaiting(0, here, false)).toBe(1);
    expect(countWaiting(2, here, false)).toBe(3);
    expect(countWaiting(2, { ...here, isMyTurn: false }, true)).toBe(2);
    expect(countWaiting(0, null, true)).toBe(0);
  });

  it("do not flicker against the computer while somebody looks", () => {
    const alone = { ...here, isAmongPeople: false };
    expect(countWaiting(0, alone, false)).toBe(0);
    expect(countWaiting(0, alone, true)).toBe(1);
  });

  it("have a number when there is more than the page says itself", () => {
    expect(titled("Your turn · Go", numberInTitle(0, here))).toBe("Your turn · Go");
    expect(titled("Your turn · Go", numberInTitle(1, here))).toBe("(2) Your turn · Go");
    expect(titled("Settings", numberInTitle(1, null))).toBe("(1) Settings");
    expect(titled("(2) Your turn · Go", numberInTitle(0, here))).toBe("Your turn · Go");
    expect(titled("(2) Settings", 3)).toBe("(3) Settings");
  });
});
