/** Which piles the last move touched. */

import { sideOf, type Zones } from "./zones";
import { playedOf } from "./cards";

interface Last {
  seat: number;
  move: string;
  chance: string | null;
}

/** Names of piles, as in "mountain-1 r". */
export function marksOf(last: Last | null, near: number, zones: Zones): Set<string> {
  const marks = new Set<string>();
  if (!last) return marks;
  const side = sideOf(last.seat, near);
  const played = playedOf(last, near);
  const letter = last.move.split(" ").at(-1)![0]!;
  if (played) marks.add(`${played.to} ${letter}`);
  else if (zones.get(`river-${side}`)?.includes(letter)) {
    marks.add(`cup-${side} ${letter}`);
    marks.add(`river-${side} ${letter}`);
  } else marks.add(`discard ${letter}`);
  const words = last.chance?.split(" ") ?? [];
  const zone = words[0] === "refill" ? `mountain-${words[1]}` : `hand-${side}`;
  for (const drawn of words.at(-1) ?? "") marks.add(`${zone} ${drawn}`);
  return marks;
}
