import { describe, expect, it } from "vitest";
import {
  clockName,
  completed,
  inOrder,
  openingFor,
  optionsOf,
  USUAL,
  type Opponent,
} from "../../src/state/choice";
import { MANDALA, MANDAMINA, NIM, PATTERNS } from "../kinds";

describe("the table that comes of a choice", () => {
  it("against a bot has it sit down at once", () => {
    expect(openingFor(PATTERNS, { kind: "bot", level: "steady" }, USUAL)).toEqual({
      game: "patterns",
      options: {},
      visibility: "private",
      starter: "lot",
      clock: null,
      rated: false,
      memory: null,
      bots: ["steady"],
    });
  });

  it("is private alone and against a bot, unless others may watch", () => {
    const seen = (kind: "bot" | "alone" | "anyone", watched: boolean): unknown =>
      openingFor(MANDAMINA, { kind, level: "steady" } as Opponent, { ...USUAL, watched })
        .visibility;
    expect([seen("bot", false), seen("alone", false)]).toEqual(["private", "private"]);
    expect([seen("bot", true), seen("alone", true)]).toEqual(["public", "public"]);
    expect(seen("anyone", false)).toBe("public");
  });

  it("for a friend is only known by its link", () => {
    const opening = openingFor(MANDALA, { kind: "friend" }, { ...USUAL, clock: "base-5" });
    expect(opening.visibility).toBe("link");
    expect(opening.clock).toEqual({ base: 300, increment: 5 });
    expect(opening.bots).toEqual([]);
  });

  it("of Mandamina has as many seats as people", () => {
    const choice = { ...USUAL, seats: 4, rated: true, options: { difficulty: "hard" } };
    const seatsFor = (kind: "alone" | "friend" | "anyone"): unknown =>
      openingFor(MANDAMINA, { kind }, choice).options?.seats;
    expect([seatsFor("alone"), seatsFor("friend"), seatsFor("anyone")]).toEqual([1, 4, 4]);
    const partner = openingFor(MANDAMINA, { kind: "bot", level: "partner" }, choice);
    expect(partner.options).toEqual({ difficulty: "hard", goal: "score", seats: 2 });
    expect(partner.rated).toBe(false);
  });

  it("leaves claimed cards to memory only where there are any", () => {
    const choice = { ...USUAL, memory: "hidden" } as const;
    expect(openingFor(MANDALA, { kind: "friend" }, choice).memory).toBe("hidden");
    expect(openingFor(PATTERNS, { kind: "friend" }, choice).memory).toBeNull();
  });

  it("alone has no clock", () => {
    const choice = { ...USUAL, clock: "move-60" } as const;
    expect(openingFor(MANDAMINA, { kind: "alone" }, choice).clock).toBeNull();
  });
});

describe("the choice of last time", () => {
  it("is completed", () => {
    expect(completed({ seats: 3 }, MANDAMINA)).toEqual({
      ...USUAL,
      seats: 3,
      options: { difficulty: "normal", goal: "score" },
    });
  });

  it("loses a clock that is no longer there", () => {
    expect(completed({ clock: "sand-glass" as "none" }, PATTERNS).clock).toBe("none");
  });

  it("keeps the options that the game still has", () => {
    const kept = { options: { heaps: 5, rule: "backwards", colour: "red" }, seats: 4 };
    const choice = completed(kept, NIM);
    expect(choice.options).toEqual({ heaps: 5, rule: "normal" });
    expect(choice.seats).toBe(2);
    expect(openingFor(NIM, { kind: "friend" }, choice).options).toEqual({
      heaps: 5,
      rule: "normal",
    });
  });
});

it("finds the name of a clock", () => {
  expect(clockName(null)).toBe("none");
  expect(clockName({ days: 3 })).toBe("days-3");
  expect(clockName({ move: 7 })).toBeNull();
});

it("shows options as people read them, and what is not named after that", () => {
  const order = { goal: ["simple", "score"], difficulty: ["easy", "normal"] };
  expect(inOrder(optionsOf(MANDAMINA), order)).toEqual([
    ["goal", ["simple", "score"]],
    ["difficulty", ["easy", "normal", "hard"]],
  ]);
  expect(inOrder(optionsOf(NIM))).toEqual(optionsOf(NIM));
});
