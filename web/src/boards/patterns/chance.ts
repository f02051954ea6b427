/** The deal of Patterns, from the numbers of a table. */

import type { Numbers } from "../../fair/numbers";
import type { GameRecord } from "../../fair/record";

const COLOURS = [..."kroygp"];
const ROWS = ["..XXXX..", ".XXXXXX.", "XXXXXXXX", "XXX..XXX", "XXX..XXX"];
/** Where tiles of the bag go, row 1 first; the centre gets tiles that were put aside. */
const BOARD = [...ROWS, "XXXXXXXX", ".XXXXXX.", "..XXXX.."];
const CENTRE = ["33", "34", "43", "44"];

/** Nothing is drawn after the deal. */
export function firstWrong(record: GameRecord, numbers: Numbers): number | null {
  const { board, tiles } = record.deal as { board: string[]; tiles: string };
  const bag = numbers.shuffle(Array.from({ length: 48 }, (_, tile) => COLOURS[tile % 6]!));
  const aside = numbers.shuffle([...COLOURS]);
  const dealt = BOARD.map((row, y) =>
    [...row].map((cell, x) => {
      const centre = CENTRE.indexOf(`${y}${x}`);
      if (centre >= 0) return aside[centre];
      return cell === "X" ? bag.shift() : ".";
    }),
  );
  const rows = dealt.map((row) => row.join("")).reverse();
  return rows.join() === board.join() && aside.slice(4).join("") === tiles ? null : 0;
}
