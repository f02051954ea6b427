/** What can be chosen for a new table, and the table that comes of it. */

import type { Clock, Companion, GameKind, Opening } from "../api/types";

/** Everything that is under "more". */
export interface Choice {
  clock: ClockName;
  starter: NonNullable<Opening["starter"]>;
  rated: boolean;
  visibility: "public" | "link";
  /** Whether others may watch what is played alone or against the computer. */
  watched: boolean;
  /** Whether what was seen and lies covered can be looked up, where a game covers anything. */
  memory: NonNullable<Opening["memory"]>;
  /** What the game itself lets one choose, but the seats; what is not named is as usual. */
  options: Record<string, string | number>;
  /** How many play with friends or with anyone, where that is an option. */
  seats: number;
}

export type Opponent =
  | { kind: "bot"; level: string }
  | { kind: "alone" }
  | { kind: "friend" }
  | { kind: "anyone" }
  | { kind: "companion"; companion: Companion };

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
  watched: false,
  memory: "open",
  options: {},
  seats: 2,
};

/** The option that says how many play: it follows from with whom one plays. */
const SEATS = "seats";

export type OptionValues = readonly [name: string, values: readonly (string | number)[]];

/** The options of a game with the values they can take, the usual one first. */
export function optionsOf({ options }: GameKind): OptionValues[] {
  return Object.entries(options).filter(([name]) => name !== SEATS);
}

/** What an option is where nobody has chosen. */
export function usual({ options }: GameKind, name: string): string | number | undefined {
  return options[name]?.[0];
}

/** The same as people read them: in the order of a game's manifest, what it does not name last. */
export function inOrder(
  options: readonly OptionValues[],
  order: Readonly<Record<string, readonly (string | number)[]>> = {},
): OptionValues[] {
  const names = Object.keys(order);
  return sortedBy(options, ([name]) => names.indexOf(name)).map(([name, values]) => [
    name,
    sortedBy(values, (value) => order[name]?.indexOf(value) ?? -1),
  ]);
}

function sortedBy<T>(things: readonly T[], place: (thing: T) => number): T[] {
  const rank = (thing: T): number => (place(thing) < 0 ? Infinity : place(thing));
  return [...things].sort((one, other) =>
    rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0,
  );
}

/** How many can play with others. */
export function tableSizes({ seats }: GameKind): number[] {
  return seats.filter((count) => count > 1);
}

/** The choice of last time where it still makes sense, else the usual one. */
export function completed(kept: Partial<Choice>, game: GameKind): Choice {
  const choice = { ...USUAL, ...kept };
  if (!Object.hasOwn(CLOCKS, choice.clock)) choice.clock = USUAL.clock;
  if (!MEMORIES.includes(choice.memory)) choice.memory = USUAL.memory;
  const sizes = tableSizes(game);
  if (!sizes.includes(choice.seats)) choice.seats = sizes[0] ?? USUAL.seats;
  choice.options = Object.fromEntries(
    optionsOf(game).map(([name, values]) => {
      const chosen = kept.options?.[name];
      return [name, values.find((value) => value === chosen) ?? values[0]!];
    }),
  );
  return choice;
}

export function openingFor(game: GameKind, opponent: Opponent, choice: Choice): Opening {
  const least = tableSizes(game)[0] ?? USUAL.seats;
  const several = choice.seats;
  const seats = { alone: 1, bot: least, friend: several, anyone: several, companion: least };
  const isByLink = opponent.kind === "friend" || opponent.kind === "companion";
  const isSeatsChosen = Object.hasOwn(game.options, SEATS);
  return {
    game: game.name,
    options: {
      ...Object.fromEntries(
        optionsOf(game).map(([name, values]) => [name, choice.options[name] ?? values[0]!]),
      ),
      ...(isSeatsChosen ? { [SEATS]: seats[opponent.kind] } : {}),
    },
    visibility: isByLink ? "link" : visibilityFor(opponent, choice),
    starter: choice.starter,
    clock: opponent.kind === "alone" ? null : CLOCKS[choice.clock],
    rated: choice.rated && game.can_be_rated,
    memory: game.has_memory ? choice.memory : null,
    bots: opponent.kind === "bot" ? [opponent.level] : [],
    ...(opponent.kind === "companion" ? { invite: whereabouts(opponent.companion) } : {}),
  };
}

/** Somebody is named by where we last played with them. */
export function whereabouts({ table, chair }: Companion): NonNullable<Opening["invite"]> {
  return { table, chair };
}

/** Practice is nobody's affair unless somebody likes it to be. */
function visibilityFor(opponent: Opponent, choice: Choice): NonNullable<Opening["visibility"]> {
  if (opponent.kind === "anyone") return choice.visibility;
  return choice.watched ? "public" : "private";
}

/** The name under which the clock of a table was chosen; null if it was chosen elsewhere. */
export function clockName(limit: Clock): ClockName | null {
  const same = JSON.stringify(limit);
  const found = Object.entries(CLOCKS).find(([, value]) => JSON.stringify(value) === same);
  return found ? (found[0] as ClockName) : null;
}
