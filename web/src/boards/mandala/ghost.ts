/** A move that waits for confirmation, on the table as if it were made. */

import { playedOf } from "./cards";
import type { Zone, Zones } from "./zones";

export interface Ghost {
  /** The cards of the table with those of the move where they would lie. */
  zones: Zones;
  /** The pile that the move is about, and how many cards of it are not there for certain. */
  zone: Zone;
  letter: string;
  count: number;
}

/** Null without a move. What a claim brings where, only the rules know: its cards stay in sight. */
export function ghostOf(
  move: string | null,
  zones: Zones,
  seat: number,
  near: number,
  claimed: number | null,
): Ghost | null {
  if (move === null) return null;
  const letters = move.split(" ").at(-1) ?? "";
  const letter = letters[0] ?? "";
  const played = playedOf({ seat, move }, near);
  if (played) {
    const { from, to } = played;
    const moved = new Map(zones);
    moved.set(from, without(zones.get(from) ?? "", letters));
    moved.set(to, (zones.get(to) ?? "") + letters);
    return { zones: moved, zone: to, letter, count: letters.length };
  }
  if (claimed === null) return null;
  const zone: Zone = `mountain-${claimed}`;
  const count = [...(zones.get(zone) ?? "")].filter((one) => one === letter).length;
  return { zones, zone, letter, count };
}

function without(all: string, some: string): string {
  let left = all;
  for (const letter of some) left = left.replace(letter, "");
  return left;
}
