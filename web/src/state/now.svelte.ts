/** What time it is, for texts that say how long ago something was. */

const EVERY = 20_000;

class Now {
  at = $state.raw(Date.now());

  constructor() {
    setInterval(() => (this.at = Date.now()), EVERY);
  }
}

export const now = new Now();
