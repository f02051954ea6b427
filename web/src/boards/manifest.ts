/** What a game brings to the page besides its texts. Each folder's index.ts exports one. */

import type { Component } from "svelte";
import type { AnyPosition } from "../api/types";
import type { GameChance } from "../fair/record";
import type { t } from "../words/words.svelte";
import type { BoardProps, LastMove } from "./board";
import type { Setup } from "./setup";

export interface Manifest<P extends AnyPosition = AnyPosition> {
  board: () => Promise<{ default: Component<BoardProps<P>> }>;
  words: () => Promise<Words<P>>;
  /** The arithmetic of a result; without it the scores stand alone. */
  points?: () => Promise<{ pointsOf: PointsOf<P> }>;
  /** Computes deal and chance again; without it only promises, seeds and seats are checked. */
  chance?: () => Promise<GameChance>;
  /** How its positions are set up by hand; without it they are pasted as text. */
  setup?: () => Promise<{ default: Setup }>;
  /** What explains the game at its board; without it there is what is true of any game. */
  help?: () => Promise<Help<P>>;
  /** What only this game shows beside a decision in a review: what could be known, plans. */
  more?: () => Promise<{ default: Component<MoreProps> }>;
  /** Whether `more` shows what a seat may know, too: then that can be seen at a table and in a
   * replay. */
  believes?: true;
  /** What is drawn in a square of 32 beside the game's name; without it, the first letter is. */
  Sign?: Component;
  /** Whether the board shows what the server says about the moves; not asked for otherwise. */
  wantsProspects?: (isFromMemory: boolean) => boolean;
  /** Whether the board looks the same from every seat: then it cannot be turned. */
  isFixed?: true;
  /** Whether an option matters beside the others that were chosen. All do unless this says no. */
  isOptionUsed?: (option: string, chosen: Options) => boolean;
  /** Options and values in the order people read them; the server has the usual value first. */
  optionOrder?: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface MoreProps {
  /** As the game's reviewer gives it. */
  more: Readonly<Record<string, unknown>>;
  names: readonly string[];
  /** Who decided. */
  seat: number;
}

export type Options = Readonly<Record<string, string | number>>;

export interface Words<P extends AnyPosition = AnyPosition> {
  /** The whole board, a sentence for each part; none if the board itself can be read. */
  describe: (position: P, say: typeof t, names: readonly string[]) => string[];
  /** What a move was, and what came of it. */
  tell: (told: LastMove, names: readonly string[], say: typeof t) => string;
  /** A move that waits for confirmation, as a question. */
  question: (move: string, position: P, say: typeof t) => string;
  /** A sentence with its moves in words; without it they stay as they are written. */
  inWords?: (text: string, say: typeof t) => string;
}

export interface Help<P extends AnyPosition = AnyPosition> {
  /** The number of the rule about what is going on, as in the rules; null for their beginning. */
  ruleFor: (position: P) => string | null;
  /** Ids of texts, each about one kind of piece or place, in the order in which one meets them. */
  legend: readonly string[];
  /** Draws what such a text is about; null where there is nothing to draw. */
  Picture: Component<{ of: string }> | null;
}

export interface PointsRow {
  /** The letter of a colour that is shown before the row. */
  colour: string | null;
  what: string;
  sum: string;
  points: number;
}

/** What each row of the score counted: for each seat, or once for all who played together. */
export type PointsOf<P extends AnyPosition = AnyPosition> = (
  position: P,
  say: typeof t,
) => PointsRow[][];
