/** What a lesson or a hint points at on the table: a colour, a place, or a Mandala by its number. */

import { inset, zoneBox, type Box, type Plan } from "./layout";
import type { Pile } from "./piles";
import type { Zone } from "./zones";

export interface Pointed {
  /** As the lesson names it. */
  at: string;
  box: Box;
}

/** How far the ring stays inside a place, so that rings of neighbours do not meet. */
const INSIDE = 2;

/** `claimed` is the Mandala that is being claimed: then a colour is one of its Mountain. */
export function pointedBoxes(
  plan: Plan,
  piles: readonly Pile[],
  claimed: number | null,
  point: readonly string[],
): Pointed[] {
  return point.flatMap((at) => {
    const found = placeOf(plan, at) ?? cardsOf(piles, claimed, at);
    const box = found && inset(found, INSIDE);
    // Before the board knows how large it is, nothing has room inside.
    return box && box.width > 0 && box.height > 0 ? [{ at, box }] : [];
  });
}

/** "mountain 1" is a Mountain, "field 1" the own Field there, "1" all of Mandala 1. */
function placeOf(plan: Plan, at: string): Box | null {
  const [place, number] = at.split(" ");
  const mandala = plan.mandalas[Number(at) - 1];
  if (mandala) return mandala;
  const zone = {
    mountain: `mountain-${number}`,
    field: `field-${number}-near`,
    discard: "discard",
  }[place!];
  return zone !== undefined && plan.zones.has(zone as Zone) ? zoneBox(plan, zone as Zone) : null;
}

/** Cards of a colour: those to be claimed, else those in the own hand, else in a Mountain. */
function cardsOf(piles: readonly Pile[], claimed: number | null, letter: string): Box | null {
  const zones = [
    claimed === null ? "hand-near" : `mountain-${claimed}`,
    "mountain-1",
    "mountain-2",
  ];
  for (const zone of zones) {
    const found = piles.find((pile) => pile.zone === zone && pile.letter === letter);
    if (found) return found.box;
  }
  return null;
}
