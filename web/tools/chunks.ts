/** Which modules go into the one file that every page needs; each further one is a way more. */

/** As much of a bundler's module as matters here. */
export interface Module {
  /** Modules that import it with `import ... from`. */
  importers: readonly string[];
  isEntry: boolean;
}

/** Other beginnings than the page itself. They run alone: a file of the page is none of theirs. */
const ALONE = /\/src\/(worker\/worker|first)\.ts$/;

/** The entries from which a module is reached without `import()`. */
function entriesOf(id: string, find: (id: string) => Module | null): Set<string> {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const waiting = [id];
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (seen.has(next)) continue;
    seen.add(next);
    const module = find(next);
    if (module?.isEntry) entries.add(next);
    waiting.push(...(module?.importers ?? []));
  }
  return entries;
}

/** The name of the chunk for a module that the page needs at once; null lets the bundler decide. */
export function chunkOf(id: string, find: (id: string) => Module | null): string | null {
  const entries = [...entriesOf(id, find)];
  return entries.length > 0 && entries.every((entry) => !ALONE.test(entry)) ? "app" : null;
}
