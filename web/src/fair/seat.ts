/** What we keep of a table we sit at, so that its cards can be checked at the end. */

import type { Act, Table } from "../api/types";
import { bytesOf, hexOf, sha256 } from "./sha256";

/** Seeds are given when sitting down, as at tables of before there was another scheme. */
export const FIRST_SCHEME = "sandtable-chance/1";

export interface Seat {
  /** What the table had said before we sat down. */
  scheme: string;
  commitment: string;
  starter: Table["starter"];
  seed: string;
  /** The commitments of all chairs when we showed our seed; null before. */
  shown: (string | null)[] | null;
}

/** 128 random bits. */
export function newSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** What is published before the seed is shown. */
export function commitmentTo(seed: string): string {
  return hexOf(sha256(bytesOf(`sandtable-seed/1|${seed}`)));
}

export function commitmentsAt(table: Table): (string | null)[] {
  return table.chairs.map((chair) => chair.commitment ?? null);
}

/** Whether nobody at the table can choose a seed any more. */
export function isBound(table: Table): boolean {
  return table.chairs.every(({ kind, commitment }) => kind === "bot" || Boolean(commitment));
}

/**
 * How we sit down. If only bots sit with us, nobody could use our seed: it is shown at once, and
 * the game begins.
 */
export function sitting(table: Table): { seat: Seat; act: Act } {
  const { scheme, commitment, starter } = table;
  const seed = newSeed();
  const free = table.chairs.findIndex(({ kind }) => kind === null);
  const isAlone = table.chairs.every(({ kind }, chair) => kind === "bot" || chair === free);
  const seat: Seat = { scheme, commitment, starter, seed, shown: null };
  const own = commitmentTo(seed);
  if (scheme !== FIRST_SCHEME && !isAlone) {
    return { seat, act: { type: "take-seat", seed: null, commitment: own, chair: null } };
  }
  // In the first scheme nobody publishes anything.
  seat.shown = table.chairs.map((_, chair) =>
    scheme !== FIRST_SCHEME && chair === free ? own : null,
  );
  return { seat, act: { type: "take-seat", seed, commitment: null, chair: null } };
}

/** Whether our chair goes by a seed that we do not have: it was taken in another browser. */
export function isElsewhere(table: Table, chair: number, kept: Seat | null): boolean {
  const published = table.chairs[chair]?.commitment;
  return Boolean(published) && (kept === null || published !== commitmentTo(kept.seed));
}

/**
 * What we say to a table that waits, from our chair; null if it is for others to say something.
 *
 * A seed is shown for certain commitments of the others and for no others: whoever commits after it
 * was shown may know it, so then we take another. The other browser that has our seed is likely to
 * show it; `isPatient` says whether we wait for that.
 */
export function preparing(
  table: Table,
  chair: number,
  kept: Seat | null,
  isPatient: boolean,
): { seat: Seat; act: Act } | null {
  const mine = table.chairs[chair];
  if (table.scheme === FIRST_SCHEME || table.status !== "waiting" || !mine) return null;
  if (mine.revealed) return null;
  if (isElsewhere(table, chair, kept)) {
    return isPatient || !isBound(table) ? null : anew(table, kept);
  }
  const published = commitmentsAt(table);
  const isSpent = kept?.shown ? !isSame(kept.shown, published) : false;
  if (kept === null || isSpent || !mine.commitment) return anew(table, kept);
  if (!isBound(table)) return null;
  const seat = { ...kept, shown: published };
  return { seat, act: { type: "reveal", seed: kept.seed, number: table.number } };
}

/** Another seed; what the table had said at first stays what it had said. */
function anew(table: Table, kept: Seat | null): { seat: Seat; act: Act } {
  const { scheme, commitment, starter } = kept ?? table;
  const seat: Seat = { scheme, commitment, starter, seed: newSeed(), shown: null };
  return { seat, act: { type: "commit", commitment: commitmentTo(seat.seed) } };
}

export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
