/** What this browser keeps for us. Where it keeps nothing or has no room, until the page is left. */

const memory = new Map<string, string>();

/** The store of the browser; null where it is denied: then even to ask for it fails. */
export function storeOf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function kept(key: string): string | null {
  return memory.get(key) ?? storeOf()?.getItem(key) ?? null;
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function forget(key: string): void {
  memory.delete(key);
  storeOf()?.removeItem(key);
}

/** The names of all that is kept. */
export function keptKeys(): string[] {
  return [...new Set([...memory.keys(), ...Object.keys(storeOf() ?? {})])];
}
