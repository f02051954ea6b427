/** Cards keep who they are from position to position, so that they can be seen to move. */

import { sideOf, type Zone, type Zones } from "./zones";

export interface Card {
  id: number;
  zone: Zone;
  /** Its colour, or "?" while it lies face down. */
  letter: string;
}

/** Cards that left a hand with the last move. */
export interface Played {
  from: Zone;
  to: Zone;
  cards: string;
}

/** What a move text says about cards of a hand; claims show in the position itself. */
export function playedOf(last: { seat: number; move: string } | null, near: number): Played | null {
  if (!last) return null;
  const side = sideOf(last.seat, near);
  const words = last.move.split(" ");
  const from: Zone = `hand-${side}`;
  const cards = words.at(-1) ?? "";
  if (words[0] === "build") return { from, to: `mountain-${Number(words[1])}`, cards };
  if (words[0] === "grow") return { from, to: `field-${Number(words[1])}-${side}`, cards };
  if (words[0] === "discard") return { from, to: "discard", cards };
  return null;
}

/** Where the cards of a place usually come from, the likeliest first. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  hand: ["deck"],
  mountain: ["hand", "deck"],
  field: ["hand"],
  river: ["mountain"],
  cup: ["mountain"],
  discard: ["mountain", "field", "hand"],
  deck: ["discard"],
};
const UNUSUAL = 10;
const OTHER_COLOUR = 100;

/** The cards of the next position: each stays who it was, and as few as possible move. */
export function carry(before: readonly Card[], zones: Zones, played: Played | null): Card[] {
  const cards = before.map((card) => ({ ...card }));
  if (played) follow(cards, zones, played);
  const { kept, loose, needs } = compare(cards, zones);
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  for (const need of needs) {
    const source = loose.sort((a, b) => cost(a, need) - cost(b, need) || a.id - b.id).shift();
    kept.push({ id: source?.id ?? next++, ...need });
  }
  return kept.sort((a, b) => a.id - b.id);
}

/** Lay down what the last move says, as far as the new position has it there. */
function follow(cards: Card[], zones: Zones, { from, to, cards: letters }: Played): void {
  for (const letter of letters) {
    const there = cards.filter((card) => card.zone === to && card.letter === letter).length;
    const wanted = [...(zones.get(to) ?? "")].filter((other) => other === letter).length;
    const card =
      cards.find((one) => one.zone === from && one.letter === letter) ??
      cards.find((one) => one.zone === from && one.letter === "?");
    if (card && there < wanted) Object.assign(card, { zone: to, letter });
  }
}

type Need = Omit<Card, "id">;

/** Which cards can stay, which have to go, and what is lacking. */
function compare(cards: Card[], zones: Zones): { kept: Card[]; loose: Card[]; needs: Need[] } {
  const kept: Card[] = [];
  const loose: Card[] = [];
  const needs: Need[] = [];
  for (const [zone, letters] of zones) {
    const here = cards.filter((card) => card.zone === zone);
    const lacking: string[] = [];
    for (const letter of letters) {
      const index = here.findIndex((card) => card.letter === letter);
      if (index < 0) lacking.push(letter);
      else kept.push(...here.splice(index, 1));
    }
    for (const letter of lacking) {
      // A card that is only turned over stays where it is.
      const index = here.findIndex((card) => card.letter === "?" || letter === "?");
      if (index < 0) needs.push({ zone, letter });
      else kept.push({ ...here.splice(index, 1)[0]!, letter });
    }
    loose.push(...here);
  }
  return { kept, loose, needs };
}

/** How unlikely it is that a card came from where it was. */
function cost(card: Card, need: Need): number {
  const rank = (SOURCES[kindOf(need.zone)] ?? []).indexOf(kindOf(card.zone));
  const faces = [card.letter, need.letter];
  const changed = card.letter !== need.letter && !faces.includes("?");
  return (rank < 0 ? UNUSUAL : rank) + (changed ? OTHER_COLOUR : 0);
}

function kindOf(zone: Zone): string {
  return zone.split("-")[0]!;
}
