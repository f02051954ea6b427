/** Which tables wait for us: the one this page shows, and all others. */

import { myTables } from "../api/requests";
import { me } from "../state/me.svelte";
import { showBadge, showIcon, TitleNumber } from "./signs";
import { countWaiting, numberInTitle, waitingElsewhere, type Here } from "./waiting";

const EVERY = 60_000;
const LOOKED_AT = 30;

/** Whether nobody looks at this page. */
export function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

class Turns {
  here = $state.raw<Here | null>(null);
  #elsewhere = $state.raw(0);
  #isAway = $state.raw(false);
  #isStarted = false;
  #hasOthers = true;

  /** Show it from now on; asked for again and again it does nothing. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const title = new TitleNumber();
    const look = (): void => {
      this.#isAway = isAway();
    };
    for (const type of ["focus", "blur"]) window.addEventListener(type, look);
    document.addEventListener("visibilitychange", () => {
      look();
      void this.ask();
    });
    look();
    setInterval(() => this.#hasOthers && void this.ask(), EVERY);
    $effect.root(() => {
      $effect(() => {
        const count = countWaiting(this.#elsewhere, this.here, this.#isAway);
        title.set(numberInTitle(this.#elsewhere, this.here));
        showIcon(count > 0);
        showBadge(count);
      });
    });
    void this.ask();
  }

  /** Ask the server about the other tables. That it is away is said elsewhere. */
  async ask(): Promise<void> {
    await me.ready;
    try {
      const tables = await myTables(LOOKED_AT);
      this.#elsewhere = waitingElsewhere(tables, this.here?.name ?? null, Date.now());
      this.#hasOthers = tables.some(({ status }) => status === "playing");
    } catch {
      // The next time.
    }
  }

  /** The page has left the table it showed. */
  leave(): void {
    this.here = null;
    if (this.#isStarted) void this.ask();
  }
}

export const turns = new Turns();
