/** Reviews and hints: what we ask the server for. Sentences come in the language asked for. */

import { ask } from "./client";
import type { components } from "./schema";
import type { AnyPosition, Frame, GameName } from "./types";

type Schemas = components["schemas"];

export type ReviewSeen = Schemas["ReviewSeen"];
export type WholeReview = Schemas["WholeReview"];
export type GradeSeen = Schemas["GradeSeen"];
export type ReviewPoint = Schemas["ReviewPoint"];
export type ReviewEvent = Schemas["ReviewEvent"];
export type LedgerSeen = Schemas["LedgerSeen"];
export type TurningPoint = Schemas["TurningPointSeen"];
export type Accuracy = Schemas["AccuracySeen"];
export type MarkName = GradeSeen["mark"];
export type Depth = ReviewSeen["depth"];
export type GameHint = Schemas["GameHint"];
export type HintStep = GameHint["step"];

/** A decision as its player had it. */
export interface Moment {
  ply: number;
  number: number;
  seat: number;
  position: AnyPosition;
  played: Frame[];
  better: Frame[];
}

/** What a move would have been worth. */
export interface TrySeen {
  is_good: boolean;
  text: string;
  grade: GradeSeen;
  line: Frame[];
  better: Frame[];
}

/** Of a table, or of a record from elsewhere. */
export type ReviewOf = { table: string } | { record: Readonly<Record<string, unknown>> };
export type ReviewWish = ReviewOf & { depth: Depth; begin: boolean };
export type BeliefSeen = Schemas["BeliefSeen"];
export type BeliefsSeen = Schemas["BeliefsSeen"];

const query = (words: Record<string, string | number>): string =>
  `?${new URLSearchParams(Object.entries(words).map(([name, word]) => [name, String(word)])).toString()}`;

export const askForReview = (wish: ReviewWish, language: string): Promise<ReviewSeen> =>
  ask("POST", `/api/reviews${query({ language })}`, wish);
export const seeReview = (id: string, since: number, language: string): Promise<ReviewSeen> =>
  ask("GET", `/api/reviews/${id}${query({ since, language })}`);
export const cancelReview = (id: string): Promise<void> => ask("DELETE", `/api/reviews/${id}`);
export const reviewFrames = (
  id: string,
  seat: number,
): Promise<{ seat: number; frames: Frame[] }> =>
  ask("GET", `/api/reviews/${id}/frames${query({ seat })}`);
export const reviewMoment = (id: string, ply: number): Promise<Moment> =>
  ask("GET", `/api/reviews/${id}/moments/${ply}`);
export const tryMove = (
  id: string,
  ply: number,
  move: string,
  language: string,
): Promise<TrySeen> =>
  ask("POST", `/api/reviews/${id}/moments/${ply}/tries${query({ language })}`, { move });
export const warmReviews = (game: GameName): Promise<void> =>
  ask("POST", `/api/reviews/warm/${game}`);
export const hintAt = (table: string, step: HintStep, language: string): Promise<GameHint> =>
  ask("GET", `/api/tables/${table}/hint${query({ step, language })}`);
/** What a player may think of what lies hidden, now. */
export const beliefAt = (table: string): Promise<BeliefSeen> =>
  ask("GET", `/api/tables/${table}/belief`);
/** The same for a seat at every position of a game that is over. */
export const beliefsAt = (table: string, seat: number): Promise<BeliefsSeen> =>
  ask("GET", `/api/tables/${table}/beliefs${query({ seat })}`);
