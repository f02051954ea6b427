/** Who we are: a guest from the first visit on. */

import { visit } from "../api/requests";
import type { Me } from "../api/types";
import { Failure } from "../api/client";
import { forgetSeen, seenBy } from "./lastseen";
import { standings } from "./standings.svelte";

const TRY_AGAIN = 3000;

class MyState {
  current = $state.raw<Me | null>(null);
  /** The server does not answer: what is shown may be old. */
  isServerAway = $state.raw(false);
  #ready: Promise<void> | null = null;

  /** Resolves once the server knows us; keeps trying while it is away. */
  get ready(): Promise<void> {
    this.#ready ??= this.#visit();
    return this.#ready;
  }

  async #visit(): Promise<void> {
    while (this.current === null) {
      try {
        this.become(await visit());
        this.isServerAway = false;
      } catch (error) {
        this.isServerAway = error instanceof Failure && error.isAway;
        await new Promise((resume) => setTimeout(resume, TRY_AGAIN));
      }
    }
  }

  /** We have become somebody else, or go by another name. */
  become(me: Me): void {
    seenBy(me.identity);
    if (this.current && me.identity !== this.current.identity) standings.forget();
    this.current = me;
  }

  /** Nobody knows us any more here. */
  async forget(): Promise<void> {
    forgetSeen();
    standings.forget();
    this.current = null;
    this.#ready = this.#visit();
    await this.#ready;
  }
}

export const me = new MyState();
