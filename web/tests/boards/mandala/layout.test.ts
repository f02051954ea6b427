import { describe, expect, test } from "vitest";
import {
  CARD,
  cells,
  inset,
  middle,
  pipSpots,
  planFor,
  SMALL,
  zoneBox,
  type Box,
  type Plan,
} from "../../../src/boards/mandala/layout";

/** The room that is left for the board on phones, upright and sideways, tablets and desks. */
const ROOMS: [number, number][] = [
  [270, 200],
  [308, 420],
  [350, 590],
  [352, 312],
  [470, 350],
  [560, 380],
  [690, 690],
  [750, 850],
  [860, 650],
  [1040, 840],
  [1500, 1010],
  [2120, 1010],
];
const PLANS: [string, Plan][] = [
  ...ROOMS.map(([width, height]): [string, Plan] => {
    const plan = planFor(width, height);
    return [`${plan.name} plan for ${width} x ${height}`, plan];
  }),
  ["small plan", SMALL],
];

function overlap(a: Box, b: Box): boolean {
  const aside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const above = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !aside && !above;
}

test("the plan goes by the shape of the room, not by its width alone", () => {
  expect(planFor(308, 420).name).toBe("tall");
  expect(planFor(750, 1400).name).toBe("tall");
  expect(planFor(352, 312).name).toBe("square");
  expect(planFor(560, 380).name).toBe("square");
  expect(planFor(1040, 840).name).toBe("square");
  expect(planFor(1500, 1010).name).toBe("wide");
});

test("a question below the board does not arrange it anew", () => {
  expect(planFor(348, 440).name).toBe("tall");
  expect(planFor(348, 400).name).toBe("square");
  expect(planFor(348, 400, "tall").name).toBe("tall");
  expect(planFor(348, 340, "tall").name).toBe("square");
  expect(planFor(860, 600, "square").name).toBe("square");
});

test("the plan fills the room, unless that is much too long or too high", () => {
  for (const [width, height] of ROOMS.slice(0, -1)) {
    expect(planFor(width, height)).toMatchObject({ width, height });
  }
  expect(planFor(2120, 1010)).toMatchObject({ width: 1919, height: 1010 });
  expect(planFor(300, 1500).height).toBeCloseTo(577, 0);
});

test("a card in hand can be seen and pressed on the smallest phones", () => {
  for (const [width, height] of ROOMS.slice(1)) {
    const { hand, text } = planFor(width, height);
    expect(hand * CARD.height, `${width} x ${height}`).toBeGreaterThanOrEqual(40);
    expect(hand * CARD.width, `${width} x ${height}`).toBeGreaterThanOrEqual(28);
    expect(text).toBeGreaterThanOrEqual(10);
  }
});

test("before the room is measured there is a plan", () => {
  expect(planFor(0, 0).zones.size).toBe(14);
});

describe.each(PLANS)("the %s", (_name, plan) => {
  const boxes = [...plan.zones];

  test("all places are on the table", () => {
    expect(boxes).toHaveLength(14);
    for (const [zone, box] of boxes) {
      expect(box.x, zone).toBeGreaterThanOrEqual(0);
      expect(box.y, zone).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, zone).toBeLessThanOrEqual(plan.width);
      expect(box.y + box.height, zone).toBeLessThanOrEqual(plan.height);
    }
  });

  test("no two places overlap", () => {
    const clashes = boxes.flatMap(([one, a], index) =>
      boxes.slice(index + 1).flatMap(([other, b]) => (overlap(a, b) ? [`${one} ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test("a Mandala holds its Fields and its Mountain, the far Field on top", () => {
    for (const mandala of [1, 2]) {
      const [far, mountain, near] = [
        zoneBox(plan, `field-${mandala}-far`),
        zoneBox(plan, `mountain-${mandala}`),
        zoneBox(plan, `field-${mandala}-near`),
      ];
      expect(far.y < mountain.y && mountain.y < near.y).toBe(true);
      const whole = plan.mandalas[mandala - 1]!;
      expect(far.y).toBeGreaterThan(whole.y);
      expect(near.y + near.height).toBeLessThan(whole.y + whole.height);
    }
  });

  test("the marks of the six colours are inside the Mountain, side by side", () => {
    const mountain = zoneBox(plan, "mountain-1");
    const spots = pipSpots(plan, 1);
    expect(spots).toHaveLength(6);
    expect(spots[0]!.x - plan.pip).toBeGreaterThan(mountain.x);
    expect(spots[5]!.x + plan.pip).toBeLessThan(mountain.x + mountain.width);
    expect(spots[1]!.x - spots[0]!.x).toBeGreaterThan(2 * plan.pip);
  });
});

test("boxes are cut into cells, row by row", () => {
  const whole = { x: 10, y: 0, width: 30, height: 20 };
  expect(cells(whole, 3, 2)[4]).toEqual({ x: 20, y: 10, width: 10, height: 10 });
  expect(middle(whole)).toEqual({ x: 25, y: 10 });
  expect(inset(whole, 2)).toEqual({ x: 12, y: 2, width: 26, height: 16 });
});
