/** When the page has nothing else to do. */

/** Milliseconds after the page has loaded in which it belongs to whoever came. */
const REST = 4000;

/** Comes when the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}

/** Milliseconds for showing the page; a device that takes longer is left in peace. */
const QUICK = 150;

let isSlow = false;

/** What it takes to show the page says how much this device can do besides. */
export function showing(show: () => void): void {
  const began = performance.now();
  show();
  isSlow = performance.now() - began > QUICK;
}

/** Whether there is time for what is only nice to see. */
export function isQuick(): boolean {
  return !isSlow;
}

let rested: Promise<void> | null = null;

/** Comes when everything has loaded that the page was sent with. */
export function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}

/** Comes some time after everything has loaded: for what nobody waits for. */
export function rest(): Promise<void> {
  rested ??= loaded()
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, REST)))
    .then(idle);
  return rested;
}
