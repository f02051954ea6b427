/** How the cards of each place lie there: cards of one colour are one pile. */

import { SAND } from "../colours";
import { CARD, cells, inset, middle, mountainBox, zoneBox, type Box, type Plan } from "./layout";
import { groups, isCupOpen, type Side, type Zone, type Zones } from "./zones";

export interface Spot {
  x: number;
  y: number;
  scale: number;
  angle: number;
}

export interface Pile {
  zone: Zone;
  letter: string;
  /** One for each card, from the lowest to the one on top. */
  spots: Spot[];
  /** What one can click. */
  box: Box;
  /** Where the number of cards is written. */
  number: { x: number; y: number };
}

/** Cards of the own hand that are picked up. */
export interface Picked {
  letter: string;
  count: number;
}

export function pilesOf(plan: Plan, zones: Zones, picked: Picked | null): Pile[] {
  return [...zones].flatMap(([zone, letters]) => {
    const [kind, side] = zone.split("-");
    if (kind === "hand") {
      return side === "near" ? fan(plan, zone, letters, picked) : backs(plan, zone, letters);
    }
    if (kind === "river") return river(plan, zone, letters);
    if (kind === "cup") return cup(plan, zone, letters, isCupOpen(zones, side as Side));
    if (kind === "discard") return discard(plan, zone, letters);
    if (kind === "deck") return deck(plan, zone, letters);
    return loose(plan, zone, letters);
  });
}

/** A pile in a cell: its cards overlap to the right, as far as there is room. */
function pile(zone: Zone, letter: string, count: number, cell: Box, largest: number): Pile {
  const scale = Math.min(largest, cell.height / CARD.height, cell.width / CARD.width);
  const width = CARD.width * scale;
  const step = count > 1 ? Math.min(0.28 * width, (cell.width - width) / (count - 1)) : 0;
  const { x, y } = middle(cell);
  const spots = [...Array(count).keys()].map((index) => ({
    x: x + (index - (count - 1) / 2) * step,
    y,
    scale,
    angle: 0,
  }));
  const right = x + ((count - 1) / 2) * step + width / 2;
  return { zone, letter, spots, box: cell, number: { x: right, y: y + (CARD.height * scale) / 2 } };
}

/** The colours of a Mountain or a Field, side by side. */
function loose(plan: Plan, zone: Zone, letters: string): Pile[] {
  const isMountain = zone.startsWith("mountain");
  const whole = isMountain ? mountainBox(plan, Number(zone.split("-")[1])) : zoneBox(plan, zone);
  const all = groups(letters);
  const most = isMountain ? plan.mountainColumns : 6;
  const columns = Math.min(most, Math.max(all.length, 2));
  const rows = Math.max(1, Math.ceil(all.length / columns));
  const largest = plan.hand * 0.85;
  // Few colours lie together in the middle.
  const width = Math.min(whole.width - 4, columns * CARD.width * largest * 2.2);
  const together = { ...inset(whole, 2), x: middle(whole).x - width / 2, width };
  return cells(together, columns, rows)
    .slice(0, all.length)
    .map((cell, index) => {
      const [letter, count] = all[index]!;
      // So does a row that is not full.
      const inRow = Math.min(columns, all.length - Math.floor(index / columns) * columns);
      const x = cell.x + ((columns - inRow) * cell.width) / 2;
      const made = pile(zone, letter, count, inset({ ...cell, x }, 3), largest);
      const height = Math.min(cell.height, CARD.height * made.spots[0]!.scale + 14);
      return { ...made, box: { ...cell, x, y: middle(cell).y - height / 2, height } };
    });
}

/** The own hand: a fan, each colour a little apart, what is picked up raised. */
function fan(plan: Plan, zone: Zone, letters: string, picked: Picked | null): Pile[] {
  const whole = zoneBox(plan, zone);
  const all = groups(letters);
  const inside = 0.36; // of a card's width shows when the next one of its colour lies on it
  const gap = 0.14;
  const widths = all.map(([, count]) => 1 + (count - 1) * inside);
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  const scale = Math.min(plan.hand, (whole.width - 8) / (total * CARD.width));
  const unit = CARD.width * scale;
  const centre = middle(whole);
  let left = centre.x - (total * unit) / 2;
  return all.map(([letter, count], index) => {
    const start = left;
    left += (widths[index]! + gap) * unit;
    const raised = picked?.letter === letter ? picked.count : 0;
    const spots = [...Array(count).keys()].map((card): Spot => {
      const x = start + (0.5 + card * inside) * unit;
      const turn = (x - centre.x) / (whole.width / 2);
      const lift = count - card <= raised ? 0.2 * CARD.height * scale : 0;
      return { x, y: centre.y + 8 + 8 * turn * turn - lift, scale, angle: 6 * turn };
    });
    const target = { ...whole, x: start - (gap / 2) * unit, width: (widths[index]! + gap) * unit };
    const on = { x: start + widths[index]! * unit - 4, y: whole.y + whole.height - 16 };
    return { zone, letter, spots, box: target, number: on };
  });
}

