/** Mandalas, hands, Rivers and Cups, entered by hand; all other cards are in the deck. */

import { SAND } from "../colours";
import {
  countOf,
  lying,
  withPlace,
  type Draft,
  type Piece,
  type Place,
  type Setup,
} from "../setup";

const OF_COLOUR = 18;
const IN_CUP = 2;
const COLOURS = [...SAND];
const SEATS = ["0", "1"];
/** The two whose turn it is, and the count of a game that is over. */
const KINDS = ["turn-0", "turn-1", "count"];
const RIVER = 6;
const HAND = 8;
const FEW = 4;

const pieces: readonly Piece[] = COLOURS.map((colour) => ({ id: colour, colour, shape: "card" }));

const places: readonly Place[] = [
  ...["1", "2"].flatMap((mandala): Place[] => [
    { id: `field-${mandala}-1`, most: OF_COLOUR, group: `mandala-${mandala}` },
    { id: `mountain-${mandala}`, most: OF_COLOUR, group: `mandala-${mandala}` },
    { id: `field-${mandala}-0`, most: OF_COLOUR, group: `mandala-${mandala}` },
  ]),
  ...SEATS.flatMap((seat): Place[] => [
    { id: `hand-${seat}`, most: HAND, group: `seat-${seat}` },
    { id: `river-${seat}`, most: RIVER, group: `seat-${seat}`, isOrdered: true },
    { id: `cup-${seat}`, most: IN_CUP, group: `seat-${seat}` },
    { id: `claimed-${seat}`, most: 60, group: `seat-${seat}` },
  ]),
  { id: "discard", most: 60, group: "rest" },
];

function left(draft: Draft, piece: string): number {
  return OF_COLOUR - countOf(draft, (one) => one === piece);
}

/** Cards as a word of the picture. */
function word(cards: readonly string[]): string {
  const parts = COLOURS.map((colour) => {
    const count = cards.filter((card) => card === colour).length;
    return count <= FEW ? colour.repeat(count) : `${colour}${count}`;
  });
  return parts.join("") || "-";
}

/** The cards of a word, `kkro12`. */
function cardsOf(text: string): string[] {
  return [...text.matchAll(/([kroygp])(\d*)/g)].flatMap(([, letter, count]) =>
    Array<string>(Number(count || 1)).fill(letter!),
  );
}

/** At the end nobody knows any more which two cards of a Cup were dealt into it: any that fit. */
function cups(draft: Draft, seat: string): [string[], string[]] {
  const dealt = [...lying(draft, `cup-${seat}`)];
  const claimed = [...lying(draft, `claimed-${seat}`)];
  if (draft.fields.kind !== "count") return [dealt, claimed];
  const river = lying(draft, `river-${seat}`);
  const all = [...dealt, ...claimed].sort(
    (one, other) => Number(river.includes(one)) - Number(river.includes(other)),
  );
  return [all.slice(0, IN_CUP), all.slice(IN_CUP)];
}

/** Somebody always has a card in hand; for the count it does not matter which. */
function hands(draft: Draft): string[] {
  const entered = SEATS.map((seat) => [...lying(draft, `hand-${seat}`)]);
  if (draft.fields.kind === "count") {
    for (const hand of entered) {
      const spare = COLOURS.find((colour) => left(draft, colour) > entered.flat().length + 1);
      if (hand.length === 0 && spare !== undefined) hand.push(spare);
    }
  }
  return entered.map(word);
}

function heading(draft: Draft): string {
  const { kind = "turn-0", rest } = draft.fields;
  if (kind === "other") return rest ?? "";
  if (kind !== "count") return `mandala turn ${kind.slice(-1)}${rest ?? ""}`;
  const isFull = SEATS.some((seat) => lying(draft, `river-${seat}`).length === RIVER);
  return `mandala over 0${isFull ? "" : " exhausted"}`;
}

