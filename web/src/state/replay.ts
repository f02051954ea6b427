/** Which move of a game an address shows. */

/** The number in `?move=12`, kept between the deal (0) and the end; without one, the end. */
export function moveIn(query: URLSearchParams, end: number): number {
  const text = query.get("move");
  const move = text === null ? NaN : Number(text);
  if (!Number.isInteger(move)) return end;
  return Math.max(0, Math.min(end, move));
}
