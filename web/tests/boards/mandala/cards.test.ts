import { describe, expect, test } from "vitest";
import { carry, playedOf, type Card } from "../../../src/boards/mandala/cards";
import { zonesOf, type Zone, type Zones } from "../../../src/boards/mandala/zones";
import { frames, lastAt } from "./game";

function table(zones: Partial<Record<Zone, string>>): Zones {
  return new Map(Object.entries(zones) as [Zone, string][]);
}

/** Where each card is, as in "3 mountain-1 r". */
function picture(cards: readonly Card[]): string[] {
  return cards.map(({ id, zone, letter }) => `${id} ${zone} ${letter}`);
}

/** The cards that are elsewhere, or show another face, than before. */
function moved(before: readonly Card[], after: readonly Card[]): string[] {
  const old = new Set(picture(before));
  return picture(after).filter((card) => !old.has(card));
}

describe("what a move text says", () => {
  test("cards leave the hand of whoever moved", () => {
    const told = (seat: number, move: string) => playedOf({ seat, move }, 0);
    expect(told(0, "build 2 r")).toEqual({ from: "hand-near", to: "mountain-2", cards: "r" });
    expect(told(1, "grow 1 kk")).toEqual({ from: "hand-far", to: "field-1-far", cards: "kk" });
    expect(told(1, "discard y")).toEqual({ from: "hand-far", to: "discard", cards: "y" });
    expect(told(0, "claim y")).toBeNull();
    expect(playedOf(null, 0)).toBeNull();
  });
});

describe("cards keep who they are", () => {
  const deal = table({
    deck: "?????",
    "hand-near": "rrk",
    "hand-far": "??",
    "mountain-1": "g",
    discard: "",
  });
  const start = carry([], deal, null);

  test("the first position numbers them", () => {
    expect(start).toHaveLength(11);
    expect(new Set(start.map(({ id }) => id)).size).toBe(11);
    expect(carry(start, deal, null)).toEqual(start);
  });

  test("a card is built and others are drawn", () => {
    const after = table({
      deck: "??",
      "hand-near": "rrkpo",
      "hand-far": "??",
      "mountain-1": "gr",
      discard: "",
    });
    const cards = carry(start, after, playedOf({ seat: 0, move: "build 1 r" }, 0));
    // 0-4 lay in the deck, 5-7 are the hand; a red one was drawn for the one that was laid.
    expect(moved(start, cards)).toEqual([
      "2 hand-near r",
      "3 hand-near p",
      "4 hand-near o",
      "5 mountain-1 r",
    ]);
  });

  test("a card of the rival turns over when it is laid, and a hidden one follows it", () => {
    const after = table({
      deck: "????",
      "hand-near": "rrk",
      "hand-far": "??",
      "mountain-1": "gy",
      discard: "",
    });
    const cards = carry(start, after, playedOf({ seat: 1, move: "build 1 y" }, 0));
    expect(moved(start, cards)).toEqual(["4 hand-far ?", "8 mountain-1 y"]);
  });

  test("claimed cards go from the Mountain to River and Cup, Fields to the pile, new ones come", () => {
    const before = carry(
      [],
      table({
        deck: "???",
        discard: "",
        "mountain-1": "rr",
        "field-1-near": "g",
        "river-near": "",
        "cup-near": "",
      }),
      null,
    );
    const after = table({
      deck: "?",
      discard: "g",
      "mountain-1": "gk",
      "field-1-near": "",
      "river-near": "r",
      "cup-near": "r",
    });
    const cards = carry(before, after, playedOf({ seat: 0, move: "claim r" }, 0));
    expect(moved(before, cards)).toEqual([
      "1 mountain-1 g",
      "2 mountain-1 k",
      "3 river-near r",
      "4 cup-near r",
      "5 discard g",
    ]);
  });

  test("the pile becomes the deck again, and is drawn from", () => {
    const before = carry([], table({ deck: "?", discard: "rk", "hand-near": "" }), null);
    const after = carry(before, table({ deck: "??", discard: "", "hand-near": "y" }), null);
    expect(moved(before, after)).toEqual(["1 deck ?", "2 hand-near y"]);
  });

  test("a card that is only turned over stays in its place", () => {
    const closed = carry([], table({ "cup-far": "???", deck: "?" }), null);
    const open = carry(closed, table({ "cup-far": "r??", deck: "?" }), null);
    expect(moved(closed, open)).toEqual(["2 cup-far r"]);
    expect(moved(open, carry(open, table({ "cup-far": "???", deck: "?" }), null))).toEqual([
      "2 cup-far ?",
    ]);
  });
});

describe("a whole game", () => {
  const positions = frames.map(({ position }) => zonesOf(position, 0));

  function fits(cards: readonly Card[], zones: Zones): boolean {
    return [...zones].every(([zone, letters]) => {
      const here = cards.filter((card) => card.zone === zone).map(({ letter }) => letter);
      return here.sort().join("") === [...letters].sort().join("");
    });
  }

  test("the 108 cards lie where the positions have them, forward and back", () => {
    let cards: Card[] = [];
    const there = [...positions.keys()];
    for (const number of [...there, ...there.reverse()]) {
      cards = carry(cards, positions[number]!, playedOf(lastAt(number), 0));
      expect(fits(cards, positions[number]!)).toBe(true);
      expect(cards.map(({ id }) => id)).toEqual([...Array(108).keys()]);
    }
  });

  test("no more cards move than the move and its chance name, except for claims", () => {
    let cards: Card[] = [];
    frames.forEach(({ move, chance }, number) => {
      const next = carry(cards, positions[number]!, playedOf(lastAt(number), 0));
      if (move && !move.startsWith("claim")) {
        const named = move.split(" ").at(-1)!.length + (chance?.split(" ").at(-1)!.length ?? 0);
        expect(moved(cards, next).length, move).toBe(named);
      }
      cards = next;
    });
  });
});