/** The rival's hand, and whatever hand is hidden: backs. */
function backs(plan: Plan, zone: Zone, letters: string): Pile[] {
  if (!letters) return [];
  const whole = zoneBox(plan, zone);
  const made = pile(zone, "?", letters.length, inset(whole, 2), plan.hand * 0.8);
  const first = made.spots[0]!;
  const step = Math.min(0.5 * CARD.width * first.scale, whole.width / (letters.length + 4));
  const centre = middle(whole);
  const spots = made.spots.map((spot, index) => ({
    ...spot,
    x: centre.x + (index - (letters.length - 1) / 2) * step,
  }));
  const right = spots.at(-1)!.x + (CARD.width * first.scale) / 2;
  return [{ ...made, spots, number: { x: right, y: centre.y } }];
}

/** Six spaces, the first is worth one: each with room for a card, and the number below it. */
export function riverCells(plan: Plan, zone: Zone): Box[] {
  const spaces = cells(inset(zoneBox(plan, zone), 2), 6, 1);
  return spaces.map((space) => ({ ...inset(space, 3), height: space.height - plan.text - 6 }));
}

function river(plan: Plan, zone: Zone, letters: string): Pile[] {
  const spaces = riverCells(plan, zone);
  return [...letters].map((letter, index) => pile(zone, letter, 1, spaces[index]!, plan.hand));
}

/** A Cup: its bowl, and beside it a slot for each colour unless all its cards lie face down. */
export function cupCells(plan: Plan, zone: Zone, isOpen: boolean): { colours: Box[]; bowl: Box } {
  const whole = inset(zoneBox(plan, zone), 3);
  if (!isOpen) return { colours: [], bowl: whole };
  const width = whole.width * 0.27;
  const beside = { ...whole, width: whole.width - width };
  const bowl = { ...whole, x: whole.x + beside.width, width };
  return { colours: cells(beside, 3, 2), bowl };
}

/** The front of a bowl hides the lower half of the cards that are in it. */
export function bowlSize(bowl: Box): { x: number; y: number; radius: number } {
  const radius = Math.min(bowl.width * 0.46, bowl.height * 0.42);
  const { x, y } = middle(bowl);
  return { x, y: y - radius * 0.3, radius };
}

function cup(plan: Plan, zone: Zone, letters: string, isOpen: boolean): Pile[] {
  const { colours, bowl } = cupCells(plan, zone, isOpen);
  return groups(letters).map(([letter, count]) => {
    if (letter === "?") return inBowl(zone, count, bowl);
    const cell = colours[SAND.indexOf(letter)]!;
    const room = { ...inset(cell, 2), width: cell.width * 0.5 };
    const { x, y } = middle(cell);
    return {
      ...pile(zone, letter, count, room, plan.hand * 0.62),
      number: { x: x + cell.width * 0.24, y },
    };
  });
}

function inBowl(zone: Zone, count: number, bowl: Box): Pile {
  const { x, y, radius } = bowlSize(bowl);
  const spots = [...Array(count).keys()].map((index) => ({
    x: x + (index - (count - 1) / 2) * Math.min(radius * 0.3, (radius * 0.9) / count),
    y: y - radius * 0.1,
    scale: (radius * 1.25) / CARD.height,
    angle: count > 1 ? (index / (count - 1) - 0.5) * 30 : 0,
  }));
  return { zone, letter: "?", spots, box: bowl, number: { x, y } };
}

/** The open pile: six slots, so that everybody sees what is in it. */
export function discardCells(plan: Plan): Box[] {
  const whole = inset(zoneBox(plan, "discard"), 4);
  return cells(whole, plan.discardColumns, 6 / plan.discardColumns);
}

function discard(plan: Plan, zone: Zone, letters: string): Pile[] {
  const slots = discardCells(plan);
  return groups(letters).map(([letter, count]) =>
    pile(zone, letter, count, inset(slots[SAND.indexOf(letter)]!, 4), plan.hand * 0.8),
  );
}

/** One pile that gets lower. */
function deck(plan: Plan, zone: Zone, letters: string): Pile[] {
  if (!letters) return [];
  const whole = zoneBox(plan, zone);
  const made = pile(zone, "?", letters.length, inset(whole, 5), plan.hand);
  const { x, y } = middle(whole);
  const spots = made.spots.map((spot, index) => ({ ...spot, x, y: y + 3 - index * 0.07 }));
  const corner = (CARD.width * spots[0]!.scale) / 2;
  return [{ ...made, spots, number: { x: x + corner, y: made.number.y } }];
}
