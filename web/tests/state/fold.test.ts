import { describe, expect, it } from "vitest";
import type { Played, Table, TableEvent } from "../../src/api/types";
import { awaySeats, busyWords, joined, lastOf, playsOf } from "../../src/state/fold";

function played(number: number, seat: number, move: string, chance: string | null = null): Played {
  return { number, kind: "played", at: 0, seat, move, chance };
}

const STARTED: TableEvent = { number: 0, kind: "started", at: 0, order: [1, 0] };

function table(changes: Partial<Table> = {}): Table {
  const chair = { name: "Anna", kind: "guest", avatar: null, reserved: false } as const;
  return {
    game: "patterns",
    options: {},
    visibility: "public",
    starter: "lot",
    clock: null,
    rated: false,
    memory: null,
    status: "playing",
    number: 3,
    chairs: [chair, { ...chair, name: "Beth" }],
    order: [1, 0],
    seat: 0,
    commitment: "",
    scheme: "sandtable-chance/2",
    rematch: null,
    practice: false,
    allowed: [],
    ...changes,
  };
}

it("what one has in mind are the last moves, with the chance that followed", () => {
  const plays = [
    played(1, 0, "build 1 r", "draw kk"),
    played(2, 1, "grow 1 g"),
    played(3, 0, "discard o", "draw y"),
    played(4, 1, "grow 2 y"),
  ];
  const moves = (entries: number): string[] => lastOf(plays, entries).map(({ move }) => move);
  expect(moves(4)).toEqual(["grow 1 g", "discard o", "grow 2 y"]);
  expect(moves(5), "half of a move is none").toEqual(["grow 1 g", "discard o", "grow 2 y"]);
  expect(moves(6)).toHaveLength(4);
  expect(moves(0)).toEqual([]);
});

describe("the moves that stand", () => {
  it("are those played, without those undone", () => {
    const events: TableEvent[] = [
      STARTED,
      played(1, 1, "bowls rk"),
      played(2, 0, "open c4"),
      { number: 3, kind: "undone", at: 0, seat: 0 },
      played(4, 0, "open d5"),
    ];
    expect(playsOf(events).map(({ move }) => move)).toEqual(["bowls rk", "open d5"]);
  });
});

describe("events that come", () => {
  it("follow those that are known", () => {
    expect(joined([STARTED], [played(1, 1, "a1")])).toHaveLength(2);
    expect(joined([STARTED], [])).toEqual([STARTED]);
  });

  it("are kept once when they come twice", () => {
    const known = [STARTED, played(1, 1, "a1"), played(2, 0, "b2")];
    const again = [played(1, 1, "a1"), played(2, 0, "b2"), played(3, 1, "c3")];
    expect(joined(known, again).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });
});

describe("who is away", () => {
  it("is a person on a chair without a connection, other than oneself", () => {
    expect(awaySeats(table(), [false, true])).toEqual([1]);
    expect(awaySeats(table(), [true, false])).toEqual([]);
    expect(awaySeats(table({ seat: null }), [false, false])).toEqual([0, 1]);
  });

  it("is never a bot", () => {
    const bot = { name: "steady", kind: "bot", avatar: null, reserved: false } as const;
    const at = table();
    expect(awaySeats({ ...at, chairs: [bot, at.chairs[1]!] }, [false, true])).toEqual([]);
  });
});

describe("when very many games are played", () => {
  const calm = { waiting: false, before: 0, seconds: 0, shortened: false };

  it("nothing is said as long as the computer has its time", () => {
    expect(busyWords(table(), calm)).toBe(null);
  });

  it("we are told that its move comes later, or that it thinks less", () => {
    const said = busyWords(table(), { ...calm, shortened: true });
    expect(said?.key).toBe("table-bots-shortened");
    const waits = { waiting: true, before: 2, seconds: 4, shortened: true };
    expect(busyWords(table(), waits)).toEqual({
      key: "table-bots-waiting",
      words: { before: 2, seconds: 5 },
    });
  });

  it("the time to wait is told in steps of five seconds, and never as none", () => {
    const steps = [0, 1, 5, 6, 23].map((seconds) => {
      return busyWords(table(), { ...calm, waiting: true, seconds })?.words.seconds;
    });
    expect(steps).toEqual([5, 5, 5, 10, 25]);
  });

  it("it no longer matters when the game is over", () => {
    expect(busyWords(table({ status: "over" }), { ...calm, shortened: true })).toBe(null);
  });
});
