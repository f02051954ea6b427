/** What follows from the events of a table. */

import type { BotsSeen, Chair, Played, Table, TableEvent } from "../api/types";

/** The moves that stand: an undone one is gone. */
export function playsOf(events: readonly TableEvent[]): Played[] {
  const plays: Played[] = [];
  for (const event of events) {
    if (event.kind === "played") plays.push(event);
    else if (event.kind === "undone") plays.pop();
  }
  return plays;
}

/** The last moves: so many entries of a history, in which the chance after a move is one too. */
export function lastOf(plays: readonly Played[], entries: number): Played[] {
  let left = entries;
  let first = plays.length;
  while (first > 0) {
    left -= plays[first - 1]!.chance === null ? 1 : 2;
    if (left < 0) break;
    first--;
  }
  return plays.slice(first);
}

/** Events are numbered from 0 without gaps: those that came twice are kept once. */
export function joined(known: readonly TableEvent[], more: readonly TableEvent[]): TableEvent[] {
  const first = more[0];
  if (first === undefined) return [...known];
  return [...known.slice(0, first.number), ...more];
}

export function chairOfSeat(table: Table, seat: number): Chair | undefined {
  return table.chairs[table.order[seat] ?? -1];
}

/** The seats whose people are not there, bots aside; the own one never. */
export function awaySeats(table: Table, present: readonly boolean[]): number[] {
  return table.order.flatMap((chair, seat) => {
    const isAway = table.chairs[chair]?.kind !== "bot" && present[chair] === false;
    return isAway && seat !== table.seat ? [seat] : [];
  });
}

/** Seconds to wait are told in steps: a number that changes all the time is hard to read, or hear. */
const SECONDS_STEP = 5;

export type BusyWords =
  | { key: "table-bots-waiting"; words: { before: number; seconds: number } }
  | { key: "table-bots-shortened"; words: Record<string, never> };

/** What to say when so many games are played that the computer has less time; null if it has not. */
export function busyWords(table: Table, bots: BotsSeen): BusyWords | null {
  if (table.status !== "playing") return null;
  if (bots.waiting) {
    const steps = Math.max(1, Math.ceil(bots.seconds / SECONDS_STEP));
    const words = { before: bots.before, seconds: SECONDS_STEP * steps };
    return { key: "table-bots-waiting", words };
  }
  return bots.shortened ? { key: "table-bots-shortened", words: {} } : null;
}
