/** Whether what is shown is a board, which may have all the room there is. */

import { untrack } from "svelte";
import { router } from "../router/router.svelte";
import { isAtBoard } from "../router/routes";

class Wide {
  /** How many parts of the page say that there is no board now. */
  #without = $state(0);

  get isOn(): boolean {
    return isAtBoard(router.route.page) && this.#without === 0;
  }

  /** There is no board where one is expected, until what this returns is called. */
  without(): () => void {
    untrack(() => (this.#without += 1));
    return () => (this.#without -= 1);
  }
}

export const wide = new Wide();
