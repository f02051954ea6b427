/** Whether to ask a guest for a name: once, where others will read it, and never again if told so. */

import type { Me } from "../api/types";
import { isUnnamed } from "../words/people";
import { keep, kept } from "./storage";

const ASKED = "introduced";

export function isToBeAsked(me: Me | null): boolean {
  if (me === null || me.kind !== "guest" || !isUnnamed(me.name)) return false;
  return kept(ASKED) === null;
}

export function noteAsked(): void {
  keep(ASKED, "yes");
}
