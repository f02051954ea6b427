/** What the service worker answers itself when it must. */

/** Addresses that show the client; the others are the server's own. */
export function isPage(path: string): boolean {
  return !/^\/(api|healthz|metrics)(\/|$)/.test(path);
}

export function isKept(path: string, files: readonly string[]): boolean {
  return isPage(path) && files.includes(path);
}
