import { describe, expect, it } from "vitest";
import { clockName, completed, openingFor, USUAL } from "../../src/state/choice";

describe("the table that comes of a choice", () => {
  it("against a bot has it sit down at once", () => {
    expect(openingFor("patterns", { kind: "bot", level: "steady" }, USUAL)).toEqual({
      game: "patterns",
      options: {},
      visibility: "public",
      starter: "lot",
      clock: null,
      rated: false,
      memory: null,
      bots: ["steady"],
    });
  });

  it("for a friend is only known by its link", () => {
    const opening = openingFor("mandala", { kind: "friend" }, { ...USUAL, clock: "base-5" });
    expect(opening.visibility).toBe("link");
    expect(opening.clock).toEqual({ base: 300, increment: 5 });
    expect(opening.bots).toEqual([]);
  });

  it("of Mandamina has as many seats as people", () => {
    const choice = { ...USUAL, seats: 4, rated: true, difficulty: "hard" };
    const seatsFor = (kind: "alone" | "friend" | "anyone"): unknown =>
      openingFor("mandamina", { kind }, choice).options?.seats;
    expect([seatsFor("alone"), seatsFor("friend"), seatsFor("anyone")]).toEqual([1, 4, 4]);
    const partner = openingFor("mandamina", { kind: "bot", level: "partner" }, choice);
    expect(partner.options).toEqual({ difficulty: "hard", goal: "score", seats: 2 });
    expect(partner.rated).toBe(false);
  });

  it("leaves claimed cards to memory only where there are any", () => {
    const choice = { ...USUAL, memory: "hidden" } as const;
    expect(openingFor("mandala", { kind: "friend" }, choice, true).memory).toBe("hidden");
    expect(openingFor("patterns", { kind: "friend" }, choice, false).memory).toBeNull();
  });

  it("alone has no clock", () => {
    const choice = { ...USUAL, clock: "move-60" } as const;
    expect(openingFor("mandamina", { kind: "alone" }, choice).clock).toBeNull();
  });
});

describe("the choice of last time", () => {
  it("is completed", () => {
    expect(completed({ seats: 3 })).toEqual({ ...USUAL, seats: 3 });
  });

  it("loses a clock that is no longer there", () => {
    expect(completed({ clock: "sand-glass" as "none" }).clock).toBe("none");
  });
});

it("finds the name of a clock", () => {
  expect(clockName(null)).toBe("none");
  expect(clockName({ days: 3 })).toBe("days-3");
  expect(clockName({ move: 7 })).toBeNull();
});
