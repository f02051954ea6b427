/** A table in a list, in words. */

import type { TableListed } from "../api/types";
import { nameOf } from "./people";
import { formatNumber, t } from "./words.svelte";

type Listed = Pick<TableListed, "chairs" | "mine" | "result" | "my_chair">;

/** The others if I sit there, else all; of somebody who plays alone, that they do. */
export function withWhom({ chairs, my_chair }: Listed): string {
  const others = chairs.filter((_, chair) => chair !== my_chair);
  if (others.length === 0) return t("row-alone");
  return others.map(nameOf).join(" · ");
}

/** The points, my own first; null while there are none. */
export function scoreOf({ result, my_chair }: Listed): string | null {
  if (!result) return null;
  const { points, scores } = result;
  if (points === null) return scores.length === 1 ? formatNumber(scores[0]!) : null;
  const own = my_chair ?? 0;
  const sorted = [points[own]!, ...points.filter((_, chair) => chair !== own)];
  return sorted.map((value) => formatNumber(value)).join(" : ");
}
