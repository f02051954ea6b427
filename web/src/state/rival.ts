/** Against which computer player somebody played, and what comes after it. */

import type { BotKind, Opening, Table } from "../api/types";
import { chairOfSeat } from "./fold";
import { neighbour } from "./opponents";

/** The level of the one bot that sat opposite; null in any other company. */
export function rivalBot(table: Table): string | null {
  if (table.seat === null || table.order.length !== 2) return null;
  const chair = chairOfSeat(table, 1 - table.seat);
  return chair?.kind === "bot" ? chair.name : null;
}

/** After a loss an easier bot, else a stronger one, with the same settings. */
export function nextRival(
  table: Table,
  bots: readonly BotKind[],
): { level: string; isStronger: boolean } | null {
  const level = rivalBot(table);
  const winner = table.result?.winner;
  if (level === null || winner === undefined || typeof winner === "boolean") return null;
  const isStronger = winner === null || winner === table.seat;
  const next = neighbour(bots, level, isStronger ? 1 : -1);
  return next === null ? null : { level: next, isStronger };
}

/** A table like this one, with a bot of another level. */
export function openingLike(table: Table, level: string): Opening {
  const { game, options, visibility, clock, rated, memory } = table;
  return { game, options, visibility, starter: "lot", clock, rated, memory, bots: [level] };
}
