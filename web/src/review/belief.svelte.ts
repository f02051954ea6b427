/** What a seat may think of what lies hidden: off until somebody asks for it. */

import { Failure } from "../api/client";
import { beliefAt, beliefsAt, type BeliefSeen } from "../api/reviews";

export type Belief = BeliefSeen["belief"];

/** At a table, after each event. */
export class BeliefNow {
  isOn = $state(false);
  belief = $state.raw<Belief>(null);
  failure = $state.raw<Failure | null>(null);
  #asked = 0;

  constructor(private readonly table: string) {}

  toggle(): void {
    this.isOn = !this.isOn;
    if (!this.isOn) this.belief = null;
  }

  /** Something has happened: what was thought before is shown until the answer comes. */
  async look(): Promise<void> {
    if (!this.isOn) return;
    const asked = (this.#asked += 1);
    try {
      const { belief } = await beliefAt(this.table);
      if (asked !== this.#asked || !this.isOn) return;
      this.belief = belief;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (asked === this.#asked) this.failure = error;
    }
  }
}

/** In a replay: all of a game at once, for the seat whose side is shown. */
export class BeliefThen {
  isOn = $state(false);
  failure = $state.raw<Failure | null>(null);
  #known = $state.raw<ReadonlyMap<number, readonly Belief[]>>(new Map());

  constructor(private readonly table: string) {}

  toggle(): void {
    this.isOn = !this.isOn;
  }

  at(seat: number, move: number): Belief {
    return this.#known.get(seat)?.[move] ?? null;
  }

  async look(seat: number): Promise<void> {
    if (!this.isOn || this.#known.has(seat)) return;
    try {
      const { beliefs } = await beliefsAt(this.table, seat);
      this.#known = new Map([...this.#known, [seat, beliefs]]);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
    }
  }
}
