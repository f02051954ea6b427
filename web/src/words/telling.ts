/** What happened at a table, in one sentence an event. */

import type { Table, TableEvent } from "../api/types";
import type { Words } from "../boards/manifest";
import { chairOfSeat } from "../state/fold";
import { levelName, nameOf } from "./people";
import { t } from "./words.svelte";

/** The names in the order of the seats. */
export function seatNames(table: Table): string[] {
  return table.order.map((_, seat) => nameOf(chairOfSeat(table, seat)));
}

/** Null for what needs no words. */
export function tellEvent(event: TableEvent, table: Table, words: Words | null): string | null {
  switch (event.kind) {
    case "played":
      return words ? words.tell(event, seatNames(table), t) : null;
    case "sat":
      return t("event-sat", {
        name: event.is === "bot" ? levelName(event.name) : event.name,
      });
    case "started":
      return t("event-started");
    case "stopped":
      return t("event-stopped");
    case "handed-over":
      return t("event-handed-over", { name: levelName(event.name) });
    case "freed":
    case "declined":
      // ids: event-freed event-declined
      return t(`event-${event.kind}`);
    case "opened":
    case "paused":
    case "committed":
    case "revealed":
    case "stood":
    case "rematched":
      return null;
    default:
      // ids: event-*
      return t(`event-${event.kind}`, { name: nameOf(chairOfSeat(table, event.seat)) });
  }
}
