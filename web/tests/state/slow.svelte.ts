/** Somebody who waits, as a component would. */

import { flushSync } from "svelte";
import { slow } from "../../src/state/slow.svelte";

export function watched() {
  let isBusy = $state(false);
  let watching!: { readonly isOn: boolean };
  const end = $effect.root(() => {
    watching = slow(() => isBusy);
  });
  const set = (busy: boolean): void => {
    isBusy = busy;
    flushSync();
  };
  set(false);
  return { slow: watching, set, end };
}
