/** What the server sends, as docs/bot-api.md tells it. */

export type GameName = "mandala" | "patterns" | "mandamina";

/** What the positions of all games have in common. */
export interface Position {
  game: GameName;
  rules: string;
  options: Record<string, string | number>;
  seats: number;
  /** Whose view this is; null for whoever watches. */
  seat: number | null;
  /** Whose decision it is; null when the game is over or chance is due. */
  turn: number | null;
  chance_due: boolean;
  /** Move texts; empty when it is not your turn. */
  legal_moves: string[];
  scores: number[] | null;
  winner: number | boolean | null;
  ending: string | null;
}

/** Cards of one zone are a text of colour letters, as in "krrg". */
export type Letters = string;

export interface MandalaPosition extends Position {
  game: "mandala";
  phase: "turn" | "draw" | "claim" | "refill" | "over";
  on_turn: number | null;
  /** The Mandala that is being completed, claimed or refilled: 1 or 2. */
  mandala: number | null;
  mountains: Letters[];
  /** For each Mandala the Fields of both seats. */
  fields: Letters[][];
  /** The colours each Mandala lacks to be complete. */
  missing: Letters[];
  /** The colours in the River of each seat, the first is worth 1. */
  rivers: Letters[];
  cups: { count: number; claimed: Letters; hidden: Letters | null }[];
  hands: { count: number; cards: Letters | null }[];
  deck: number;
  discard: Letters;
  /** All cards that this seat cannot locate. */
  unseen: Letters;
  exhausted: boolean;
  claiming: { mandala: number; by: number } | null;
  due: number;
  points: { space: number; colour: string; cards: number; points: number }[][];
}

export interface PatternsGroup {
  number: number;
  colour: string;
  marker: string;
  cells: string[];
}

export interface PatternsPosition extends Position {
  game: "patterns";
  phase: "bowls" | "turn" | "final-flips" | "over";
  /** Eight rows, row 8 first; a small letter lies face up, a capital face down, "." is no cell. */
  board: string[];
  groups: PatternsGroup[][];
  /** The two starting tiles. */
  tiles: Letters;
  bowls: (string | null)[];
  points: { number: number; colour: string; tiles: number; points: number }[][];
}

export interface MandaminaPosition extends Position {
  game: "mandamina";
  /** Seven rows, row 7 first; "." is the hole. */
  board: string[];
  hole: string;
  moves: number;
  moves_left: number | null;
  clusters: { colour: string; clustered: boolean; shape: number | null }[];
  shapes: number;
  points: { item: "shapes" | "centre" | "moves"; count: number; points: number }[][];
}

export type AnyPosition = MandalaPosition | PatternsPosition | MandaminaPosition;

/** What the server can say about the moves of a position, for whoever is on turn. */
export interface Prospects {
  /** What a legal move changes in the own points at once. */
  gains: Record<string, number>;
  /** Patterns: cells where the own group would touch a rival group of its colour. */
  closed: string[];
  /** Mandala: for each colour how likely the rival holds at least one, and how many on average. */
  rival: Record<string, { some: number; mean: number }> | null;
}
