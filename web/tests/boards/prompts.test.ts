/** What to do next: short for whoever knows the game, with its reason for whoever is new. */

import { describe, expect, it } from "vitest";
import { promptOf as ofMandala } from "../../src/boards/mandala/prompt";
import { promptOf as ofMandamina } from "../../src/boards/mandamina/prompt";
import { promptOf as ofPatterns } from "../../src/boards/patterns/prompt";
import type { PatternsPosition } from "../../src/boards/patterns/position";
import bowls from "../fixtures/patterns-bowls.json";
import final from "../fixtures/patterns-final.json";
import middle from "../fixtures/patterns-middle.json";
import { frames } from "./mandala/game";
import { t } from "./words";

const NAMES = ["Anna", "Beth"];

describe("mandala", () => {
  const turn = frames.find(({ position }) => position.phase === "turn")!.position;
  const claim = frames.find(({ position }) => position.claiming)!.position;
  const say = (position: typeof turn, isNew: boolean, more = {}): string =>
    ofMandala(position, { near: 0, names: NAMES, canMove: true, picked: null, isNew, ...more }, t);

  it("on a turn", () => {
    expect(say(turn, false)).toBe("Choose cards from your hand.");
    expect(say(turn, true)).toMatch(/^Choose cards: .*first claim\.$/);
  });

  it("with cards in hand", () => {
    const picked = { picked: { letter: "r", count: 2 } };
    expect(say(turn, false, picked)).toBe("2 red cards: now choose a place.");
    expect(say(turn, true, picked)).toMatch(/^2 red cards: .*claim first\.$/);
  });

  it("at a claim", () => {
    const near = claim.claiming!.by;
    expect(say(claim, false, { near })).toMatch(/choose a colour of its Mountain\.$/);
    expect(say(claim, true, { near })).toMatch(/River, the more its cards count\.$/);
    expect(say(claim, true, { near: 1 - near })).toMatch(/chooses a colour\.$/);
  });
});

describe("patterns", () => {
  const say = (position: unknown, isNew: boolean, more = {}): string => {
    const shown = position as PatternsPosition;
    const legal = shown.legal_moves;
    return ofPatterns(shown, { legal, names: NAMES, isPicked: false, isNew, ...more }, t);
  };

  it("for the bowls", () => {
    const legal = ["bowls rk", "bowls kr"];
    expect(say(bowls, false, { legal })).toBe("Which tile goes into which bowl?");
    expect(say(bowls, true, { legal })).toMatch(/opens the first group with it\.$/);
    expect(say(bowls, true, { legal: [] })).toMatch(/ chooses which tile goes into which bowl\.$/);
  });

  it("on a turn, by what can be done", () => {
    const legal = ["open c4", "flip d5"];
    expect(say(middle, false, { legal })).toBe("Flip a lit tile or use your bowl tile.");
    expect(say(middle, true, { legal })).toMatch(/counts the number of its group\.$/);
    expect(say(middle, false, { legal: ["open c4"] })).toBe("Open a group with your bowl tile.");
    expect(say(middle, true, { legal: ["open c4"] })).toMatch(/its marker says/);
    expect(say(middle, false, { legal, isPicked: true })).toBe("Choose where your bowl tile goes.");
    expect(say(middle, true, { legal, isPicked: true })).toMatch(/comes into your bowl\.$/);
    expect(say(middle, true, { legal: [] })).toBe("");
  });

  it("in the final flips", () => {
    const legal = ["flip c4", "done"];
    expect(say(final, false, { legal })).toBe("Flip what you still want, then end the game.");
    expect(say(final, true, { legal })).toMatch(/ cannot move any more\. /);
  });
});

it("mandamina", () => {
  expect(ofMandamina(true, false, t)).toBe("Roll a marble to the hole.");
  expect(ofMandamina(true, true, t)).toMatch(/with few moves\.$/);
  expect(ofMandamina(false, true, t)).toBe("");
});
