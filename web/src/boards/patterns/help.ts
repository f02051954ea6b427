/** What explains Patterns at its board. */

import type { Help } from "../manifest";
import { readMove, type Verb } from "./moves";
import type { PatternsPosition } from "./position";

export { default as Picture } from "./LegendPicture.svelte";

export const legend: Help["legend"] = [
  "patterns-legend-up",
  "patterns-legend-group",
  "patterns-legend-marker",
  "patterns-legend-closed",
  "patterns-legend-bowl",
  "patterns-legend-river",
];

const RULES: Record<Verb, string> = { open: "P3.1", flip: "P4.1", swap: "P5.1" };

export function ruleFor({ phase, legal_moves: legal }: PatternsPosition): string {
  if (phase === "bowls") return "P2.1";
  if (phase === "final-flips") return "P7.3";
  if (phase === "over") return "P8.1";
  const verbs = new Set(legal.flatMap((move) => readMove(move)?.verb ?? []));
  const [only, ...others] = verbs;
  return only && others.length === 0 ? RULES[only] : "P2.2";
}
