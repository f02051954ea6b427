import { beforeEach, describe, expect, it } from "vitest";
import type { Table } from "../../src/api/types";
import {
  forgetSeen,
  keepSeen,
  MOST,
  recallSeen,
  seenBy,
  type Seen,
  type Shelf,
} from "../../src/state/lastseen";

class Drawer implements Shelf {
  kept = new Map<string, string>();
  isFull = false;
  get length(): number {
    return this.kept.size;
  }
  key = (place: number): string | null => [...this.kept.keys()][place] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  removeItem = (key: string): void => void this.kept.delete(key);
  setItem(key: string, text: string): void {
    if (this.isFull) throw new Error("quota");
    this.kept.set(key, text);
  }
}

const TABLE = {
  game: "patterns",
  status: "playing",
  allowed: ["undo"],
  if_absent: [{ seat: 1, after: 0 }],
  can_react: true,
  position: { game: "patterns", turn: 0, legal_moves: ["open c4"] },
} as unknown as Table;

function seen(at: number, events: unknown[] = []): Seen {
  return { at, chair: 1, table: TABLE, events: events as Seen["events"] };
}

describe("a table that was seen", () => {
  let drawer: Drawer;
  beforeEach(() => (drawer = new Drawer()));

  it("is shown again, and nothing can be done there", () => {
    keepSeen("a", seen(7), drawer);
    const found = recallSeen("a", drawer)!;
    expect([found.at, found.chair]).toEqual([7, 1]);
    expect(found.table.position!.turn).toBe(0);
    expect(found.table.position!.legal_moves).toEqual([]);
    expect([found.table.allowed, found.table.if_absent, found.table.can_react]).toEqual([
      [],
      [],
      false,
    ]);
    expect(recallSeen("b", drawer)).toBeNull();
  });

  it("is one of a few: the longest unseen goes", () => {
    drawer.setItem("settings", "{}");
    for (let at = 0; at <= MOST; at++) keepSeen(`t${at}`, seen(at), drawer);
    expect(recallSeen("t0", drawer)).toBeNull();
    expect(recallSeen("t1", drawer)).not.toBeNull();
    expect(drawer.length).toBe(MOST + 1);
  });

  it("is kept without its moves if they are very many", () => {
    keepSeen("a", seen(1, ["x".repeat(200_000)]), drawer);
    expect(recallSeen("a", drawer)!.events).toEqual([]);
  });

  it("is forgotten with whoever saw it, and nothing else is", () => {
    drawer.setItem("settings", "{}");
    keepSeen("a", seen(1), drawer);
    forgetSeen(drawer);
    expect([...drawer.kept.keys()]).toEqual(["settings"]);
  });

  it("is not for whoever comes after a login that was ended elsewhere", () => {
    seenBy("north", drawer);
    keepSeen("a", seen(1), drawer);
    seenBy("north", drawer);
    expect(recallSeen("a", drawer)).not.toBeNull();
    seenBy("a new guest", drawer);
    expect(recallSeen("a", drawer)).toBeNull();
  });

  it("is none if there is no room, or what was kept makes no sense", () => {
    drawer.isFull = true;
    keepSeen("a", seen(1), drawer);
    expect(recallSeen("a", drawer)).toBeNull();
    drawer.kept.set("seen-a", "{");
    drawer.kept.set("seen-b", '{"at": 1}');
    expect([recallSeen("a", drawer), recallSeen("b", drawer)]).toEqual([null, null]);
  });
});
