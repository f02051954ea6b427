/** What every board is given and what it gives back. A board knows no rules. */

import type { Snippet } from "svelte";
import type { AnyPosition, Prospects } from "../api/types";

/** A move that was made, and by whom. */
export interface LastMove {
  seat: number;
  move: string;
  chance: string | null;
}

export interface BoardProps<P extends AnyPosition> {
  /** The position as the server sends it. */
  position: P;
  /** The seat that is drawn at the bottom: the own one, or 0 for whoever watches. */
  near: number;
  /** Names of the seats. */
  names: readonly string[];
  /** The move texts that may be played now; none while watching, waiting or replaying. */
  legal: readonly string[];
  /** The last move and the chance that followed, to keep what it did visible. */
  last: LastMove | null;
  /** Chosen by click, tap, drag or keys, and confirmed if people want that. */
  play: (move: string) => void;
  /** Somebody tried a move that is not legal: the table tells them why. */
  why: (move: string) => void;
  /** What moves would bring; null until the server has said it. */
  prospects: Prospects | null;
  /** A small picture of the board without controls, as on the home page. */
  small: boolean;
  /** What something is that was pressed and does nothing now, in one sentence. */
  explain?: (sentence: string) => void;
  /** A move that waits for confirmation: shown as if it were made. */
  ghost?: string | null;
  /** Whether its areas have names. */
  labels?: boolean;
  /** Whether prompts also say why: for whoever is new to the game. */
  isNew?: boolean;
  /** What a lesson or a hint points at: cells, cards or places, as moves name them. */
  point?: readonly string[];
  /** Tell the table what to say and show around the board; it does so whenever that changes. */
  ask?: (asked: Asked) => void;
}

/** What a board has to say besides its picture. The table has one line for it, and one place. */
export interface Asked {
  /** What to do now, or what is waited for; empty where the table's own words say it. */
  prompt: string;
  /** What is pressed besides the board, as the number of cards: always in sight. */
  controls: Snippet | null;
  /** What helps and is not needed to decide: beside the board, or below it. */
  aside: Snippet | null;
}

export const NOTHING_ASKED: Asked = { prompt: "", controls: null, aside: null };

/** A legal move as two gestures: pick a piece up, then choose where it goes. */
export interface Step {
  /** What is picked up; null for a move that is one click on its target. */
  pick: string | null;
  target: string;
  move: string;
}
