/** The analysis board: what we ask the server for. It keeps nothing: we send all moves along. */

import { ask } from "./client";
import type { components } from "./schema";
import type { AnyPosition, GameName, Result } from "./types";

type Schemas = components["schemas"];

export type OptionsSent = Record<string, string | number>;

/** Where an analysis begins: with a position as text, or with a deal as in a record. */
export interface StartSent {
  picture: string | null;
  deal: Record<string, unknown> | null;
  options: OptionsSent;
}

export interface NodeSent {
  /** The number of the move before it, in the list; -1 for the start. */
  parent: number;
  move: string;
  comment: string;
}

export type EngineAnswer = Schemas["EngineAnswer"];
export type EngineLine = Schemas["EngineLine"];
export type NodeSeen = Schemas["NodeSeen"];
export type TreeSeen = Schemas["TreeSeen"];

export interface PositionSeen {
  picture: string;
  options: OptionsSent;
  /** Whose view it is. */
  seat: number;
  turn: number | null;
  position: AnyPosition;
  legal_moves: string[];
  /** The last event if it was chance, complete. */
  came: string | null;
  outcomes: { move: string; chance: number }[];
  scores: number[];
  result: Result | null;
}

const at = (game: GameName, what: string): string => `/api/analysis/${game}/${what}`;

export const lookAt = (
  game: GameName,
  start: StartSent,
  moves: readonly string[],
  { seat = null, draw = false }: { seat?: number | null; draw?: boolean } = {},
): Promise<PositionSeen> => ask("POST", at(game, "position"), { ...start, moves, seat, draw });

export const dealOne = (game: GameName, options: OptionsSent): Promise<PositionSeen> =>
  ask("POST", at(game, "deal"), { options });

export const think = (
  game: GameName,
  start: StartSent,
  moves: readonly string[],
  deep: boolean,
): Promise<EngineAnswer> => ask("POST", at(game, "engine"), { ...start, moves, deep });

export const checkTree = (
  game: GameName,
  start: StartSent,
  nodes: readonly NodeSent[],
): Promise<TreeSeen> => ask("POST", at(game, "tree"), { ...start, nodes });

export const readText = (game: GameName, text: string): Promise<TreeSeen> =>
  ask("POST", at(game, "read"), { text });

/** A text of whichever game. */
export const readAny = (text: string): Promise<TreeSeen> =>
  ask("POST", "/api/analysis/read", { text });

export const writeRecord = (
  game: GameName,
  start: StartSent,
  nodes: readonly NodeSent[],
  comment: string,
  names: readonly string[],
): Promise<Record<string, unknown>> =>
  ask("POST", at(game, "record"), { ...start, nodes, comment, names });
