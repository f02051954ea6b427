/** The deal of Mandamina, from the numbers of a table. */

import type { Numbers } from "../../fair/numbers";
import type { GameRecord } from "../../fair/record";

const MARBLES = "wyorvgld";
const SIDE = 7;
const HOLE = 24;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((c) => c !== HOLE);
const ROUNDS = 10;

/** Which places lie beside each place. */
const BESIDE = PLACES.map((cell) =>
  PLACES.flatMap((other, place) => {
    const rows = Math.abs(Math.floor(cell / SIDE) - Math.floor(other / SIDE));
    return rows + Math.abs((cell % SIDE) - (other % SIDE)) === 1 ? [place] : [];
  }),
);

/** Nothing is drawn after the deal. */
export function firstWrong(record: GameRecord, numbers: Numbers): number | null {
  const { board } = record.deal as { board: string[] };
  const order = numbers.shuffle([...MARBLES]);
  const colours = PLACES.map((_, place) => order[place % order.length]!);
  offers(numbers).forEach((partner, turn) => swap(colours, turn % PLACES.length, partner));
  const cells = [...colours.slice(0, HOLE), ".", ...colours.slice(HOLE)].join("");
  const rows = Array.from({ length: SIDE }, (_, y) => cells.slice(y * SIDE, (y + 1) * SIDE));
  return rows.reverse().join() === board.join() ? null : 0;
}

/** Every place offers ten times to swap; one number says four partners. */
function offers(numbers: Numbers): number[] {
  const count = PLACES.length;
  return Array.from({ length: (ROUNDS * count) / 4 }, () => numbers.below(count ** 4)).flatMap(
    (four) => [0, 1, 2, 3].map((nth) => Math.floor(four / count ** nth) % count),
  );
}

/** Unless two marbles of a colour would come to lie side by side. */
function swap(colours: string[], place: number, partner: number): void {
  const [mine, other] = [colours[place]!, colours[partner]!];
  const clashes =
    BESIDE[place]!.some((at) => colours[at] === other && at !== partner) ||
    BESIDE[partner]!.some((at) => colours[at] === mine && at !== place);
  if (!clashes) [colours[place], colours[partner]] = [other, mine];
}
