/** The pictures of the games, made when the page is built (tools/prerender.ts). */

import stills from "virtual:stills";
import type { GameName } from "../api/types";

export interface Still {
  /** Which position of the sample game it shows. */
  at: number;
  width: number;
  height: number;
  /** Where the pictures lie. */
  light: string;
  dark: string;
}

/** Undefined for a game that this page has no board for. */
export function stillOf(game: GameName): Still | undefined {
  return stills[game];
}
