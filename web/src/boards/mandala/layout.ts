/** Where everything lies on the table: three arrangements, each as large as the room for it. */

import type { Zone } from "./zones";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  name: "wide" | "square" | "tall" | "small";
  /** In pixels, unless it is the small picture: texts can be read at every size. */
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

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

interface Part {
  at: number;
  size: number;
}

/** A length cut into parts by their shares, with gaps between them and at both ends. */
function cut(length: number, shares: readonly number[], gap: number, from = 0): Part[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = length - gap * (shares.length + 1);
  let at = from + gap;
  return shares.map((share) => {
    const part = { at, size: (room * share) / whole };
    at += part.size + gap;
    return part;
  });
}

function at(across: Part, down: Part): Box {
  return box(across.at, down.at, across.size, down.size);
}

/** The Fields of a Mandala with its Mountain between them. */
function mandalaZones(mandala: number, whole: Box, gap: number): [Zone, Box][] {
  const [across] = cut(whole.width, [1], gap, whole.x);
  const [far, mountain, near] = cut(whole.height, [1, 1.95, 1], gap, whole.y);
  return [
    [`field-${mandala}-far`, at(across!, far!)],
    [`mountain-${mandala}`, at(across!, mountain!)],
    [`field-${mandala}-near`, at(across!, near!)],
  ];
}

/** Cards lie in as few rows as make them large. */
function mountainColumns(mountain: Box, pip: number): number {
  const height = mountain.height - 2 * pip - 6;
  const size = (columns: number, rows: number): number =>
    Math.min(mountain.width / columns / CARD.width, height / rows / CARD.height);
  return size(6, 1) > size(3, 2) ? 6 : 3;
}

type Arrangement = Pick<Plan, "name" | "mandalas" | "discardColumns"> & { zones: [Zone, Box][] };

function planOf(width: number, height: number, { zones, ...rest }: Arrangement): Plan {
  const found = new Map(zones);
  const mountain = found.get("mountain-1")!;
  const pip = clamp(4.5, Math.min(mountain.width / 19, mountain.height / 11), 15);
  const hand = found.get("hand-near")!;
  return {
    ...rest,
    width,
    height,
    zones: found,
    // What is picked up rises, and the ends of the fan hang.
    hand: (hand.height - 22) / (CARD.height * 1.16),
    mountainColumns: mountainColumns(mountain, pip),
    pip,
    text: clamp(10, Math.sqrt(width * height) / 38, 17),
  };
}

/** On a phone: everything below each other, the hand as wide as the screen. */
function tall(width: number, height: number): Plan {
  const gap = clamp(3, width / 90, 6);
  const [farHand, far, middle, decks, near, hand] = cut(height, TALL_ROWS, gap);
  const [whole] = cut(width, [1], gap);
  const [left, right] = cut(width, [1, 1], gap);
  const [deck, discard] = cut(width, [0.16, 0.84], gap);
  const [river, cup] = cut(width, [0.63, 0.37], gap);
  const mandalas = [at(left!, middle!), at(right!, middle!)];
  return planOf(width, height, {
    name: "tall",
    mandalas,
    discardColumns: 6,
    zones: [
      ["hand-far", at(whole!, farHand!)],
      ["river-far", at(river!, far!)],
      ["cup-far", at(cup!, far!)],
      ...mandalas.flatMap((one, index) => mandalaZones(index + 1, one, gap)),
      ["deck", at(deck!, decks!)],
      ["discard", at(discard!, decks!)],
      ["river-near", at(river!, near!)],
      ["cup-near", at(cup!, near!)],
      ["hand-near", at(whole!, hand!)],
    ],
  });
}

