/** Where the games in a list stand: asked for together, when somebody sees them, and kept. */

import { standings as request, MOST_STANDINGS } from "../api/requests";
import type { AnyPosition } from "../api/types";

const WAIT = 60;
/** Positions that are kept; the oldest go first. */
const MOST = 120;

interface Known {
  changed: number;
  position: AnyPosition | null;
}

export class Standings {
  #known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  readonly #wanted = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly ask: typeof request = request) {}

  /** The position of a table, or an older one until that is there. */
  of(table: string): AnyPosition | null {
    return this.#known.get(table)?.position ?? null;
  }

  /** Somebody sees a table that changed at a time. */
  want(table: string, changed: number): void {
    if (this.#known.get(table)?.changed === changed) return;
    this.#wanted.set(table, changed);
    this.#timer ??= setTimeout(() => void this.#fetch(), WAIT);
  }

  /** Whoever is somebody else now may know other cards. */
  forget(): void {
    this.#known = new Map();
  }

  async #fetch(): Promise<void> {
    const some = [...this.#wanted].slice(0, MOST_STANDINGS);
    for (const [name] of some) this.#wanted.delete(name);
    try {
      const found = await this.ask(some.map(([name]) => name));
      const positions = new Map(found.map(({ table, position }) => [table, position]));
      const known = new Map(this.#known);
      for (const [name, changed] of some) {
        known.delete(name);
        known.set(name, { changed, position: positions.get(name) ?? null });
      }
      while (known.size > MOST) known.delete(known.keys().next().value!);
      this.#known = known;
    } catch {
      // A list without pictures is as good; whoever looks again asks again.
    }
    this.#timer = this.#wanted.size > 0 ? setTimeout(() => void this.#fetch(), WAIT) : null;
  }
}

export const standings = new Standings();
