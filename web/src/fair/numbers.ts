/** The numbers of a game, computed again from the secret of the table and the seeds of the players. */

import { bytesOf, bytesOfHex, hmac } from "./sha256";

const SPAN = 2 ** 32;

export class Numbers {
  #counter = 0;
  #words: number[] = [];
  readonly #key: Uint8Array;
  readonly #message: string;

  constructor(scheme: string, secret: string, seeds: readonly string[]) {
    this.#key = bytesOfHex(secret);
    this.#message = [scheme, ...seeds].join("|");
  }

  /** The next one from 0 to bound - 1; words that would make some more likely are passed over. */
  below = (bound: number): number => {
    const fair = SPAN - (SPAN % bound);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % bound;
    }
  };

  shuffle<Thing>(things: Thing[]): Thing[] {
    for (let last = things.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [things[last], things[other]] = [things[other]!, things[last]!];
    }
    return things;
  }

  #word(): number {
    if (this.#words.length === 0) {
      const block = hmac(this.#key, bytesOf(`${this.#message}|${this.#counter++}`));
      const view = new DataView(block.buffer);
      for (let at = 0; at < block.length; at += 4) this.#words.push(view.getUint32(at));
    }
    return this.#words.shift()!;
  }
}
