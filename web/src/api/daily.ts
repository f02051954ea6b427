/** The Daily, as the server tells it: days, tasks, results, and everything asked about them. */

import { ask } from "./client";
import type { components } from "./schema";
import type { AnyPosition, Frame, GameName } from "./types";

type Schemas = components["schemas"];
interface OfAnyGame {
  game: GameName;
  position: AnyPosition;
  frames: Frame[];
  line: Frame[];
}
/** The same without the names of the games that are there. */
type Any<Sent> = Omit<Sent, keyof OfAnyGame> & Pick<OfAnyGame, keyof OfAnyGame & keyof Sent>;

/** A day of the whole world, as `2026-11-18`. */
export type Day = string;
export type MyResult = Schemas["MyResult"];
export type TaskSeen = Any<Schemas["TaskSeen"]>;
export type DaySeen = Omit<Schemas["DaySeen"], "tasks"> & { tasks: TaskSeen[] };
export type Streak = Schemas["Streak"];
export type Today = Omit<Schemas["Today"], "days"> & { days: DaySeen[] };
export type DailyState = Any<Schemas["DailyState"]>;
/** My move and what came of it. */
export type Played = Any<Schemas["DailyTurn"]>;
export type Verdict = NonNullable<Played["verdict"]>;
export type DailyHint = Any<Schemas["DailyHint"]>;
export type Solution = Any<Schemas["DailySolution"]>;
export type BoardRow = Schemas["BoardRow"];
export type DailyBoard = Schemas["DailyBoard"];
export type CalendarDay = Schemas["CalendarDay"];
export type CalendarMonth = Schemas["CalendarMonth"];

const taskPath = (day: Day, game: GameName): string => `/api/daily/days/${day}/${game}`;

export const today = (language: string): Promise<Today> =>
  ask("GET", `/api/daily?language=${language}`);
export const seeDay = (day: Day, language: string): Promise<DaySeen> =>
  ask("GET", `/api/daily/days/${day}?language=${language}`);
export const calendar = (month: string): Promise<CalendarMonth> =>
  ask("GET", `/api/daily/calendar?month=${month}`);

export const seeTask = (day: Day, game: GameName, language: string): Promise<DailyState> =>
  ask("GET", `${taskPath(day, game)}?language=${language}`);
/** The same number and move sent twice is one move. */
export const playTask = (
  day: Day,
  game: GameName,
  language: string,
  number: number,
  move: string,
): Promise<Played> =>
  ask("POST", `${taskPath(day, game)}/moves?language=${language}`, { number, move });
export const takeBack = (
  day: Day,
  game: GameName,
  language: string,
  number: number,
): Promise<DailyState> =>
  ask("POST", `${taskPath(day, game)}/take-back?language=${language}`, { number });
export const hint = (
  day: Day,
  game: GameName,
  language: string,
  step: number,
): Promise<DailyHint> => ask("POST", `${taskPath(day, game)}/hints?language=${language}`, { step });
export const giveUp = (day: Day, game: GameName, language: string): Promise<DailyState> =>
  ask("POST", `${taskPath(day, game)}/give-up?language=${language}`);
export const solution = (day: Day, game: GameName): Promise<Solution> =>
  ask("GET", `${taskPath(day, game)}/solution`);
export const board = (day: Day, game: GameName): Promise<DailyBoard> =>
  ask("GET", `${taskPath(day, game)}/board`);

/** What anybody can check a day by; its proof comes when it no longer counts. */
export const ANCHOR = "/api/daily/anchor";
export const proofOf = (day: Day): string => `/api/daily/days/${day}/proof`;
