/**
 * The deal of Mandala and every card that is drawn, from the numbers of a table. As much of the
 * game is followed as says which cards are in the deck.
 */

import type { Numbers } from "../../fair/numbers";
import type { GameRecord } from "../../fair/record";

const COLOURS = [..."kroygp"];
const EACH = 18;

interface Deal {
  mountains: string[];
  hands: string[];
  cups: string[];
}

export function firstWrong(record: GameRecord, numbers: Numbers): number | null {
  const game = new Course(numbers);
  if (!isSame(game.dealt, record.deal as Deal)) return 0;
  const wrong = record.moves.findIndex((move) => !game.follows(move));
  return wrong < 0 ? null : wrong + 1;
}

function isSame(one: Deal, other: Deal): boolean {
  const written = ({ mountains, hands, cups }: Deal): string =>
    [...mountains, ...hands, ...cups].map((cards) => [...cards].sort().join("")).join();
  return written(one) === written(other);
}

class Course {
  readonly dealt: Deal;
  #deck = new Map(COLOURS.map((colour) => [colour, EACH]));
  #pile = new Map(COLOURS.map((colour) => [colour, 0]));
  readonly #mountains: string[];
  readonly #fields = [
    ["", ""],
    ["", ""],
  ];
  #turn = 1;
  #mandala = 0;
  #claimer = 0;

  constructor(private readonly numbers: Numbers) {
    const mountains = [this.#cards(2), this.#cards(2)];
    const seats = [0, 1].map(() => ({ hand: this.#cards(6), cup: this.#cards(2) }));
    const hands = seats.map(({ hand }) => hand);
    this.dealt = { mountains, hands, cups: seats.map(({ cup }) => cup) };
    this.#mountains = [...mountains];
  }

  /** Whether an event of a record is what comes, if it is chance; it has happened then. */
  follows(event: string): boolean {
    const [verb, ...rest] = event.split(" ");
    const cards = rest.at(-1)!;
    if (verb === "draw") return this.#cards(cards.length) === cards;
    if (verb === "refill") {
      this.#mountains[Number(rest[0]) - 1] += cards;
      return this.#cards(cards.length) === cards;
    }
    if (verb === "claim") this.#claim(cards);
    else this.#play(verb!, Number(rest[0]) - 1, cards);
    return true;
  }

  #play(verb: string, mandala: number, cards: string): void {
    this.#turn = 1 - this.#turn;
    if (verb === "discard") return this.#throw(cards);
    this.#mandala = mandala;
    const fields = this.#fields[mandala]!;
    if (verb === "build") this.#mountains[mandala] += cards;
    else fields[this.#turn] += cards;
    const more = fields[1]!.length - fields[0]!.length;
    this.#claimer = more === 0 ? 1 - this.#turn : Number(more > 0);
  }

  /** Whoever has an empty field gets nothing: those cards are thrown away. */
  #claim(colour: string): void {
    const mountain = this.#mountains[this.#mandala]!;
    const fields = this.#fields[this.#mandala]!;
    const left = mountain.replaceAll(colour, "");
    if (fields[this.#claimer] === "") this.#throw(colour.repeat(mountain.length - left.length));
    this.#mountains[this.#mandala] = left;
    this.#claimer = 1 - this.#claimer;
    if (left === "") {
      this.#throw(fields.join(""));
      this.#fields[this.#mandala] = ["", ""];
    }
  }

  #throw(cards: string): void {
    for (const card of cards) this.#pile.set(card, this.#pile.get(card)! + 1);
  }

  /** One by one; when the deck is empty, the pile is the new deck. */
  #cards(count: number): string {
    let cards = "";
    while (cards.length < count) {
      this.#renew();
      const card = this.#card();
      if (card === null) return cards;
      cards += card;
    }
    this.#renew();
    return cards;
  }

  /** A number is a place in the deck, sorted by colour. */
  #card(): string | null {
    const left = this.#left();
    if (left === 0) return null;
    let place = this.numbers.below(left);
    for (const colour of COLOURS) {
      const count = this.#deck.get(colour)!;
      if (place < count) {
        this.#deck.set(colour, count - 1);
        return colour;
      }
      place -= count;
    }
    return null;
  }

  #left(): number {
    return [...this.#deck.values()].reduce((sum, count) => sum + count, 0);
  }

  #renew(): void {
    if (this.#left() > 0) return;
    this.#deck = this.#pile;
    this.#pile = new Map(COLOURS.map((colour) => [colour, 0]));
  }
}
