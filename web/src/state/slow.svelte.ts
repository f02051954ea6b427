/** Whether somebody has waited for an answer long enough to be told that it is on its way. */

/** Milliseconds: what is there sooner seems to be there at once. */
const SOON = 500;

/** For a component, while it is shown. */
export function slow(isBusy: () => boolean): { readonly isOn: boolean } {
  let isOn = $state(false);
  $effect(() => {
    if (!isBusy()) return;
    const timer = setTimeout(() => (isOn = true), SOON);
    return () => {
      clearTimeout(timer);
      isOn = false;
    };
  });
  return {
    get isOn() {
      return isOn;
    },
  };
}
