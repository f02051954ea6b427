/** What can be said about the board of any game. */

import type { Help } from "../manifest";

/** Whoever wrote the rules of another package numbered them as they liked. */
export const ruleFor: Help["ruleFor"] = () => null;

export const legend: Help["legend"] = [
  "explain-generic-picture",
  "explain-generic-seats",
  "explain-generic-moves",
];

export const Picture: Help["Picture"] = null;
