import { describe, expect, it } from "vitest";
import type { Chair, Table } from "../../src/api/types";
import { commitmentTo, isElsewhere, preparing, sitting, type Seat } from "../../src/fair/seat";

const FREE: Chair = {
  name: null,
  kind: null,
  avatar: null,
  reserved: false,
  commitment: null,
  revealed: false,
};
const BOT: Chair = { ...FREE, name: "steady", kind: "bot" };

function person(seed: string | null, revealed = false): Chair {
  const commitment = seed === null ? null : commitmentTo(seed);
  return { ...FREE, name: "Anna", kind: "guest", commitment, revealed };
}

/** As much of a table as matters before the game. */
function tableOf(chairs: Chair[], changes: Partial<Table> = {}): Table {
  const table: Partial<Table> = {
    status: "waiting",
    number: 3,
    chairs,
    starter: "lot",
    commitment: "of the table",
    scheme: "sandtable-chance/2",
    ...changes,
  };
  return table as Table;
}

function seat(seed: string, shown: Seat["shown"] = null): Seat {
  const scheme = "sandtable-chance/2";
  return { scheme, commitment: "of the table", starter: "lot", seed, shown };
}

describe("sitting down", () => {
  it("with people is a commitment", () => {
    for (const other of [FREE, person("theirs")]) {
      const { seat, act } = sitting(tableOf([other, FREE]));
      expect(act).toMatchObject({ type: "take-seat", seed: null });
      expect(act).toMatchObject({ commitment: commitmentTo(seat.seed) });
      expect(seat).toMatchObject({ commitment: "of the table", starter: "lot", shown: null });
    }
  });

  it("with bots alone is the seed itself: one request, and the game begins", () => {
    const { seat, act } = sitting(tableOf([BOT, FREE, BOT]));
    expect(act).toMatchObject({ type: "take-seat", seed: seat.seed, commitment: null });
    expect(seat.shown).toEqual([null, commitmentTo(seat.seed), null]);
    expect(sitting(tableOf([FREE])).act).toMatchObject({ commitment: null });
  });

  it("at a table of the first scheme is the seed itself", () => {
    const old = tableOf([person(null), FREE], { scheme: "sandtable-chance/1" });
    const { seat, act } = sitting(old);
    expect(act).toMatchObject({ type: "take-seat", seed: seat.seed, commitment: null });
    expect(seat.shown).not.toBeNull();
  });

  it("takes another seed every time", () => {
    const table = tableOf([FREE, FREE]);
    expect(sitting(table).seat.seed).not.toBe(sitting(table).seat.seed);
    expect(sitting(table).seat.seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("before the game", () => {
  it("a seed is shown when everybody is committed, and not before", () => {
    const kept = seat("mine");
    for (const other of [FREE, person(null)]) {
      expect(preparing(tableOf([person("mine"), other]), 0, kept, true)).toBeNull();
    }
    for (const other of [BOT, person("theirs"), person("theirs", true)]) {
      const table = tableOf([person("mine"), other], { number: 7 });
      const step = preparing(table, 0, kept, true)!;
      expect(step.act).toEqual({ type: "reveal", seed: "mine", number: 7 });
      expect(step.seat.shown).toEqual([commitmentTo("mine"), other.commitment]);
    }
  });

  it("a seed that was shown is shown again to the same commitments, as after a reload", () => {
    const table = tableOf([person("mine"), person("theirs")]);
    const kept = seat("mine", [commitmentTo("mine"), commitmentTo("theirs")]);
    expect(preparing(table, 0, kept, true)?.act.type).toBe("reveal");
  });

  it("a seed that was shown is never shown to other commitments", () => {
    const kept = seat("mine", [commitmentTo("mine"), commitmentTo("theirs")]);
    const others = [person("chosen"), person("chosen", true), person(null), FREE];
    for (const other of others) {
      const step = preparing(tableOf([person("mine"), other]), 0, kept, true)!;
      expect(step.act.type).toBe("commit");
      expect(step.seat.seed).not.toBe("mine");
      expect(step.seat.shown).toBeNull();
      expect(step.act).toMatchObject({ commitment: commitmentTo(step.seat.seed) });
    }
  });

  it("another seed is taken when the table asks for one", () => {
    const kept = seat("mine", [commitmentTo("mine"), commitmentTo("theirs")]);
    const step = preparing(tableOf([person(null), FREE]), 0, kept, true)!;
    expect(step.act.type).toBe("commit");
    expect(step.seat.seed).not.toBe("mine");
  });

  it("the seed of another browser is waited for", () => {
    const table = tableOf([person("of the other browser"), person("theirs")]);
    for (const kept of [null, seat("mine")]) {
      expect(isElsewhere(table, 0, kept)).toBe(true);
      expect(preparing(table, 0, kept, true)).toBeNull();
      expect(preparing(table, 0, kept, false)?.act.type).toBe("commit");
    }
    const notFull = tableOf([person("of the other browser"), FREE]);
    expect(preparing(notFull, 0, null, false)).toBeNull();
  });

  it("nothing is left to do when the seed is shown, the game runs, or seeds are given openly", () => {
    const full = [person("mine", true), person("theirs")];
    expect(preparing(tableOf(full), 0, seat("mine"), false)).toBeNull();
    const ready = [person("mine"), person("theirs")];
    for (const changes of [{ status: "playing" }, { scheme: "sandtable-chance/1" }] as const) {
      expect(preparing(tableOf(ready, changes), 0, seat("mine"), false)).toBeNull();
    }
  });

  it("what the table had said at first is kept when another seed is taken", () => {
    const table = tableOf([person(null), FREE], { commitment: "changed", starter: "host" });
    const step = preparing(table, 0, seat("mine"), true)!;
    expect(step.seat).toMatchObject({ commitment: "of the table", starter: "lot" });
  });
});
