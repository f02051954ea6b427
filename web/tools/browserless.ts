/** Components that are drawn while the page is built find what they expect of a browser. */

import { Window } from "happy-dom";

const NAMES = [
  "window",
  "document",
  "location",
  "navigator",
  "history",
  "localStorage",
  "sessionStorage",
  "matchMedia",
] as const;

/** Do something with a page that nobody sees; afterwards all is as it was. */
export async function withPage<T>(address: string, work: () => Promise<T>): Promise<T> {
  const page = new Window({ url: address });
  const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of NAMES) {
    const value: unknown = name === "matchMedia" ? page.matchMedia.bind(page) : page[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    NAMES.forEach((name, at) => {
      const own = before[at];
      if (own) Object.defineProperty(globalThis, name, own);
      else delete (globalThis as Record<string, unknown>)[name];
    });
    await page.happyDOM.close();
  }
}
