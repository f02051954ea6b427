/** Where cards can lie, and which cards lie where: "?" is a card that lies face down. */

import type { MandalaPosition } from "./position";

export type Side = "near" | "far";
export type Zone =
  | "deck"
  | "discard"
  | `mountain-${number}`
  | `field-${number}-${Side}`
  | `${"hand" | "river" | "cup"}-${Side}`;
export type Zones = ReadonlyMap<Zone, string>;

export const MANDALAS = [1, 2] as const;
export const SIDES: readonly Side[] = ["near", "far"];

export function sideOf(seat: number, near: number): Side {
  return seat === near ? "near" : "far";
}

export function seatOf(side: Side, near: number): number {
  return side === "near" ? near : 1 - near;
}

/** All cards of a position. Claimed cards stay face up in a Cup, unless memory counts. */
export function zonesOf(position: MandalaPosition, near: number): Zones {
  const zones = new Map<Zone, string>([
    ["deck", "?".repeat(position.deck)],
    ["discard", position.discard],
  ]);
  for (const mandala of MANDALAS) {
    zones.set(`mountain-${mandala}`, position.mountains[mandala - 1]!);
    for (const side of SIDES) {
      const field = position.fields[mandala - 1]![seatOf(side, near)]!;
      zones.set(`field-${mandala}-${side}`, field);
    }
  }
  for (const side of SIDES) {
    const seat = seatOf(side, near);
    const hand = position.hands[seat]!;
    zones.set(`hand-${side}`, hand.cards ?? "?".repeat(hand.count));
    zones.set(`river-${side}`, position.rivers[seat]!);
    zones.set(`cup-${side}`, cupCards(position.cups[seat]!));
  }
  return zones;
}

function cupCards(cup: MandalaPosition["cups"][number]): string {
  const open = (cup.claimed ?? "") + (cup.hidden ?? "");
  return open + "?".repeat(cup.count - open.length);
}

/** Whether any card of a Cup lies face up for whoever looks. */
export function isCupOpen(zones: Zones, side: Side): boolean {
  return [...zones.get(`cup-${side}`)!].some((letter) => letter !== "?");
}

/** How many cards of each colour, in the order in which the colours come. */
export function groups(letters: string): [letter: string, count: number][] {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts];
}