/** Deck and discard pile between the Mandalas; the hand still as wide as the board. */
function square(width: number, height: number): Plan {
  const gap = clamp(3, width / 110, 9);
  const [far, middle, near, hand] = cut(height, SQUARE_ROWS, gap);
  const [whole] = cut(width, [1], gap);
  const [farRiver, farHand, farCup] = cut(width, [0.42, 0.18, 0.4], gap);
  const [river, cup] = cut(width, [0.57, 0.43], gap);
  const [left, centre, right] = cut(width, [0.41, 0.18, 0.41], gap);
  const [deck, discard] = cut(middle!.size + 2 * gap, [0.3, 0.7], gap, middle!.at - gap);
  const mandalas = [at(left!, middle!), at(right!, middle!)];
  return planOf(width, height, {
    name: "square",
    mandalas,
    discardColumns: 2,
    zones: [
      ["river-far", at(farRiver!, far!)],
      ["hand-far", at(farHand!, far!)],
      ["cup-far", at(farCup!, far!)],
      ...mandalas.flatMap((one, index) => mandalaZones(index + 1, one, gap)),
      ["deck", at(centre!, deck!)],
      ["discard", at(centre!, discard!)],
      ["river-near", at(river!, near!)],
      ["cup-near", at(cup!, near!)],
      ["hand-near", at(whole!, hand!)],
    ],
  });
}

/** On a desk: the hand between River and Cup. */
function wide(width: number, height: number): Plan {
  const gap = clamp(5, width / 110, 12);
  const [far, middle, near] = cut(height, WIDE_ROWS, gap);
  const [farRiver, farHand, farCup] = cut(width, [0.32, 0.35, 0.33], gap);
  const [river, hand, cup] = cut(width, [0.29, 0.43, 0.28], gap);
  const [left, centre, right] = cut(width, [0.42, 0.16, 0.42], gap);
  const [deck, discard] = cut(middle!.size + 2 * gap, [0.32, 0.68], gap, middle!.at - gap);
  const mandalas = [at(left!, middle!), at(right!, middle!)];
  return planOf(width, height, {
    name: "wide",
    mandalas,
    discardColumns: 2,
    zones: [
      ["river-far", at(farRiver!, far!)],
      ["hand-far", at(farHand!, far!)],
      ["cup-far", at(farCup!, far!)],
      ...mandalas.flatMap((one, index) => mandalaZones(index + 1, one, gap)),
      ["deck", at(centre!, deck!)],
      ["discard", at(centre!, discard!)],
      ["river-near", at(river!, near!)],
      ["hand-near", at(hand!, near!)],
      ["cup-near", at(cup!, near!)],
    ],
  });
}

const TALL_ROWS = [0.05, 0.105, 0.425, 0.105, 0.11, 0.195];
const SQUARE_ROWS = [0.13, 0.48, 0.135, 0.225];
const WIDE_ROWS = [0.15, 0.61, 0.21];

/** Below this shape (width by height) places lie below each other, from the other on beside. */
const SQUARE_FROM = 0.85;
const WIDE_FROM = 1.4;
/** So much flatter a board may become before it is arranged anew. */
const PATIENCE = 0.12;
/** In a narrow board the hand needs the whole width. */
const WIDE_AT_LEAST = 640;
/** More room than this in one direction stays empty: a table is a table. */
const FLATTEST = 1.9;
const STEEPEST = 0.52;
/** As long as nobody has measured the room. */
const UNKNOWN = { width: 1000, height: 600 };

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
    ["hand-near", box(60, 536, 480, 50)],
  ]),
  hand: 0.95,
  mountainColumns: 3,
  discardColumns: 3,
  pip: 10,
  text: 4,
};

/**
 * The arrangement for some room, in pixels: by its shape, and as large as it. A board that is
 * shown already keeps its arrangement (`kept`) while it can: a question below it takes some height,
 * and nothing should jump because of that.
 */
export function planFor(width: number, height: number, kept?: Plan["name"]): Plan {
  if (width <= 0 || height <= 0) return planFor(UNKNOWN.width, UNKNOWN.height);
  const across = Math.min(width, height * FLATTEST);
  const down = Math.min(height, width / STEEPEST);
  const shape = across / down;
  const squareFrom = SQUARE_FROM + (kept === "tall" ? PATIENCE : 0);
  const wideFrom = WIDE_FROM + (kept === "square" ? PATIENCE : 0);
  if (shape < squareFrom) return tall(across, down);
  return shape < wideFrom || across < WIDE_AT_LEAST ? square(across, down) : wide(across, down);
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

function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
