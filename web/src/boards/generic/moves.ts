/** A list of moves that may be long: in groups, and filtered. */

/** With more moves than this there is a field to filter them, and they may come in groups. */
export const MANY = 12;

export interface Group {
  /** The word that its moves begin with; null where groups would not help. */
  word: string | null;
  moves: string[];
}

/** The moves that have all words of the filter in them, wherever. */
export function filtered(moves: readonly string[], filter: string): string[] {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return moves.filter((move) => {
    const text = move.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Whether a list is easier to read in groups; asked of the whole list, however it is filtered. */
export function isGrouped(moves: readonly string[]): boolean {
  const words = new Set(moves.map((move) => move.split(" ")[0]));
  return moves.length > MANY && words.size > 1 && moves.some((move) => move.includes(" "));
}

/** Moves by their first words, in their order; those that are one word alone come last. */
export function groupsOf(moves: readonly string[]): Group[] {
  const groups = new Map<string | null, string[]>();
  for (const move of moves) {
    const end = move.indexOf(" ");
    const word = end < 0 ? null : move.slice(0, end);
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  const all = [...groups].map(([word, of]): Group => ({ word, moves: of }));
  return [...all.filter(({ word }) => word !== null), ...all.filter(({ word }) => word === null)];
}
