/** A position as text. */

import type { AnyPosition } from "../../api/types";

/** What the page shows beside the board anyway. */
const ELSEWHERE = new Set<string>([
  "game",
  "rules",
  "options",
  "seats",
  "seat",
  "turn",
  "chance_due",
  "legal_moves",
  "scores",
  "winner",
  "ending",
] satisfies (keyof AnyPosition)[]);

/** The picture that the server draws; of a position without one, a line for each thing it says. */
export function pictureOf(position: AnyPosition & { picture?: unknown }): string {
  if (typeof position.picture === "string") return position.picture.replace(/\s+$/, "");
  return Object.entries(position)
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
}

/** How many characters its longest line has. */
export function columnsOf(picture: string): number {
  return Math.max(1, ...picture.split("\n").map((line) => [...line].length));
}
