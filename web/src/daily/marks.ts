/** The row of marks that the server sends: full and empty circles. */

const FULL = "\u25cf";
const EMPTY = "\u25cb";

/** Each mark, full or not; other signs are none. */
export function marksOf(row: string): boolean[] {
  return [...row].filter((sign) => sign === FULL || sign === EMPTY).map((sign) => sign === FULL);
}
