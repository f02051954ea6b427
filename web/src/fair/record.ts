/** As much of a game record (docs/formats.md) as a check of its chance needs. */

import type { components } from "../api/schema";

export type Fairness = components["schemas"]["Fairness"];

export interface GameRecord {
  game: string;
  deal: unknown;
  moves: string[];
  fairness: Fairness;
}

/** What a game adds: the deal, and the chance in its moves. */
export interface GameChance {
  /** The first event of a record that does not follow from the numbers: 0 is the deal, null none. */
  firstWrong: (record: GameRecord, numbers: import("./numbers").Numbers) => number | null;
}
