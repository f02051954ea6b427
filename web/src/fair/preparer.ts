/** Does our part before a game: shows our seed when all are committed, takes another if it must. */

import type { Act, Table } from "../api/types";
import { keepSeat, keptSeat } from "./kept";
import { isElsewhere, preparing } from "./seat";

/** How long another browser of ours may take to show the seed it has. */
const PATIENCE = 3_000;

export class Preparer {
  #seen: { table: Table; chair: number } | null = null;
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `act` does something at the table, and says why if it is not done. */
  constructor(
    private readonly name: string,
    private readonly act: (what: Act) => Promise<unknown>,
  ) {}

  /** The table as it stands, and where we sit. */
  see(table: Table, chair: number | null): void {
    clearTimeout(this.#timer);
    this.#seen = chair === null ? null : { table, chair };
    void this.#step(true);
  }

  close(): void {
    this.#seen = null;
    clearTimeout(this.#timer);
  }

  async #step(isPatient: boolean): Promise<void> {
    const seen = this.#seen;
    if (seen === null || seen.table.status !== "waiting" || this.#isAsking) return;
    const kept = keptSeat(this.name);
    const isOthers = isElsewhere(seen.table, seen.chair, kept);
    // Whatever we showed, it is no longer what the table goes by.
    if (isOthers && kept?.shown) keepSeat(this.name, { ...kept, shown: null });
    const step = preparing(seen.table, seen.chair, kept, isPatient);
    if (step === null) {
      if (isOthers) this.#again(false);
      return;
    }
    keepSeat(this.name, step.seat);
    this.#isAsking = true;
    const refusal = await this.act(step.act);
    this.#isAsking = false;
    if (this.#seen !== seen) await this.#step(true);
    else if (refusal !== null) this.#again(true);
  }

  #again(isPatient: boolean): void {
    this.#timer = setTimeout(() => void this.#step(isPatient), PATIENCE);
  }
}
