/** Own mistakes as tasks. */

/** A move that was not good enough, by its place in the record. */
export interface Wrong {
  ply: number;
  move: string;
}

/** Those that had a place keep it; the others come after them, in the order of the game. */
export function inOrder(before: readonly number[], tasks: readonly Wrong[]): Wrong[] {
  const place = (ply: number): number => {
    const at = before.indexOf(ply);
    return at < 0 ? before.length : at;
  };
  return [...tasks].sort((a, b) => place(a.ply) - place(b.ply) || a.ply - b.ply);
}
