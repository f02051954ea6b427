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

/** What to say when so many games are played that the computer has less time; null if it has not. */
export function busyWords(
  table: Table,
  bots: BotsSeen,
): "table-bots-waiting" | "table-bots-shortened" | null {
  if (table.status !== "playing") return null;
  if (bots.waiting) return "table-bots-waiting";
  return bots.shortened ? "table-bots-shortened" : null;
}
