/** Where everything lies on the table: one plan for wide screens, one for phones. */

import type { Zone } from "./zones";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  name: "wide" | "tall" | "small";
  width: number;
  height: number;
  /** Each Mandala as a whole. */
  mandalas: readonly Box[];
  zones: ReadonlyMap<Zone, Box>;
  /** How large a card in hand is, if there is room. */
  hand: number;
  /** How many colours lie in one row: of a Mountain, of the discard pile. */
  mountainColumns: number;
  discardColumns: number;
  /** Radius of the marks that show which colours are missing. */
  pip: number;
  /** Size of numbers and names. */
  text: number;
}

/** A card, drawn around its middle. */
export const CARD = { width: 40, height: 56, radius: 5 };

/** From this width on (in pixels) the wide plan is the easier one to use. */
const WIDE_FROM = 700;

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

const WIDE: Plan = {
  name: "wide",
  width: 1000,
  height: 588,
  mandalas: [box(10, 104, 400, 354), box(590, 104, 400, 354)],
  zones: new Map<Zone, Box>([
    ["river-far", box(10, 10, 312, 84)],
    ["hand-far", box(330, 10, 340, 84)],
    ["cup-far", box(678, 10, 312, 84)],
    ["field-1-far", box(20, 114, 380, 92)],
    ["mountain-1", box(20, 212, 380, 138)],
    ["field-1-near", box(20, 356, 380, 92)],
    ["field-2-far", box(600, 114, 380, 92)],
    ["mountain-2", box(600, 212, 380, 138)],
    ["field-2-near", box(600, 356, 380, 92)],
    ["deck", box(424, 104, 152, 112)],
    ["discard", box(424, 226, 152, 232)],
    ["river-near", box(10, 474, 280, 100)],
    ["hand-near", box(300, 468, 408, 120)],
    ["cup-near", box(718, 474, 272, 100)],
  ]),
  hand: 1.5,
  mountainColumns: 6,
  discardColumns: 2,
  pip: 11,
  text: 15,
};

const TALL: Plan = {
  name: "tall",
  width: 360,
  height: 606,
  mandalas: [box(4, 98, 174, 264), box(182, 98, 174, 264)],
  zones: new Map<Zone, Box>([
    ["hand-far", box(4, 2, 352, 34)],
    ["river-far", box(4, 40, 222, 52)],
    ["cup-far", box(230, 40, 126, 52)],
    ["field-1-far", box(9, 103, 164, 62)],
    ["mountain-1", box(9, 169, 164, 122)],
    ["field-1-near", box(9, 295, 164, 62)],
    ["field-2-far", box(187, 103, 164, 62)],
    ["mountain-2", box(187, 169, 164, 122)],
    ["field-2-near", box(187, 295, 164, 62)],
    ["deck", box(4, 368, 56, 60)],
    ["discard", box(64, 368, 292, 60)],
    ["river-near", box(4, 434, 222, 56)],
    ["cup-near", box(230, 434, 126, 56)],
    ["hand-near", box(4, 500, 352, 104)],
  ]),
  hand: 1.25,
  mountainColumns: 3,
  discardColumns: 6,
  pip: 8.5,
  text: 12,
};

/** For the small picture: a square without numbers, so Cups and deck can be small. */
export const SMALL: Plan = {
  name: "small",
  width: 600,
  height: 600,
  mandalas: [box(6, 128, 290, 344), box(304, 128, 290, 344)],
  zones: new Map<Zone, Box>([
    ["hand-far", box(90, 2, 340, 56)],
    ["deck", box(6, 2, 70, 56)],
    ["river-far", box(6, 64, 290, 58)],
    ["cup-far", box(304, 64, 290, 58)],
    ["field-1-far", box(14, 136, 274, 86)],
    ["mountain-1", box(14, 228, 274, 144)],
    ["field-1-near", box(14, 378, 274, 86)],
    ["field-2-far", box(312, 136, 274, 86)],
    ["mountain-2", box(312, 228, 274, 144)],
    ["field-2-near", box(312, 378, 274, 86)],
    ["discard", box(440, 2, 154, 56)],
    ["river-near", box(6, 478, 290, 58)],
    ["cup-near", box(304, 478, 290, 58)],
    ["hand-near", box(60, 536, 480, 64)],
  ]),
  hand: 1.3,
  mountainColumns: 3,
  discardColumns: 3,
  pip: 10,
  text: 4,
};

export function planFor(width: number): Plan {
  return width >= WIDE_FROM ? WIDE : TALL;
}

export function zoneBox(plan: Plan, zone: Zone): Box {
  return plan.zones.get(zone)!;
}

/** The part of a Mountain where cards lie; below them are the marks of the colours. */
export function mountainBox(plan: Plan, mandala: number): Box {
  const whole = zoneBox(plan, `mountain-${mandala}`);
  return { ...whole, height: whole.height - 2 * plan.pip - 6 };
}

/** The middle of each of the six marks below a Mountain. */
export function pipSpots(plan: Plan, mandala: number): { x: number; y: number }[] {
  const whole = zoneBox(plan, `mountain-${mandala}`);
  const step = plan.pip * 2.7;
  const y = whole.y + whole.height - plan.pip - 5;
  return [...Array(6).keys()].map((index) => ({
    x: whole.x + whole.width / 2 + (index - 2.5) * step,
    y,
  }));
}

/** A box cut into cells, row by row. */
export function cells(whole: Box, columns: number, rows: number): Box[] {
  const width = whole.width / columns;
  const height = whole.height / rows;
  return [...Array(columns * rows).keys()].map((index) =>
    box(
      whole.x + (index % columns) * width,
      whole.y + Math.floor(index / columns) * height,
      width,
      height,
    ),
  );
}

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A box that is smaller by a margin on each side. */
export function inset({ x, y, width, height }: Box, margin: number): Box {
  return box(x + margin, y + margin, width - 2 * margin, height - 2 * margin);
}
