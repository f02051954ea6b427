/** Setting up a position by hand: what a game says about its pieces and where they can lie. */

import type { t } from "../words/words.svelte";

/** Something that can be placed. */
export interface Piece {
  id: string;
  /** The letter of its colour; null for what has none, as a hole. */
  colour: string | null;
  shape: "round" | "tile" | "open" | "card" | "hole" | "marker";
  /** A sign on it: a seat, a number. */
  badge?: string;
}

/** Where pieces can lie: a cell of the board, or a heap. */
export interface Place {
  id: string;
  /** How many pieces at most. */
  most: number;
  /** Where it is on a board of cells, from 0. */
  row?: number;
  column?: number;
  /** Heaps that are shown together. */
  group?: string;
  /** Whether their order means something: then a heap is not sorted. */
  isOrdered?: true;
}

/** What else a position has: whose turn it is, a count. */
export interface Field {
  id: string;
  /** What can be chosen; null for a number. */
  values: readonly string[] | null;
  /** Whether the values are letters of colours. */
  isColour?: true;
}

export interface Draft {
  /** The pieces that lie at each place. */
  places: Readonly<Record<string, readonly string[]>>;
  fields: Readonly<Record<string, string>>;
}

export interface Setup {
  /** How large a board of cells is; null if there are only heaps. */
  grid: { rows: number; columns: number } | null;
  places: readonly Place[];
  pieces: readonly Piece[];
  fields: readonly Field[];
  empty: Draft;
  /** How a piece looks that lies somewhere: there may be more of them than can be chosen. */
  pieceOf: (id: string) => Piece;
  /** What lies where after a place was pressed with a piece chosen. */
  put: (draft: Draft, place: string, piece: string) => Draft;
  /** How many of a piece are left to be placed. */
  left: (draft: Draft, piece: string) => number;
  /** The piece to go on with after one was placed. */
  next: (draft: Draft, piece: string) => string;
  /** Which places matter now; without it, all of them. */
  isShown?: (draft: Draft, place: string) => boolean;
  /** Which fields matter now. */
  isUsed?: (draft: Draft, field: string) => boolean;
  /** The draft of a position as text; null if it cannot be changed here. */
  read: (picture: string) => Draft | null;
  /** The position as text; whether it is possible, the server says. */
  write: (draft: Draft) => string;
  /** What a piece is called. */
  pieceName: (id: string, say: typeof t) => string;
  /** A place, or a group of places. */
  placeName: (id: string, say: typeof t, draft: Draft) => string;
  fieldName: (id: string, say: typeof t) => string;
  valueName: (field: string, value: string, say: typeof t) => string;
}

export function lying(draft: Draft, place: string): readonly string[] {
  return draft.places[place] ?? [];
}

export function withPlace(draft: Draft, place: string, pieces: readonly string[]): Draft {
  return { ...draft, places: { ...draft.places, [place]: pieces } };
}

export function withField(draft: Draft, field: string, value: string): Draft {
  return { ...draft, fields: { ...draft.fields, [field]: value } };
}

/** How many pieces lie anywhere for which this is true. */
export function countOf(draft: Draft, isMeant: (piece: string) => boolean): number {
  return Object.values(draft.places).flat().filter(isMeant).length;
}

/** The same piece if there are more of it, else the next one of which there are. */
export function nextLeft(
  pieces: readonly Piece[],
  draft: Draft,
  piece: string,
  left: Setup["left"],
): string {
  const at = pieces.findIndex(({ id }) => id === piece);
  const inTurn = [...pieces.slice(at), ...pieces.slice(0, at)];
  return inTurn.find(({ id }) => left(draft, id) > 0)?.id ?? piece;
}
