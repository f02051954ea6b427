/** Whether something was solved without a network that the server does not know yet. */

import { kept } from "../state/storage";

/** Where it is kept. */
export const UNSENT = "puzzles-later";

export function hasUnsent(): boolean {
  return kept(UNSENT) !== null;
}
