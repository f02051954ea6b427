import { describe, expect, test } from "vitest";
import { planFor, zoneBox } from "../../../src/boards/mandala/layout";
import { pilesOf, type Pile } from "../../../src/boards/mandala/piles";
import { zonesOf, type Zone, type Zones } from "../../../src/boards/mandala/zones";
import { frames } from "./game";

const PLANS = [planFor(1500, 1010), planFor(350, 590), planFor(308, 420), planFor(352, 312)];
/** What is left for the board on a phone of 360 x 740; a plan is in pixels. */
const TALL = PLANS[1]!;

function only(zone: Zone, letters: string): Zones {
  return new Map<Zone, string>([
    ["cup-near", ""],
    ["cup-far", ""],
    [zone, letters],
  ]);
}

function width({ box }: Pile): number {
  return box.width;
}

describe.each(PLANS)("with the plan for $name screens", (plan) => {
  test("every card of a game lies on the table", () => {
    for (const { position } of frames) {
      const piles = pilesOf(plan, zonesOf(position, 0), null);
      expect(piles.reduce((sum, { spots }) => sum + spots.length, 0)).toBe(108);
      const astray = piles
        .flatMap(({ spots }) => spots)
        .filter(({ x, y }) => x <= 0 || y <= 0 || x >= plan.width || y >= plan.height);
      expect(astray).toEqual([]);
    }
  });

  test("colours of a Mountain do not overlap, whatever is in it", () => {
    for (const letters of ["k", "kr", "kro", "kkroy", "kroygp", "kkkkkkkrrrrrrrogggggppp"]) {
      const piles = pilesOf(plan, only("mountain-1", letters), null);
      const area = zoneBox(plan, "mountain-1");
      piles.forEach(({ box }, index) => {
        expect(box.x).toBeGreaterThanOrEqual(area.x);
        expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width);
        for (const other of piles.slice(index + 1)) {
          const isBeside = other.box.x >= box.x + box.width - 0.01;
          const isBelow = other.box.y >= box.y + box.height - 0.01;
          expect(isBeside || isBelow).toBe(true);
        }
      });
    }
  });
});

test("on a phone, what one claims is at least 40 px wide and high", () => {
  for (const pile of pilesOf(TALL, only("mountain-2", "kkrroooygp"), null)) {
    expect(width(pile)).toBeGreaterThanOrEqual(40);
    expect(pile.box.height).toBeGreaterThanOrEqual(40);
  }
});

test("on a phone, every colour of a hand is at least 40 px wide and high", () => {
  for (const hand of ["kroygpkk", "kroygp", "kkkkkkkk", "kkrrooyy", "k"]) {
    const letters = [...hand].sort().join("");
    const piles = pilesOf(TALL, only("hand-near", letters), null);
    for (const pile of piles) {
      expect(width(pile), hand).toBeGreaterThanOrEqual(40);
      expect(pile.box.height).toBeGreaterThanOrEqual(40);
    }
    expect(piles[0]!.box.x).toBeGreaterThanOrEqual(0);
    const end = piles.at(-1)!.box;
    expect(end.x + end.width).toBeLessThanOrEqual(TALL.width);
  }
});

test("what is picked up is raised, the top cards first", () => {
  const flat = pilesOf(TALL, only("hand-near", "rrr"), null)[0]!.spots;
  const raised = pilesOf(TALL, only("hand-near", "rrr"), { letter: "r", count: 2 })[0]!.spots;
  expect(raised.map(({ y }, index) => y < flat[index]!.y)).toEqual([false, true, true]);
});

test("a River fills from the left", () => {
  const piles = pilesOf(TALL, only("river-near", "pok"), null);
  const xs = piles.map(({ spots }) => spots[0]!.x);
  expect(piles.map(({ letter }) => letter)).toEqual(["p", "o", "k"]);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
});
