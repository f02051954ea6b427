/** Lists that change by themselves are asked for again while somebody looks at them. */

import { Failure } from "../api/client";
import { me } from "./me.svelte";

/** Ask now and then; the answer stops it. The server being away is said, nothing else is. */
export function refreshing(look: () => Promise<void>, every: number): () => void {
  const ask = async (): Promise<void> => {
    try {
      await look();
      me.isServerAway = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      me.isServerAway = error.isAway;
    }
  };
  const askIfSeen = (): void => {
    if (!document.hidden) void ask();
  };
  void ask();
  const timer = setInterval(askIfSeen, every);
  document.addEventListener("visibilitychange", askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", askIfSeen);
  };
}
