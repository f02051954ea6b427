/** The tokens of whoever is here: programs play for them with these. */

import { tokens } from "../api/requests";
import type { MyToken } from "../api/types";
import { attempt } from "./attempt";
import { me } from "./me.svelte";

class MyTokens {
  list = $state.raw<readonly MyToken[]>([]);

  /** Ask the server again. */
  async look(): Promise<void> {
    await me.ready;
    const found = await attempt(tokens());
    if (found) this.list = found.value;
  }
}

export const myTokens = new MyTokens();
