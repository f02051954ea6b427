/** What time it is, for texts that say how long ago something was. */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 20_000;

class Now {
  /** It is looked at again only while somebody reads such a text. */
  readonly #follow = createSubscriber((changed) => {
    const timer = setInterval(changed, EVERY);
    return () => clearInterval(timer);
  });

  get at(): number {
    this.#follow();
    return Date.now();
  }
}

export const now = new Now();
