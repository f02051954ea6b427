/** Which puzzle an address asks for: of a theme, of a kind, one to repeat, or as which twin. */

export interface PuzzleWish {
  theme?: string | null;
  kind?: string | null;
  repeat?: boolean;
  twin?: number | null;
}

const WORD = /^[a-z0-9-]{1,40}$/;
const TWIN = /^\d{1,9}$/;

export function wishIn(query: URLSearchParams): PuzzleWish {
  const word = (name: string): string | null => {
    const text = query.get(name);
    return text !== null && WORD.test(text) ? text : null;
  };
  return { theme: word("theme"), kind: word("kind"), repeat: query.has("repeat") };
}

export function twinIn(query: URLSearchParams): number | null {
  const text = query.get("twin") ?? "";
  return TWIN.test(text) ? Number(text) : null;
}

/** An address of a puzzle, with what is wished for. */
export function withWish(address: string, { theme, kind, repeat, twin }: PuzzleWish): string {
  const query = new URLSearchParams();
  if (theme) query.set("theme", theme);
  if (kind) query.set("kind", kind);
  if (repeat) query.set("repeat", "1");
  if (twin !== null && twin !== undefined) query.set("twin", String(twin));
  const text = query.toString();
  return text === "" ? address : `${address}?${text}`;
}
