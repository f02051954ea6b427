/** Whose turn it is, in one line. */

import type { Table } from "../api/types";
import { awaySeats } from "../state/fold";
import { seatNames } from "./telling";
import { t } from "./words.svelte";

/** `present` says of each chair whether somebody is there: who is not does not think. */
export function turnText(table: Table, present: readonly boolean[]): string {
  const turn = table.position?.turn ?? null;
  if (turn === null) return t("table-chance");
  if (turn === table.seat) return t("table-your-turn");
  const name = seatNames(table)[turn] ?? "";
  if (table.left?.includes(turn)) return t("table-absent", { name });
  if (awaySeats(table, present).includes(turn)) return t("table-their-turn-away", { name });
  return t("table-their-turn", { name });
}
