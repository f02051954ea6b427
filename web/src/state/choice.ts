/** What can be chosen for a new table, and the table that comes of it. */

import type { Clock, GameName, Opening } from "../api/types";

/** Everything that is under "more". */
export interface Choice {
  clock: ClockName;
  starter: NonNullable<Opening["starter"]>;
  rated: boolean;
  visibility: NonNullable<Opening["visibility"]>;
  /** Whether claimed cards can be looked up, where a game covers any. */
  memory: NonNullable<Opening["memory"]>;
  difficulty: string;
  goal: string;
  /** How many play Mandamina with friends or with anyone. */
  seats: number;
}

export type Opponent =
  { kind: "bot"; level: string } | { kind: "alone" } | { kind: "friend" } | { kind: "anyone" };

export const CLOCKS = {
  none: null,
  "move-60": { move: 60 },
  "base-5": { base: 300, increment: 5 },
  "base-15": { base: 900, increment: 10 },
  "days-1": { days: 1 },
  "days-3": { days: 3 },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;

export const MEMORIES = ["open", "hidden"] as const satisfies readonly Opening["memory"][];

export const USUAL: Choice = {
  clock: "none",
  starter: "lot",
  rated: false,
  visibility: "public",
  memory: "open",
  difficulty: "normal",
  goal: "score",
  seats: 2,
};

/** The choice of last time where it still makes sense, else the usual one. */
export function completed(kept: Partial<Choice>): Choice {
  const choice = { ...USUAL, ...kept };
  if (!Object.hasOwn(CLOCKS, choice.clock)) choice.clock = USUAL.clock;
  if (!MEMORIES.includes(choice.memory)) choice.memory = USUAL.memory;
  return choice;
}

export function isTogether(game: GameName): boolean {
  return game === "mandamina";
}

/** With whom one can play, without the bots that compete. */
export function openingFor(
  game: GameName,
  opponent: Opponent,
  choice: Choice,
  hasMemory = false,
): Opening {
  const together = isTogether(game);
  const seats = { alone: 1, bot: 2, friend: choice.seats, anyone: choice.seats }[opponent.kind];
  const { difficulty, goal } = choice;
  return {
    game,
    options: together ? { difficulty, goal, seats } : {},
    visibility: opponent.kind === "friend" ? "link" : choice.visibility,
    starter: choice.starter,
    clock: opponent.kind === "alone" ? null : CLOCKS[choice.clock],
    rated: choice.rated && !together,
    memory: hasMemory ? choice.memory : null,
    bots: opponent.kind === "bot" ? [opponent.level] : [],
  };
}

/** The name under which the clock of a table was chosen; null if it was chosen elsewhere. */
export function clockName(limit: Clock): ClockName | null {
  const same = JSON.stringify(limit);
  const found = Object.entries(CLOCKS).find(([, value]) => JSON.stringify(value) === same);
  return found ? (found[0] as ClockName) : null;
}
