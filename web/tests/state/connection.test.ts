import { beforeEach, describe, expect, it } from "vitest";
import type { Told } from "../../src/api/types";
import { Connection, waitBefore, type Clock, type Line } from "../../src/state/connection";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  constructor(readonly since: number) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(told: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  greet(number: number): void {
    this.onopen?.();
    this.tell({ type: "hello", number, chair: 0, events: [], table: { number }, presence: {} });
  }

  break(): void {
    this.onclose?.({ code: 1006 });
  }
}

class FakeClock implements Clock {
  timers = new Map<number, { after: number; run: () => void }>();
  #count = 0;

  after(milliseconds: number, run: () => void): number {
    this.timers.set(++this.#count, { after: milliseconds, run });
    return this.#count;
  }

  cancel(timer: unknown): void {
    this.timers.delete(timer as number);
  }

  random(): number {
    return 0.5;
  }

  /** Let the only timer there is run out. */
  ring(): number {
    const [[key, { after, run }], ...others] = [...this.timers] as [
      [number, { after: number; run: () => void }],
    ];
    expect(others).toEqual([]);
    this.timers.delete(key);
    run();
    return after;
  }
}

let lines: FakeLine[];
let heard: Told[];
let states: string[];
let clock: FakeClock;
let connection: Connection;

const line = (): FakeLine => lines.at(-1)!;

beforeEach(() => {
  lines = [];
  heard = [];
  states = [];
  clock = new FakeClock();
  connection = new Connection(
    (since) => {
      lines.push(new FakeLine(since));
      return line();
    },
    { hear: (told) => heard.push(told), state: (state) => states.push(state) },
    clock,
  );
});

describe("a connection", () => {
  it("begins with the first event, and is open once the table has said hello", () => {
    expect(line().since).toBe(0);
    line().greet(4);
    expect(states).toEqual(["connecting", "open"]);
    expect(heard.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("comes back where it was, later and later", () => {
    line().greet(4);
    line().tell({ type: "events", chair: 0, events: [], table: { number: 6 } });
    line().break();
    expect(states.at(-1)).toBe("away");
    expect(clock.ring()).toBe(400);
    expect(line().since).toBe(6);
    line().break();
    expect(clock.ring()).toBe(800);
    line().break();
    expect(clock.ring()).toBe(1600);
    line().greet(6);
    line().break();
    expect(clock.ring()).toBe(400);
  });

  it("does not wait when it is told to hurry", () => {
    line().greet(4);
    line().break();
    connection.hurry();
    expect(lines).toHaveLength(2);
    expect(clock.timers.size).toBe(0);
    connection.hurry();
    expect(lines).toHaveLength(2);
  });

  it("is broken when a ping is not answered", () => {
    line().greet(4);
    expect(clock.ring()).toBe(20_000);
    expect(line().sent).toEqual([{ type: "ping" }]);
    expect(clock.ring()).toBe(8_000);
    expect(line().isClosed).toBe(true);
    expect(states.at(-1)).toBe("away");
  });

  it("finds out at once whether it has broken while the device slept", () => {
    line().greet(4);
    connection.hurry();
    expect(line().sent).toEqual([{ type: "ping" }]);
    expect(clock.ring()).toBe(8_000);
    expect(states.at(-1)).toBe("away");
  });

  it("stays closed when it is closed", () => {
    line().greet(4);
    connection.close();
    expect(line().isClosed).toBe(true);
    expect(states.at(-1)).toBe("closed");
    expect(clock.timers.size).toBe(0);
  });
});

describe("an act", () => {
  it("is answered when it is done", async () => {
    line().greet(4);
    const answer = connection.act({ type: "play", number: 4, move: "c5" });
    const { key, ...rest } = line().sent[0]!;
    expect(rest).toEqual({ type: "play", number: 4, move: "c5" });
    line().tell({ type: "done", key, number: 4 });
    expect(await answer).toBeNull();
  });

  it("is answered when it is refused", async () => {
    line().greet(4);
    const answer = connection.act({ type: "resign" });
    const { key } = line().sent[0]!;
    line().tell({ type: "refused", key, code: "game-over", error: "the game is over", number: 9 });
    expect(await answer).toMatchObject({ code: "game-over", error: "the game is over" });
  });

  it("is sent again under its key until it is answered", async () => {
    line().greet(4);
    const answer = connection.act({ type: "play", number: 4, move: "c5" });
    const first = line().sent[0]!;
    line().break();
    clock.ring();
    expect(line().sent).toEqual([]);
    line().greet(4);
    expect(line().sent).toEqual([first]);
    line().tell({ type: "done", key: first.key, number: 4 });
    expect(await answer).toBeNull();
    line().break();
    clock.ring();
    line().greet(5);
    expect(line().sent).toEqual([]);
  });

  it("waits for a line that is not there yet", () => {
    void connection.act({ type: "resign" });
    expect(line().sent).toEqual([]);
    line().greet(4);
    expect(line().sent).toMatchObject([{ type: "resign" }]);
  });
});

describe("a question", () => {
  it("is answered with the reason", async () => {
    line().greet(4);
    const answer = connection.why("d4");
    const { key } = line().sent[0]!;
    line().tell({ type: "why", key, code: "hole", words: {}, error: "that is the hole" });
    expect(await answer).toMatchObject({ code: "hole" });
  });

  it("is not asked without a line", async () => {
    expect(await connection.why("d4")).toBeNull();
  });

  it("is given up when the line breaks", async () => {
    line().greet(4);
    const answer = connection.why("d4");
    line().break();
    expect(await answer).toBeNull();
  });
});

it("never waits longer than a quarter of a minute and a bit", () => {
  expect(waitBefore(0, 0)).toBe(300);
  expect(waitBefore(30, 0.5)).toBe(15_000);
  expect(waitBefore(30, 1)).toBe(18_750);
});
