/** What moves bring at once, as it is written beside a tile. */

import type { Prospects } from "../../api/types";
import { formatNumber, type t as translate } from "../../words/words.svelte";
import { readMove, type Verb } from "./moves";

export interface Gain {
  verb: Verb;
  points: number;
}

export function gainsOf(moves: readonly string[], prospects: Prospects): Gain[] {
  return moves.flatMap((move) => {
    const verb = readMove(move)?.verb;
    const points = prospects.gains[move];
    return verb === undefined || points === undefined ? [] : [{ verb, points }];
  });
}

/** A line for each move if they differ, else one for all: "+1 you", or "Flip +1", "Swap 0". */
export function gainLines(gains: readonly Gain[], t: typeof translate): string[] {
  const signed = (points: number): string =>
    formatNumber(points, { signDisplay: "exceptZero" }).replace("-", "\u2212");
  const [first] = gains;
  if (!first) return [];
  if (gains.every(({ points }) => points === first.points)) {
    return [t("patterns-gain-you", { gain: signed(first.points) })];
  }
  return gains.map(({ verb, points }) =>
    // ids: patterns-open patterns-flip patterns-swap
    t("patterns-gain-by", { verb: t(`patterns-${verb}`), gain: signed(points) }),
  );
}