const setup: Setup = {
  grid: null,
  places,
  pieces,
  fields: [{ id: "kind", values: KINDS }],
  empty: { places: {}, fields: { kind: "turn-0" } },
  pieceOf: (id) => pieces.find((piece) => piece.id === id) ?? pieces[0]!,
  // For the count nothing else matters, and nobody knows which cards of a Cup were dealt.
  isShown: (draft, place) =>
    draft.fields.kind !== "count" ||
    place.startsWith("river") ||
    place.startsWith("claimed") ||
    (place.startsWith("cup") && lying(draft, place).length > 0),
  put(draft, place, piece) {
    const { most, isOrdered } = places.find(({ id }) => id === place)!;
    const cards = lying(draft, place);
    if (cards.length >= most || left(draft, piece) <= 0) return draft;
    if (isOrdered) {
      return cards.includes(piece) ? draft : withPlace(draft, place, [...cards, piece]);
    }
    const sorted = [...cards, piece].sort((one, other) => SAND.indexOf(one) - SAND.indexOf(other));
    return withPlace(draft, place, sorted);
  },
  left,
  next: (_, piece) => piece,
  read(picture) {
    const [first = "", , ...lines] = picture.trim().split("\n");
    const words = lines.map((line) => line.trim().split(/\s+/));
    const [far, mountain, near, seat1, seat0, , discard] = words;
    if (!far || !mountain || !near || !seat1 || !seat0) return null;
    const known: Record<string, string[]> = { discard: cardsOf(discard?.[1] ?? "") };
    for (const mandala of [1, 2]) {
      known[`field-${mandala}-1`] = cardsOf(far[mandala + 1] ?? "");
      known[`mountain-${mandala}`] = cardsOf(mountain[mandala] ?? "");
      known[`field-${mandala}-0`] = cardsOf(near[mandala + 1] ?? "");
    }
    for (const [seat, line] of [seat0, seat1].entries()) {
      const after = (label: string): string => line[line.indexOf(label) + 1] ?? "";
      known[`hand-${seat}`] = cardsOf(after("hand"));
      known[`cup-${seat}`] = cardsOf(after("cup"));
      known[`river-${seat}`] = cardsOf(after("river"));
      known[`claimed-${seat}`] = cardsOf(after("claimed"));
    }
    const turn = /^mandala turn ([01])(.*)$/.exec(first);
    if (turn) return { places: known, fields: { kind: `turn-${turn[1]}`, rest: turn[2] ?? "" } };
    if (first.startsWith("mandala over")) return { places: known, fields: { kind: "count" } };
    return { places: known, fields: { kind: "other", rest: first } };
  },
  write(draft) {
    const two = (name: (mandala: number) => string): string =>
      [1, 2].map((mandala) => word(lying(draft, name(mandala)))).join("  ");
    const [first, second] = hands(draft);
    const seat = (number: string, hand: string): string => {
      const [cup, claimed] = cups(draft, number);
      const river = lying(draft, `river-${number}`).join("") || "-";
      return `seat ${number}    hand ${hand} cup ${word(cup)} river ${river} claimed ${word(claimed)}`;
    };
    return [
      heading(draft),
      "mandalas  1  2",
      `field 1   ${two((mandala) => `field-${mandala}-1`)}`,
      `mountain  ${two((mandala) => `mountain-${mandala}`)}`,
      `field 0   ${two((mandala) => `field-${mandala}-0`)}`,
      seat("1", second!),
      seat("0", first!),
      "deck      rest",
      `discard   ${word(lying(draft, "discard"))}`,
    ].join("\n");
  },
  // ids: colour-*
  pieceName: (id, say) => say(`colour-${id}`),
  placeName(id, say, { fields }) {
    const [what, first, second] = id.split("-");
    if (what === "field")
      return say("setup-mandala-field", { mandala: Number(first), seat: Number(second) + 1 });
    if (what === "mountain") return say("setup-mandala-mountain", { mandala: Number(first) });
    // ids: setup-mandala-place-* setup-mandala-group-*
    if (what === "mandala" || what === "seat" || what === "rest")
      return say(`setup-mandala-group-${what}`, {
        number: Number(first ?? 0) + Number(what === "seat"),
      });
    const isWhole = what === "claimed" && fields.kind === "count";
    return say(`setup-mandala-place-${isWhole ? "whole" : what}`);
  },
  fieldName: (_, say) => say("setup-mandala-kind"),
  // ids: setup-mandala-kind-*
  valueName: (_, value, say) => say(`setup-mandala-kind-${value}`),
};

export default setup;
