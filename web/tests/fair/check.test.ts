/** Records of real tables, made by tools/fixtures.py: whole, and with one thing changed. */

import { describe, expect, it } from "vitest";
import { check, judge, type Wrong } from "../../src/fair/check";
import type { GameRecord } from "../../src/fair/record";
import { commitmentTo, type Seat } from "../../src/fair/seat";
import { hexOf, sha256, bytesOfHex } from "../../src/fair/sha256";
import fixtures from "../fixtures/fair.game.json";

const RECORDS = fixtures as unknown as GameRecord[];
const SECOND = RECORDS.filter(({ fairness }) => fairness.scheme === "sandtable-chance/2");
const FIRST = RECORDS.find(({ fairness }) => fairness.scheme === "sandtable-chance/1")!;
const MANDALA = SECOND[0]!;

const copyOf = (record: GameRecord): GameRecord => structuredClone(record);

/** What somebody on a chair has kept. */
function keptAt(record: GameRecord, chair: number): Seat {
  const { scheme, commitment, starter, seeds, commitments } = record.fairness;
  return { scheme, commitment, starter, seed: seeds[chair]!, shown: commitments ?? [] };
}

describe("a fair game", () => {
  it.each(SECOND.map((record) => [record.game, record] as const))(
    "is checked by whoever sat there: %s",
    async (_, record) => {
      for (const chair of [0, 1]) {
        expect(await check(record, keptAt(record, chair))).toEqual({
          kind: "checked",
          hasCards: true,
          isWeak: false,
        });
      }
    },
  );

  it("of the first scheme is said to be weaker", async () => {
    expect(await check(FIRST, keptAt(FIRST, 1))).toMatchObject({ kind: "checked", isWeak: true });
  });

  it("is only compared with itself by whoever kept nothing", async () => {
    expect(await check(MANDALA, null)).toMatchObject({ kind: "unkept", isElsewhere: false });
  });

  it("is not checked where the seed was never shown", async () => {
    const kept: Seat = { ...keptAt(MANDALA, 0), seed: "of-this-browser", shown: null };
    expect(await check(MANDALA, kept)).toMatchObject({ kind: "unkept", isElsewhere: true });
  });

  it("of a game that the page does not know is checked as far as that goes", async () => {
    const unknown = { ...copyOf(MANDALA), game: "nim" };
    expect(await check(unknown, keptAt(MANDALA, 0))).toEqual({
      kind: "checked",
      hasCards: false,
      isWeak: false,
    });
    unknown.fairness.seeds[1] = "chosen";
    expect(await check(unknown, keptAt(MANDALA, 0))).toEqual({ kind: "wrong", why: "seed" });
  });

  it("of a game without arithmetic of its own is checked as far as that goes", () => {
    expect(judge(MANDALA, keptAt(MANDALA, 0), null)).toMatchObject({
      kind: "checked",
      hasCards: false,
    });
  });
});

const CHANGES: [Wrong, string, (record: GameRecord) => void][] = [
  ["secret", "the secret", ({ fairness }) => (fairness.secret = "00".repeat(32))],
  ["promise", "secret and commitment", ({ fairness }) => changeSecret(fairness)],
  ["promise", "the scheme", ({ fairness }) => (fairness.scheme = "sandtable-chance/1")],
  ["promise", "who begins", ({ fairness }) => (fairness.starter = "other")],
  ["seed", "a seed", ({ fairness }) => (fairness.seeds[1] = "chosen")],
  ["seed", "a commitment", ({ fairness }) => (fairness.commitments![1] = "0".repeat(64))],
  ["others", "the other's seed and commitment", ({ fairness }) => change(fairness, 1)],
  ["own-seed", "the own seed and commitment", ({ fairness }) => change(fairness, 0)],
  ["seats", "the seats", ({ fairness }) => fairness.order.reverse()],
  ["cards", "a move", (record) => (record.moves = record.moves.map(otherCard))],
];

function changeSecret(fairness: GameRecord["fairness"]): void {
  fairness.secret = "11".repeat(32);
  fairness.commitment = hexOf(sha256(bytesOfHex(fairness.secret)));
}

function change(fairness: GameRecord["fairness"], chair: number): void {
  fairness.seeds[chair] = "chosen";
  fairness.commitments![chair] = commitmentTo("chosen");
}

function otherCard(move: string, at: number): string {
  if (at < 100 || !move.startsWith("draw")) return move;
  return move.slice(0, -1) + (move.endsWith("k") ? "r" : "k");
}

describe("what does not fit is found", () => {
  it.each(CHANGES)("%s: %s was changed", async (why, _, change) => {
    const record = copyOf(MANDALA);
    change(record);
    expect(await check(record, keptAt(MANDALA, 0))).toEqual({ kind: "wrong", why });
  });

  it.each(SECOND.map((record) => [record.game, record] as const))(
    "another deal: %s",
    async (_, record) => {
      const other = copyOf(record);
      const [part, cards] = Object.entries(other.deal as Record<string, string[]>)[0]!;
      const last = cards.length - 1;
      cards[last] = cards[last]!.replace(/[a-z]/, (letter) => (letter === "o" ? "r" : "o"));
      other.deal = { ...(other.deal as object), [part]: cards };
      expect(await check(other, keptAt(record, 0))).toEqual({ kind: "wrong", why: "cards" });
    },
  );
});
