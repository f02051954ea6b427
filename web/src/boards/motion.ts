/** Whether pieces may move across the board. */

/** People who asked their system or this page for calm see pieces where they have arrived. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
