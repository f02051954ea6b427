/** Lessons: what we ask the server for. Sentences come in the language that is asked for. */

import { ask } from "./client";
import type { AnyPosition, Frame, GameName, Result } from "./types";

/** The lessons of a game, as the list of all has them. */
export interface LessonList {
  game: GameName;
  /** How long the first one takes. */
  minutes: number;
  lessons: { id: string; title: string; is_main: boolean; steps: number }[];
}

export interface StepSeen {
  id: string;
  /** What to do, in one or two sentences. */
  say: string;
  /** What the board points at. */
  point: string[];
  /** The numbers of the rules that it shows. */
  rules: string[];
}

export interface LessonSeen {
  id: string;
  title: string;
  is_main: boolean;
  /** What an idea claims, and on what that rests. */
  claim: string | null;
  measured: string | null;
  steps: StepSeen[];
}

export interface CourseSeen {
  game: GameName;
  lessons: LessonSeen[];
  has_finale: boolean;
  finale_say: string | null;
  /** Rules that the first lesson does not meet, and when one does. */
  later: { rules: string[]; when: string }[];
}

export interface RuleSeen {
  number: string;
  text: string;
}

export interface StepAnswer {
  /** Where it stands now, as the learner sees it. */
  position: AnyPosition;
  seat: number;
  frames: Frame[];
  /** Null if nothing was tried. */
  verdict: "right" | "wrong" | "illegal" | null;
  say: string;
  rule: RuleSeen | null;
  /** What could follow a wrong move, that move included. */
  refutation: Frame[];
  hint: string[];
  /** The hint in words. */
  shown: string;
}

export interface FinaleAnswer {
  /** All moves since the start, of both sides. */
  moves: string[];
  frames: Frame[];
  position: AnyPosition;
  seat: number;
  verdict: "played" | "illegal" | null;
  say: string;
  /** Which sort of remark it was; each is made once. */
  kind: string | null;
  rule: RuleSeen | null;
  result: Result | null;
  /** The level of the other side; null where all play together. */
  rival: string | null;
}

/** How far somebody has come: for each game and lesson the step to go on with, and if it is done. */
export type Progress = Record<GameName, Record<string, LessonProgress>>;

export interface LessonProgress {
  step: number;
  done: boolean;
}

export const allLessons = (language: string): Promise<LessonList[]> =>
  ask("GET", `/api/lessons?language=${language}`);
export const courseOf = (game: GameName, language: string): Promise<CourseSeen> =>
  ask("GET", `/api/lessons/${game}?language=${language}`);

/** Begin a step (`move` is null), or try a move; `path` has what was chosen in the steps before. */
export const tryStep = (
  game: GameName,
  lesson: string,
  step: string,
  language: string,
  path: readonly string[],
  move: string | null,
): Promise<StepAnswer> =>
  ask("POST", `/api/lessons/${game}/${lesson}/steps/${step}?language=${language}`, { path, move });

/** Begin the game at the end of a lesson, or play a move in it. */
export const tryFinale = (
  game: GameName,
  language: string,
  moves: readonly string[],
  move: string | null,
  said: readonly string[],
): Promise<FinaleAnswer> =>
  ask("POST", `/api/lessons/${game}/finale?language=${language}`, { moves, move, said });

export const myLessons = (): Promise<{ progress: Progress }> => ask("GET", "/api/me/lessons");
/** The server keeps the farther of both, and says what that is. */
export const keepLessons = (progress: Progress): Promise<{ progress: Progress }> =>
  ask("PUT", "/api/me/lessons", { progress });
