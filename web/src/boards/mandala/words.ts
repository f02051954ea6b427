/** Mandala in words: for screen readers, the list of moves and the live region. */

import type { MandalaPosition } from "./position";
import { groups, MANDALAS, seatOf, type Side, type Zone } from "./zones";

type Say = (id: string, words?: Record<string, string | number>) => string;

/** "2 red cards, 1 green card", or that there is none. */
export function cardsInWords(letters: string, t: Say): string {
  if (!letters) return t("mandala-no-cards");
  // ids: mandala-cards-*
  return groups(letters)
    .map(([letter, count]) => t(`mandala-cards-${letter === "?" ? "hidden" : letter}`, { count }))
    .join(", ");
}

/** "red, green", or that there is none. */
export function coloursInWords(letters: string, t: Say): string {
  if (!letters) return t("mandala-no-colours");
  // ids: colour-*
  return [...letters].map((letter) => t(`colour-${letter}`)).join(", ");
}

/** Whose something is: own or other when somebody plays, first or second when somebody watches. */
function whose(position: MandalaPosition, seat: number): "own" | "other" | "first" | "second" {
  if (position.seat === null) return seat === 0 ? "first" : "second";
  return seat === position.seat ? "own" : "other";
}

/** The whole board, a sentence for each part. */
export function describe(position: MandalaPosition, t: Say): string[] {
  const seats = position.seat === 1 ? [1, 0] : [0, 1];
  return [
    ...claimInWords(position, t),
    ...MANDALAS.flatMap((mandala) => [
      mountainInWords(position, mandala, t),
      ...seats.map((seat) => fieldInWords(position, mandala, seat, t)),
    ]),
    ...seats.flatMap((seat) => [
      riverInWords(position, seat, t),
      cupInWords(position, seat, t),
      handInWords(position, seat, t),
    ]),
    deckInWords(position, t),
    discardInWords(position, t),
  ];
}

function claimInWords(position: MandalaPosition, t: Say): string[] {
  const { claiming } = position;
  if (!claiming) return [];
  const who = whose(position, claiming.by);
  const colours = colourLetters(position.mountains[claiming.mandala - 1]!);
  // ids: mandala-words-claim-*
  return [
    t(`mandala-words-claim-${who}`, {
      mandala: claiming.mandala,
      colours: coloursInWords(colours, t),
    }),
  ];
}

function colourLetters(letters: string): string {
  return groups(letters)
    .map(([letter]) => letter)
    .join("");
}

export function mountainInWords(position: MandalaPosition, mandala: number, t: Say): string {
  const missing = position.missing[mandala - 1]!;
  return t("mandala-words-mountain", {
    mandala,
    cards: cardsInWords(position.mountains[mandala - 1]!, t),
    missing: coloursInWords(missing, t),
    count: missing.length,
  });
}

export function fieldInWords(
  position: MandalaPosition,
  mandala: number,
  seat: number,
  t: Say,
): string {
  const cards = cardsInWords(position.fields[mandala - 1]![seat]!, t);
  // ids: mandala-words-field-*
  return t(`mandala-words-field-${whose(position, seat)}`, { mandala, cards });
}

export function riverInWords(position: MandalaPosition, seat: number, t: Say): string {
  const colours = coloursInWords(position.rivers[seat]!, t);
  // ids: mandala-words-river-*
  return t(`mandala-words-river-${whose(position, seat)}`, { colours });
}

/** A Cup with all of it that one may look up; where memory counts, its number of cards. */
export function cupInWords(position: MandalaPosition, seat: number, t: Say): string {
  const cup = position.cups[seat]!;
  const who = whose(position, seat);
  const words = { count: cup.count };
  if (cup.hidden !== null) {
    // ids: mandala-words-cup-open-*
    return t(`mandala-words-cup-open-${who}`, {
      ...words,
      cards: cardsInWords(sorted((cup.claimed ?? "") + cup.hidden), t),
      hidden: cardsInWords(cup.hidden, t),
    });
  }
  if (cup.claimed !== null) {
    const cards = cardsInWords(cup.claimed, t);
    // ids: mandala-words-cup-claimed-*
    return t(`mandala-words-cup-claimed-${who}`, { ...words, cards });
  }
  // ids: mandala-words-cup-*
  return t(`mandala-words-cup-${who}`, words);
}

const ORDER = "kroygp";

function sorted(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");
}

export function handInWords(position: MandalaPosition, seat: number, t: Say): string {
  const { count, cards } = position.hands[seat]!;
  // ids: mandala-words-hand-*
  return t(`mandala-words-hand-${whose(position, seat)}`, {
    count,
    cards: cardsInWords(cards ?? "?".repeat(count), t),
  });
}

export function deckInWords(position: MandalaPosition, t: Say): string {
  return t("mandala-words-deck", { count: position.deck });
}

export function discardInWords(position: MandalaPosition, t: Say): string {
  return t("mandala-words-discard", { cards: cardsInWords(position.discard, t) });
}

interface Event {
  seat: number;
  move: string;
  chance: string | null;
}

/** What a move was, and what came of it. */
export function tell(event: Event, names: readonly string[], t: Say): string {
  const name = names[event.seat] ?? "";
  const said = [tellMove(event.move, name, t)];
  if (event.chance) said.push(tellChance(event.chance, name, t));
  return said.join(" ");
}

function tellMove(move: string, name: string, t: Say): string {
  const words = move.split(" ");
  const letters = words.at(-1) ?? "";
  const cards = cardsInWords(letters, t);
  switch (words[0]) {
    case "build":
      return t("mandala-told-build", { name, cards, mandala: words[1]! });
    case "grow":
      return t("mandala-told-grow", { name, cards, mandala: words[1]! });
    case "discard":
      return t("mandala-told-discard", { name, cards });
    default:
      return t("mandala-told-claim", { name, colour: coloursInWords(letters, t), letter: letters });
  }
}

function tellChance(chance: string, name: string, t: Say): string {
  const words = chance.split(" ");
  const letters = words.at(-1) ?? "";
  const cards = cardsInWords(letters, t);
  if (words[0] === "refill") return t("mandala-told-refill", { cards, mandala: words[1]! });
  return t("mandala-told-draw", { name, cards, count: letters.length });
}

/** A move that waits for confirmation. */
export function question(move: string, _position: MandalaPosition, t: Say): string {
  const words = move.split(" ");
  const letters = words.at(-1) ?? "";
  const cards = cardsInWords(letters, t);
  switch (words[0]) {
    case "build":
      return t("mandala-ask-build", { colour: coloursInWords(letters, t), mandala: words[1]! });
    case "grow":
      return t("mandala-ask-grow", { cards, mandala: words[1]! });
    case "discard":
      return t("mandala-ask-discard", { cards });
    default:
      return t("mandala-ask-claim", { colour: coloursInWords(letters, t) });
  }
}

/** What a place is, in one sentence: for whoever presses it while that does nothing else. */
export function about(position: MandalaPosition, zone: Zone, near: number, t: Say): string {
  const [place, second, third] = zone.split("-");
  const side = (place === "field" ? third : second) as Side;
  const seat = seatOf(side, near);
  const owner = position.seat === null ? "any" : whose(position, seat);
  switch (place) {
    case "deck":
      return t("mandala-about-deck", { count: position.deck });
    case "discard":
      return t("mandala-about-discard");
    case "mountain":
      return t("mandala-about-mountain", { mandala: second! });
    default:
      // ids: mandala-about-field mandala-about-river mandala-about-cup mandala-about-hand
      return t(`mandala-about-${place}`, { whose: owner });
  }
}

export { inWords } from "./phrases";
